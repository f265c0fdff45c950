// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Synchronization

@testable import PhraseShortcuts

/// What the kettle did, for tests to look at.
final class KettleDiary: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

struct Tea: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tea")
  static let defaultQuery = TeaQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Minutes") var minutes: Int
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ id: String, _ name: String, _ minutes: Int) {
    self.id = id
    self.name = name
    self.minutes = minutes
  }

  static var all: [Tea] { [Tea("a", "Assam", 4), Tea("s", "Sencha", 2), Tea("r", "Rooibos", 6)] }
}

struct TeaQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Tea] {
    Tea.all.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Tea] { Tea.all }
  func suggestedEntities() async throws -> [Tea] { Tea.all }
}

struct BoilWater: AppIntent {
  static let title: LocalizedStringResource = "Boil Water"
  @Parameter(title: "Cups", requestValueDialog: "How many cups?") var cups: Int
  @Dependency private var diary: KettleDiary

  static var parameterSummary: some ParameterSummary { Summary("Boil \(\.$cups) cups") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if cups > 9 { throw RunError("The kettle holds 9 cups.") }
    diary.note("boil \(cups)")
    return .result(value: 100, dialog: "\(cups) cups boil.")
  }
}

struct BrewTea: AppIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency private var diary: KettleDiary

  static var parameterSummary: some ParameterSummary { Summary("Brew \(\.$tea)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Tea> & ProvidesDialog {
    diary.note("brew \(tea.name)")
    let name = tea.name
    undoManager?.registerUndo(withTarget: diary) { $0.note("pour \(name) away") }
    undoManager?.setActionName("Brew \(name)")
    return .result(value: tea, dialog: "\(tea.name) draws for \(tea.minutes) minutes.")
  }
}

struct ThrowAway: DeleteIntent {
  static let title: LocalizedStringResource = "Throw Away"
  @Parameter(title: "Teas") var entities: [Tea]
  @Dependency private var diary: KettleDiary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    diary.note("throw away \(entities.map(\.name).joined(separator: " "))")
    return .result(dialog: "Gone.")
  }
}

struct Kettle: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BoilWater(),
      phrases: [
        "Boil water with \(.applicationName)", "Boil \(\.$cups) cups with \(.applicationName)",
      ])
    AppShortcut(intent: BrewTea(), phrases: ["Brew \(\.$tea) with \(.applicationName)"])
    AppShortcut(
      intent: ThrowAway(), phrases: ["Throw away \(\.$entities) with \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Kettle"
}

/// A kettle, and a person with shortcuts.
struct Kitchen {
  let library: ShortcutLibrary
  let diary = KettleDiary()
  let engine: PhraseEngine
  let conversation: Conversation

  static let environment = ShortcutEnvironment(folder: URL(fileURLWithPath: "/nowhere"))

  init(_ shortcuts: PersonalShortcut...) async throws {
    try await self.init(ShortcutLibrary(shortcuts, environment: Self.environment))
  }

  init(_ library: ShortcutLibrary) async throws {
    self.library = library
    var configuration = EngineConfiguration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    configuration.dependencies.add(dependency: diary)
    engine = try await PhraseEngine(
      providers: [AppIntentsProvider([Kettle.self]), ShortcutsProvider(library)],
      configuration: configuration)
    conversation = Conversation(engine)
  }

  /// What is answered to lines, one after the other.
  func say(_ lines: String...) async -> [String] {
    var answers: [String] = []
    for line in lines { answers.append(await conversation.respond(to: line).text) }
    return answers
  }
}

/// A shortcut that is run by “go”.
func go(_ actions: ShortcutAction...) -> PersonalShortcut {
  PersonalShortcut(id: "go", name: "Go", phrases: ["go"], actions: actions)
}

func show(_ text: String) -> ShortcutAction {
  ShortcutAction("ShowText", with: ["text": .text(text)])
}
