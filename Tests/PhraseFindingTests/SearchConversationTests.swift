// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseFinding
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Synchronization
import Testing

/// What the index of one engine may do for a conversation, and no longer than the engine.
@Suite(.serialized) struct SearchConversationTests {
  private func engine(_ index: Cupboard) async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.searching(in: index)]
    return try await PhraseEngine(CupShortcuts.self, configuration: configuration)
  }

  @Test func whatASearchOpenedCanBeUndone() async throws {
    try await PhraseTester(engine(Cupboard())).converse {
      Said("search for blue")
      Asked("Found Blue (Cup). Open it?")
      Said("yes")
      Answered("Here is Blue.")
      Said("undo")
      Answered("Undone: Open Blue.")
    }
  }

  @Test func anEngineThatIsGoneKeepsNoIndex() async throws {
    let index = Cupboard()
    var engine: PhraseEngine? = try await engine(index)
    weak let gone = engine
    try await IndexedEntityChange.index([Cup(id: "Red")], priority: 0).tell()
    #expect(index.titles.contains("Red"))
    engine = nil
    #expect(gone == nil)
    try await IndexedEntityChange.index([Cup(id: "Green")], priority: 0).tell()
    #expect(!index.titles.contains("Green"))
  }

  @Test func anEngineDoesNotEndTheObservationOfALaterOne() async throws {
    let index = Cupboard()
    var first: PhraseEngine? = try await engine(Cupboard())
    let second = try await engine(index)
    weak let gone = first
    first = nil
    #expect(gone == nil)
    try await IndexedEntityChange.index([Cup(id: "Red")], priority: 0).tell()
    #expect(index.titles.contains("Red"))
    withExtendedLifetime(second) {}
  }
}

/// Entities of an app without types in this process.
@Suite struct SearchElsewhereTests {
  private func engine(_ pantry: Pantry) async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.searching(in: Cupboard())]
    return try await PhraseEngine(providers: [pantry], configuration: configuration)
  }

  @Test func theyAreFoundAndOpened() async throws {
    try await PhraseTester(engine(Pantry())).converse {
      Said("search for jam")
      Asked("Found Jam (Jar). Open it?")
      Said("yes")
      Answered("Opened 1.")
      Said("search for jam in pantry")
      Asked("Found Jam (Jar). Open it?")
      Said("no")
      Answered("Cancelled.")
      Said("search for salt")
      Answered("No “salt” found.")
    }
  }

  @Test func whatChangedIsFoundAsItIs() async throws {
    let pantry = Pantry()
    let engine = try await engine(pantry)
    #expect(try await engine.search("jam").map(\.openTitle) == ["Open Jar"])
    pantry.jars.withLock { $0 = [.init(id: "2", title: "Honey")] }
    #expect(try await engine.search("jam").isEmpty)
    try await engine.update()
    let hit = try #require(try await engine.search("honey").first)
    #expect(try await hit.open().dialog == "Opened 2.")
  }

  @Test func whatCannotBeReadIsTold() async throws {
    let pantry = Pantry()
    pantry.isClosed.withLock { $0 = true }
    let engine = try await engine(pantry)
    #expect(try await engine.search("jam").isEmpty)
    #expect(await engine.searchFailures == ["Pantry.Pantry.Jar: It is closed."])
    pantry.isClosed.withLock { $0 = false }
    #expect(try await engine.search("jam").map(\.entry.title) == ["Jam"])
    #expect(await engine.searchFailures.isEmpty)
  }
}

private final class Pantry: IntentProvider {
  let name = "Pantry"
  let jars = Mutex<[Catalog.Entry]>([.init(id: "1", title: "Jam")])
  let isClosed = Mutex(false)

  func catalog() async throws -> Catalog {
    var declarations = WireDeclarations()
    declarations.applications = [.init(name: "Pantry")]
    declarations.shortcuts = [
      .init(intent: "OpenJar", phrases: .init(["Open ${jar} in ${applicationName}"]))
    ]
    var jar = WireDeclarations.Entity(type: "Pantry.Jar", title: "Jar")
    jar.indexed = true
    declarations.entities = [jar]
    var intent = WireDeclarations.Intent(
      name: "OpenJar", type: "Pantry.OpenJar", applications: ["Pantry"], title: "Open Jar")
    intent.role = "open"
    var slot = WireSlot()
    slot.list = "Pantry.Jar"
    intent.parameters = [.init(name: "jar", title: "Jar", kind: "Pantry.Jar", slot: slot)]
    declarations.intents = [intent]
    return try Catalog(declarations, listsAreElsewhere: true)
  }

  func values(of list: String) async throws -> [Catalog.Entry] {
    if isClosed.withLock(\.self) {
      throw PerformError(code: .failed, description: "It is closed.")
    }
    return jars.withLock(\.self)
  }

  func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
    Outcome(dialog: "Opened \(intent.parameters.first?.id ?? "nothing").")
  }
}

/// An index that compares whole titles.
private final class Cupboard: EntityIndex {
  private let entries = Mutex<[IndexEntry]>([])
  var titles: [String] { entries.withLock { $0.map(\.title) } }

  func insert(_ added: [IndexEntry]) async throws { entries.withLock { $0 += added } }
  func replace(_ kind: IndexEntry.Kind, with added: [IndexEntry]) async throws {
    entries.withLock { entries in
      entries.removeAll { $0.kind == kind }
      entries += added
    }
  }
  func remove(_ identifiers: [String]?, of kind: IndexEntry.Kind) async throws {}
  func removeAll() async throws { entries.withLock { $0 = [] } }
  func search(_ text: String, limit: Int) async throws -> [IndexEntry] {
    entries.withLock { $0.filter { $0.title.lowercased() == text.lowercased() } }
  }
}

struct Cup: IndexedEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CupQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Cup] { [Cup(id: "Blue")] }
}

final class Shelf: Sendable {}

struct OpenCup: OpenIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Open Cup"
  static let shelf = Shelf()
  @Parameter(title: "Cup") var target: Cup

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = target.id
    undoManager?.registerUndo(withTarget: Self.shelf) { _ in }
    undoManager?.setActionName("Open \(name)")
    return .result(dialog: "Here is \(name).")
  }
}

struct CupShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Cups")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenCup(), phrases: ["Show \(\.$target) in \(.applicationName)"])
  }
}
