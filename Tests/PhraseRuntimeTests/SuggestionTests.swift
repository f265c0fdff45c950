// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Synchronization
import Testing

/// A day that tests move on.
final class TestCalendar: Sendable {
  private let day = Mutex(0.0)
  var now: Date { Date(timeIntervalSince1970: 1_780_000_000 + day.withLock(\.self) * 86_400) }
  func pass(days: Double) { day.withLock { $0 += days } }
}

enum Blend: String, AppEnum {
  case dark, mild
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Blend"
  static let caseDisplayRepresentations: [Blend: DisplayRepresentation] = [
    .dark: "Dark", .mild: "Mild",
  ]
}

struct BrewCoffee: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Brew Coffee"
  @Parameter(title: "Blend") var blend: Blend
  @Parameter(title: "Cups", default: 1) var cups: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$blend) { blend in
      DisplayRepresentation(title: "Brew \(blend) coffee", subtitle: "as usual")
    }
  }

  static func of(_ blend: Blend, cups: Int = 1) -> BrewCoffee {
    let intent = BrewCoffee()
    intent.blend = blend
    intent.cups = cups
    return intent
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Brewing \(blend).")
  }
}

struct CleanPot: AppIntent {
  static let title: LocalizedStringResource = "Clean Pot"
  func perform() async throws -> some IntentResult { .result() }
}

struct BreakPot: AppIntent {
  static let title: LocalizedStringResource = "Break Pot"
  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Beaker: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beaker"
  static let defaultQuery = BeakerQuery()
  var displayRepresentation: DisplayRepresentation { "Beaker \(id)" }
}

struct BeakerQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Beaker] { identifiers.map(Beaker.init) }
}

struct SipFrom: AppIntent {
  static let title: LocalizedStringResource = "Sip"
  @Parameter(title: "Beaker") var beaker: Beaker

  static func beaker(_ number: Int) -> SipFrom {
    let intent = SipFrom()
    intent.beaker = Beaker(id: number)
    return intent
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct GrindBeans: AppIntent {
  static let title: LocalizedStringResource = "Grind Beans"
  @Parameter(title: "Grade") var grade: Blend?
  func perform() async throws -> some IntentResult { .result() }
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewCoffee(),
      phrases: ["Brew in \(.applicationName)", "Brew \(\.$blend) in \(.applicationName)"])
    AppShortcut(intent: CleanPot(), phrases: ["Clean the pot in \(.applicationName)"])
    AppShortcut(intent: GrindBeans(), phrases: ["Grind \(\.$grade) beans in \(.applicationName)"])
    AppShortcut(intent: SipFrom(), phrases: ["Sip in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Kitchen"
}

/// One test at a time: donations reach every engine of the process.
@Suite(.serialized) struct SuggestionTests {
  let calendar = TestCalendar()

  private func engine(path: String? = nil) async throws -> PhraseEngine {
    try await engine(path.map(PersonalActivity.init(path:)) ?? PersonalActivity())
  }

  private func engine(_ activity: PersonalActivity) async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration()
    let calendar = calendar
    configuration.now = { calendar.now }
    configuration.activity = activity
    return try await PhraseEngine(CoffeeShortcuts.self, configuration: configuration)
  }

  @Test func whatWasDoneMostComesFirst() async throws {
    let engine = try await engine()
    #expect(engine.suggestions().isEmpty)
    try await CleanPot().donate()
    try await BrewCoffee.of(.mild).donate()
    try await BrewCoffee.of(.dark).donate()
    try await BrewCoffee.of(.dark).donate()
    #expect(
      engine.suggestions().map(\.title) == ["Brew Dark coffee", "Brew Mild coffee", "Clean Pot"]
        || engine.suggestions().map(\.title)
          == ["Brew Dark coffee", "Clean Pot", "Brew Mild coffee"]
    )
    let first = try #require(engine.suggestions(limit: 1).first)
    #expect(first.subtitle == "as usual" && first.application == "Kitchen")
    #expect(first.phrase == "Brew Dark in Kitchen" && first.intent == "BrewCoffee")
    #expect(engine.suggestions(limit: -1).isEmpty)
  }

  @Test func whatIsLongAgoFades() async throws {
    let engine = try await engine()
    for _ in 0..<3 { try await BrewCoffee.of(.dark).donate() }
    calendar.pass(days: 60)
    try await CleanPot().donate()
    #expect(engine.suggestions().map(\.title) == ["Clean Pot", "Brew Dark coffee"])
    calendar.pass(days: -90)
    #expect(engine.suggestions().count == 2)
  }

  @Test(
    arguments: [
      (13, ["Brew Dark coffee", "Clean Pot"]), (15, ["Clean Pot", "Brew Dark coffee"]),
    ] as [(Double, [String])])
  func whatWasDoneTwoWeeksAgoCountsHalf(_ days: Double, _ titles: [String]) async throws {
    let engine = try await engine()
    for _ in 0..<2 { try await BrewCoffee.of(.dark).donate() }
    calendar.pass(days: days)
    try await CleanPot().donate()
    #expect(engine.suggestions().map(\.title) == titles)
  }

  @Test func valuesThatNoPhraseNames() async throws {
    let engine = try await engine()
    try await BrewCoffee.of(.mild, cups: 3).donate()
    #expect(engine.suggestions().first?.phrase == nil)
  }

  @Test func aPhraseForAValueThatIsAbsentIsNotSuggested() async throws {
    let engine = try await engine()
    try await GrindBeans().donate()
    #expect(engine.suggestions().map(\.title) == ["Grind Beans"])
    #expect(engine.suggestions().first?.phrase == nil)
    let fine = GrindBeans()
    fine.grade = .mild
    for _ in 0..<2 { try await fine.donate() }
    #expect(engine.suggestions().first?.phrase == "Grind Mild beans in Kitchen")
  }

  @Test func conversationsCount() async throws {
    let engine = try await engine()
    let conversation = Conversation(engine)
    _ = await conversation.respond(to: "brew dark in kitchen")
    _ = await conversation.respond(to: "brew the moon in kitchen")
    #expect(engine.suggestions().map(\.title) == ["Brew Dark coffee"])
  }

  @Test func intentsOfOtherAppsDoNotCount() async throws {
    let engine = try await engine()
    try await BreakPot().donate()
    #expect(engine.suggestions().isEmpty)
  }

  @Test func onlyAFileThatWasAskedForLasts() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("suggestions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("deep/activity.json").path
    do {
      let engine = try await engine(path: path)
      try await CleanPot().donate()
      #expect(engine.suggestions().count == 1)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let second = try await engine(path: path)
    #expect(second.suggestions().map(\.title) == ["Clean Pot"])
    try second.forgetSuggestions()
    #expect(second.suggestions().isEmpty && !FileManager.default.fileExists(atPath: path))
    try second.forgetSuggestions()
    #expect(try await engine().suggestions().isEmpty)
  }

  @Test func aDonationThatIsTakenBackIsNotSuggested() async throws {
    let engine = try await engine()
    let first = try await CleanPot().donate()
    calendar.pass(days: 20)
    let second = try await CleanPot().donate()
    _ = await Conversation(engine).respond(to: "brew dark in kitchen")
    let other = try await BrewCoffee.of(.dark).donate()
    #expect(try await deleted(.donationIdentifiers([first, other])) == Set([first, other]))
    #expect(try await deleted(.donationIdentifiers([first])).isEmpty)
    #expect(Set(engine.suggestions().map(\.title)) == ["Clean Pot", "Brew Dark coffee"])
    #expect(try await deleted(.donationIdentifiers([second])) == [second])
    #expect(engine.suggestions().map(\.title) == ["Brew Dark coffee"])
  }

  @Test func whatATypeOrAnEntityDidIsForgottenInAFileToo() async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("suggestions-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let donation: IntentDonationIdentifier
    do {
      let engine = try await engine(path: path)
      _ = try await BrewCoffee.of(.dark).donate()
      donation = try await CleanPot().donate()
      try await SipFrom.beaker(1).donate()
      try await SipFrom.beaker(2).donate()
      #expect(engine.suggestions(limit: 9).count == 4)
    }
    let engine = try await engine(path: path)
    #expect(try await deleted(.intentType(CleanPot.self)) == [donation])
    #expect(try await deleted(.entityIdentifier(EntityIdentifier(for: Beaker(id: 2)))).count == 1)
    #expect(try await deleted(.entityIdentifiers([EntityIdentifier(for: Beaker(id: 3))])).isEmpty)
    #expect(Set(engine.suggestions().map(\.intent)) == ["BrewCoffee", "SipFrom"])
    #expect(try await self.engine(path: path).suggestions(limit: 9).count == 2)
  }

  private func deleted(
    _ predicate: IntentDonationMatchingPredicate
  ) async throws -> Set<IntentDonationIdentifier> {
    Set(try await IntentDonationManager.shared.deleteDonations(matching: predicate))
  }

  @Test func onlySoManyAreRemembered() async throws {
    let engine = try await engine()
    for cups in 0..<300 {
      try await BrewCoffee.of(.mild, cups: cups).donate()
      calendar.pass(days: 0.01)
    }
    #expect(engine.suggestions(limit: 1_000).count == 200)
  }

  // MARK: - One person, several engines and programs

  @Test func enginesOfOnePersonShareWhatWasDone() async throws {
    let activity = PersonalActivity()
    let (first, second) = (try await engine(activity), try await engine(activity))
    _ = await Conversation(first).respond(to: "brew dark in kitchen")
    #expect(second.suggestions().map(\.title) == ["Brew Dark coffee"])
    #expect(try await engine().suggestions().isEmpty)
    try await CleanPot().donate()
    try await CleanPot().donate()
    calendar.pass(days: 10)
    _ = await Conversation(second).respond(to: "brew dark in kitchen")
    // A donation that both engines hear of counts once: two old cleanings are less than two brews.
    #expect(first.suggestions().map(\.title) == ["Brew Dark coffee", "Clean Pot"])
    try second.forgetSuggestions()
    #expect(first.suggestions().isEmpty)
  }

  @Test func anEngineSuggestsOnlyWhatItsAppsDo() async throws {
    let activity = PersonalActivity()
    let coffee = try await engine(activity)
    _ = await Conversation(coffee).respond(to: "brew dark in kitchen")
    var configuration = PhraseEngine.Configuration()
    configuration.activity = activity
    let ferries = try await PhraseEngine(FerryShortcuts.self, configuration: configuration)
    #expect(ferries.suggestions().isEmpty)
    #expect(coffee.suggestions().count == 1)
  }

  /// Two values for one file stand for two programs.
  @Test func programsThatShareAFileLoseNothing() async throws {
    let folder = TemporaryFolder()
    let path = folder.path("activity.json")
    let programs = [try await engine(path: path), try await engine(path: path)]
    await withDiscardingTaskGroup { group in
      for (number, program) in programs.enumerated() {
        for cups in 0..<40 {
          group.addTask {
            program.note(BrewCoffee.of(.dark, cups: 2 * cups + number), donation: nil)
          }
        }
      }
    }
    #expect(programs.map { $0.suggestions(limit: 200).count } == [80, 80])
    #expect(try await engine(path: path).suggestions(limit: 200).count == 80)
  }

  @Test(
    arguments: ["{\"a\": 5", "[]", "{\"version\": 99, \"records\": {}}", "{\"version\": 2}"])
  func aFileThatCannotBeReadIsPutBeside(_ text: String) async throws {
    let folder = TemporaryFolder()
    let path = folder.path("activity.json")
    for number in 1...2 {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let engine = try await engine(path: path)
      #expect(engine.suggestions().isEmpty)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      _ = await Conversation(engine).respond(to: "brew dark in kitchen")
      #expect(try await self.engine(path: path).suggestions().count == 1)
      let aside = "\(path).unreadable-\(number)"
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
    }
    try await engine(path: path).forgetSuggestions()
    #expect(folder.files == ["activity.json.lock"])
  }

  @Test func aFileOfTheFirstVersionIsRead() async throws {
    let folder = TemporaryFolder()
    let path = folder.path("activity.json")
    _ = await Conversation(try await engine(path: path)).respond(to: "brew dark in kitchen")
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let form = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(form["version"] as? Int == 2)
    let records = try #require(form["records"] as? [String: Any])
    try JSONSerialization.data(withJSONObject: records).write(to: URL(fileURLWithPath: path))
    let engine = try await engine(path: path)
    #expect(engine.suggestions().map(\.title) == ["Brew Dark coffee"])
    _ = await Conversation(engine).respond(to: "clean the pot in kitchen")
    #expect(try await self.engine(path: path).suggestions().count == 2)
  }

  @Test func whatWasDoneIsTheOwnersAlone() async throws {
    let folder = TemporaryFolder()
    let path = folder.path("deep/er/activity.json")
    _ = await Conversation(try await engine(path: path)).respond(to: "brew dark in kitchen")
    for (name, mode) in [
      ("deep", 0o700), ("deep/er", 0o700), ("deep/er/activity.json", 0o600),
      ("deep/er/activity.json.lock", 0o600),
    ] {
      #expect(try folder.mode(name) == mode, "\(name)")
    }
  }

  @Test func whatCannotBeWrittenIsKeptInMemory() async throws {
    let engine = try await engine(path: "/proc/nowhere/activity.json")
    for line in ["brew dark in kitchen", "clean the pot in kitchen"] {
      _ = await Conversation(engine).respond(to: line)
    }
    #expect(engine.suggestions().count == 2)
    try engine.forgetSuggestions()
    #expect(engine.suggestions().isEmpty)
  }
}

/// A folder that is removed with its value.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("phrase-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
