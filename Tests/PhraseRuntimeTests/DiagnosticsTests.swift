// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import Synchronization
import Testing

/// What is told about declarations at the start, and about queries when they are examined.
@Suite struct DiagnosticsTests {
  // MARK: - Declarations

  struct Untitled: AppIntent {
    static let title: LocalizedStringResource = " "
    func perform() async throws -> some IntentResult { .result() }
  }
  struct AskPerson: AppIntent {
    static let title: LocalizedStringResource = "Ask Person"
    @Parameter(title: "Person") var person: IntentPerson
    func perform() async throws -> some IntentResult { .result() }
  }
  struct MayAskPerson: AppIntent {
    static let title: LocalizedStringResource = "May Ask Person"
    @Parameter(title: "Person") var person: IntentPerson?
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Good: AppIntent {
    static let title: LocalizedStringResource = "Good"
    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Price") var price: IntentCurrencyAmount
    @Parameter(title: "Label", optionsProvider: Labels()) var label: String
    func perform() async throws -> some IntentResult { .result() }
  }
  struct OpenFile: AppIntent {
    static let title: LocalizedStringResource = "Open File"
    @Parameter(title: "File") var file: IntentFile
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Labels: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Red", "Blue"] }
  }

  struct UntitledApp: AppShortcutsProvider {
    static let applicationName = ApplicationName("Tester")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Untitled(), phrases: ["Begin in \(.applicationName)"])
    }
  }
  struct PersonApp: AppShortcutsProvider {
    static let applicationName = ApplicationName("Tester")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: AskPerson(), phrases: ["Send in \(.applicationName)"])
    }
  }
  struct PersonPhraseApp: AppShortcutsProvider {
    static let applicationName = ApplicationName("Tester")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: AskPerson(), phrases: ["Send \(\.$person) in \(.applicationName)"])
    }
  }
  struct OptionalPersonApp: AppShortcutsProvider {
    static let applicationName = ApplicationName("Tester")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: MayAskPerson(), phrases: ["Send in \(.applicationName)"])
    }
  }
  struct GoodApp: AppShortcutsProvider {
    static let applicationName = ApplicationName("Tester")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Good(), phrases: ["Count \(\.$label) things in \(.applicationName)"])
      AppShortcut(intent: OpenFile(), phrases: ["Open a file in \(.applicationName)"])
    }
  }

  /// An app, its only diagnostic, and the part of the phrase that it points at.
  struct Case: Sendable {
    let provider: any AppShortcutsProvider.Type
    let severity: Diagnostic.Severity?
    let message: [String]
    let pointsAt: String
  }

  static let cases = [
    Case(
      provider: UntitledApp.self, severity: .warning,
      message: [
        "DiagnosticsTests.Untitled has no title",
        "static let title: LocalizedStringResource = \"Untitled\"",
      ], pointsAt: ""),
    Case(
      provider: PersonApp.self, severity: .error,
      message: [
        "person of ", "DiagnosticsTests.AskPerson is of type AppIntents.IntentPerson",
        "no question can fill",
        "give it an optionsProvider", "or make it optional",
      ], pointsAt: "Send in ${applicationName}"),
    Case(
      provider: PersonPhraseApp.self, severity: .error,
      message: ["person of ", "DiagnosticsTests.AskPerson takes", "take ${person} out"],
      pointsAt: "${person}"),
    Case(
      provider: OptionalPersonApp.self, severity: .note,
      message: ["DiagnosticsTests.MayAskPerson", "only code can set it"],
      pointsAt: "Send in ${applicationName}"),
    Case(provider: GoodApp.self, severity: nil, message: [], pointsAt: ""),
  ]

  @Test(arguments: cases)
  func declarationsAreChecked(_ example: Case) async throws {
    let engine = try await PhraseEngine(providers: [example.provider], packages: [])
    let found = await engine.diagnostics
    #expect(engine.knownErrors.isEmpty, "those who use the app are not told")
    #expect(found.map(\.severity) == [example.severity].compactMap(\.self))
    guard let diagnostic = found.first else { return }
    for part in example.message { #expect(diagnostic.message.contains(part)) }
    let bytes = Array(diagnostic.source.utf8)[diagnostic.span]
    #expect(String(decoding: bytes, as: UTF8.self) == example.pointsAt)
  }

  @Test func aPhraseThatNamesAnUnknownParameterIsPointedAt() throws {
    struct Wrong: AppShortcutsProvider {
      static let applicationName = ApplicationName("Tester")
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Good(), phrases: ["Count ${lable} in \(.applicationName)"])
      }
    }
    let found = Catalog(providers: [Wrong.self]).diagnostics
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.message == "the phrase names ${lable}, which Good does not have; it may name "
        + "${count}, ${label}, ${price}, ${applicationName}")
  }

  // MARK: - Queries

  /// What the query of the shelf does.
  enum Mood: String, CaseIterable, Sendable {
    case good, newIdentifiers, forgetful, slow, silent, failing, hanging
  }

  static let findings: [(Mood, Diagnostic.Severity?, [String])] = [
    (.good, nil, []),
    (
      .newIdentifiers, .error,
      [
        "the id of the Jar “Plum” changed between two calls of ", "JarQuery.suggestedEntities()",
        "give it an id that the app stores",
      ]
    ),
    (
      .forgetful, .error,
      ["JarQuery.entities(for:) does not find “0”", "return the Jar of every id that exists"]
    ),
    (.slow, .warning, ["JarQuery.suggestedEntities() took 2.0 seconds, longer than 1.0 seconds"]),
    (.silent, .warning, ["JarQuery suggests nothing", "so nobody can name a Jar"]),
    (.failing, .error, ["JarQuery.suggestedEntities() failed: "]),
    (.hanging, .error, ["JarQuery.suggestedEntities() did not answer within 10.0 seconds"]),
  ]

  @Test(arguments: findings.indices)
  func queriesAreExamined(_ index: Int) async throws {
    let (mood, severity, parts) = Self.findings[index]
    let clock = StillClock(endsWaits: mood == .hanging)
    var configuration = PhraseEngine.Configuration()
    configuration.clock = clock
    try await Larder.$current.withValue(Larder(mood: mood, clock: clock)) {
      let engine = try await PhraseEngine(Larder.Shortcuts.self, configuration: configuration)
      let found = await engine.diagnostics.filter { $0.source != "" } + engine.examine()
      #expect(found.map(\.severity) == [severity].compactMap(\.self))
      for part in parts { #expect(found.first?.message.contains(part) == true) }
    }
  }

  @Test func aQueryThatNobodySpeaksOfMayBeSilent() async throws {
    enum Package: AppIntentsPackage {
      static var intents: [any AppIntent.Type] { [Larder.OpenJar.self] }
    }
    let larder = Larder(mood: .silent, clock: StillClock())
    var configuration = PhraseEngine.Configuration()
    configuration.clock = larder.clock
    try await Larder.$current.withValue(larder) {
      let engine = try await PhraseEngine(
        providers: [], packages: [Package.self], configuration: configuration)
      #expect(await engine.examine().isEmpty)
    }
  }
}

/// An app with one query, whose behaviour a test chooses.
struct Larder: Sendable {
  @TaskLocal static var current = Larder(mood: .good, clock: StillClock())

  let mood: DiagnosticsTests.Mood
  let clock: StillClock

  func jars() async throws -> [Jar] {
    switch mood {
    case .silent: return []
    case .failing: throw Closed()
    case .hanging: await clock.hang()
    case .slow: clock.advance(by: .seconds(2))
    case .newIdentifiers:
      clock.advance(by: .milliseconds(1))
      return [Jar(id: "\(clock.now.offset)", name: "Plum")]
    case .good, .forgetful: break
    }
    return [Jar(id: "0", name: "Plum"), Jar(id: "1", name: "Cherry")]
  }

  struct Jar: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
    static let defaultQuery = JarQuery()
    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct JarQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Jar] {
      let larder = Larder.current
      guard larder.mood != .forgetful else { return [Jar(id: "1", name: "Cherry")] }
      return [Jar(id: "0", name: "Plum"), Jar(id: "1", name: "Cherry")].filter {
        identifiers.contains($0.id)
      }
    }
    func suggestedEntities() async throws -> [Jar] { try await Larder.current.jars() }
  }

  struct OpenJar: AppIntent {
    static let title: LocalizedStringResource = "Open Jar"
    @Parameter(title: "Jar") var jar: Jar
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let applicationName = ApplicationName("Larder")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: OpenJar(), phrases: ["Open \(\.$jar) in \(.applicationName)"])
    }
  }
}

/// A clock that only a test moves; its waits end at once or with the task.
final class StillClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Duration.zero)
  private let endsWaits: Bool

  init(endsWaits: Bool = false) { self.endsWaits = endsWaits }

  var now: Instant { Instant(offset: time.withLock(\.self)) }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }

  /// Does not come back before the task is cancelled.
  func hang() async {
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    withExtendedLifetime(continuation) {}
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !endsWaits else { return }
    await hang()
    try Task.checkCancellation()
  }
}
