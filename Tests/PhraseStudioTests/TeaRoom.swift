// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseStudio
import Synchronization

/// What was brewed, for tests to look at.
final class TeaDiary: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

struct Tea: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tea")
  static let defaultQuery = TeaQuery()

  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  static let all = [
    Tea(id: "a", name: "Assam"), Tea(id: "s", name: "Sencha"), Tea(id: "r", name: "Rooibos"),
  ]
}

struct TeaQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Tea] {
    Tea.all.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Tea] { Tea.all }
  func suggestedEntities() async throws -> [Tea] { Tea.all }
}

enum Cup: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
    .small: "Small", .large: "Large",
  ]
}

struct BoilWater: AppIntent {
  static let title: LocalizedStringResource = "Boil Water"
  static let description = IntentDescription("Boils some cups of water.")
  @Parameter(title: "Cups", inclusiveRange: (1, 9), requestValueDialog: "How many cups?")
  var cups: Int
  @Dependency private var diary: TeaDiary

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    diary.note("boil \(cups)")
    return .result(value: 100, dialog: "\(cups) cups boil.")
  }
}

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
  @Parameter(title: "Cup", default: .small) var cup: Cup
  @Dependency private var diary: TeaDiary

  func perform() async throws -> some IntentResult & ReturnsValue<Tea> & ProvidesDialog {
    diary.note("brew \(tea.name), \(cup.rawValue)")
    return .result(value: tea, dialog: "\(tea.name) draws.")
  }
}

struct SweetProvider: DynamicOptionsProvider {
  @IntentParameterDependency<ServeTea>(\.$tea) var serving

  func results() async throws -> [String] {
    guard let tea = serving?.tea else { return [] }
    return tea.id == "s" ? ["Mochi", "Dango"] : ["Scone"]
  }
}

struct ServeTea: AppIntent {
  static let title: LocalizedStringResource = "Serve Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Parameter(title: "Cups") var cups: [Cup]
  @Parameter(title: "Sweet", optionsProvider: SweetProvider()) var sweet: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(tea.name) in \(cups.count) cups with \(sweet).")
  }
}

struct TeaRoomApp: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BoilWater(), phrases: ["Boil water with \(.applicationName)"])
    AppShortcut(intent: BrewTea(), phrases: ["Brew \(\.$tea) with \(.applicationName)"])
    AppShortcut(intent: ServeTea(), phrases: ["Serve tea with \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Tea Room"
}

/// How often a browser has loaded the page.
final class Arrivals: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func note() { number.withLock { $0 += 1 } }
}

/// An app, a person's shortcuts, and the studio that is served for them.
struct TeaRoom {
  static let boil = "PhraseStudioTests.BoilWater"
  static let brew = "PhraseStudioTests.BrewTea"
  static let serveTea = "PhraseStudioTests.ServeTea"

  let library: ShortcutLibrary
  let diary: TeaDiary
  let client: StudioClient
  /// Each time that a browser came.
  let arrivals: Arrivals

  /// Serves the studio while a test uses it.
  static func serve(
    _ shortcuts: [PersonalShortcut] = [], folder: URL? = nil,
    gallery: @escaping StudioServer.Gallery = { _ in [] }, automations: AutomationFile? = nil,
    habit: String? = nil, port: UInt16 = 0,
    _ test: (TeaRoom) async throws -> Void
  ) async throws {
    var environment = ShortcutEnvironment(folder: URL(fileURLWithPath: "/nowhere"))
    environment.automations = automations
    let library =
      folder.map { ShortcutLibrary(folder: $0, environment: environment) }
      ?? ShortcutLibrary(shortcuts, environment: environment)
    let diary = TeaDiary()
    let moment = Moment()
    var configuration = EngineConfiguration()
    configuration.calendar = Calendar(identifier: .gregorian)
    configuration.calendar.timeZone = .gmt
    if habit != nil { configuration.now = { moment.date } }
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    configuration.dependencies.add(dependency: diary)
    let engine = try await PhraseEngine(
      providers: [AppIntentsProvider([TeaRoomApp.self]), ShortcutsProvider(library)],
      configuration: configuration)
    if let habit { await repeatAtTwentyToEight(habit, with: engine, moment) }
    var generator = SystemRandomNumberGenerator()
    let server = StudioServer(
      engine: engine, library: library, gallery: gallery, port: port,
      key: StudioKey(using: &generator))
    let address = Promise<URL>()
    let arrivals = Arrivals()
    let serving = Task {
      do { try await server.run(reached: arrivals.note) { address.keep(.success($0)) } } catch {
        address.keep(.failure(error))
      }
    }
    let room = TeaRoom(
      library: library, diary: diary, client: StudioClient(address: try await address.value),
      arrivals: arrivals)
    let outcome = await Result { try await test(room) }
    serving.cancel()
    await serving.value
    try outcome.get()
  }
}

extension TeaRoom {
  /// Has something done at 7:40 of seven days from Monday to Friday.
  private static func repeatAtTwentyToEight(
    _ phrase: String, with engine: PhraseEngine, _ moment: Moment
  ) async {
    for day in [0, 1, 2, 3, 4, 7, 8] {
      moment.set(day: day, hour: 7, minute: 40)
      _ = await Conversation(engine).respond(to: phrase)
    }
    moment.set(day: 9, hour: 9, minute: 0)
  }
}

/// A time that a test sets.
private final class Moment: Sendable {
  private let seconds = Mutex(0)

  var date: Date { Date(timeIntervalSince1970: Double(seconds.withLock(\.self))) }

  /// Sets the time of a day, counted from Monday, 2 November 2026.
  func set(day: Int, hour: Int, minute: Int) {
    seconds.withLock { $0 = 1_793_577_600 + day * 86_400 + hour * 3_600 + minute * 60 }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
