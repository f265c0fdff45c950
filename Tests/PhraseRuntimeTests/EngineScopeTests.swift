// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseFinding
import PhraseRuntime
import Synchronization
import Testing

/// What hangs in one house: the same app for two of them, in one process.
private struct House: Sendable {
  let bells: [String]
}

private struct Bell: IndexedEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bell"
  static let defaultQuery = BellQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct BellQuery: EnumerableEntityQuery {
  @Dependency private var house: House
  func allEntities() async throws -> [Bell] { house.bells.map(Bell.init) }
}

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  @Parameter(title: "Bell") var bell: Bell
  @Dependency private var house: House

  func perform() async throws -> some IntentResult & ProvidesDialog {
    // A task of its own knows nothing of the engine.
    let all = await Task.detached { house.bells }.value
    return .result(dialog: "\(bell.id) of \(all.joined(separator: ", ")).")
  }
}

/// Donates, indexes and registers while it runs.
private struct HangGong: AppIntent {
  static let title: LocalizedStringResource = "Hang"

  func perform() async throws -> some IntentResult {
    try await Oil().donate()
    try await IndexedEntityChange.index([Bell(id: "gong")], priority: 0).tell()
    AppDependencyManager.shared.add(dependency: House(bells: ["gong"]))
    BellShortcuts.updateAppShortcutParameters()
    return .result()
  }
}

private struct Oil: AppIntent {
  static let title: LocalizedStringResource = "Oil"
  func perform() async throws -> some IntentResult { .result() }
}

private struct BellShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Bells")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ring(), phrases: ["Ring the \(\.$bell) in \(.applicationName)"])
    AppShortcut(intent: HangGong(), phrases: ["Hang the gong in \(.applicationName)"])
    AppShortcut(intent: Oil(), phrases: ["Oil the hinges in \(.applicationName)"])
  }
}

@Suite(.serialized) struct EngineScopeTests {
  private func engine(
    _ bells: String..., index: Listing? = nil
  ) async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add { () async -> House in
      await Task.yield()
      return House(bells: bells)
    }
    configuration.extensions = index.map { [.searching(in: $0)] } ?? []
    // A machine that is busy with other tests is no reason to give up.
    configuration.queryLimit = .seconds(600)
    return try await PhraseEngine(BellShortcuts.self, configuration: configuration)
  }

  private func answer(_ line: String, of engine: PhraseEngine) async -> String {
    await Conversation(engine).respond(to: line).text
  }

  @Test func eachEngineAnswersWithItsOwn() async throws {
    let (town, farm) = (try await engine("church", "school"), try await engine("cow"))
    let answers = [
      await answer("ring the school in bells", of: town),
      await answer("ring the cow in bells", of: farm),
    ]
    #expect(answers == ["school of church, school.", "cow of cow."])
    #expect(await town.resolve("ring the cow in bells").intent == nil)
    #expect(await farm.resolve("ring the school in bells").intent == nil)
    let action = try farm.findAction(for: "bell")
    #expect(try await farm.find(FindRequest(), with: action).map(\.title) == ["cow"])
    #expect(
      String(decoding: try await farm.export("cow", of: "Bell", as: .text), as: UTF8.self)
        == "cow\n")
  }

  @Test func manyTasksOfTwoEnginesDoNotMeet() async throws {
    let engines = [try await engine("church"), try await engine("cow")]
    await withTaskGroup(of: String.self) { group in
      for number in 0..<60 {
        let bell = ["church", "cow"][number % 2]
        group.addTask { await answer("ring the \(bell) in bells", of: engines[number % 2]) }
      }
      for await text in group { #expect(["church of church.", "cow of cow."].contains(text)) }
    }
  }

  @Test func whatAnEngineDoesNotHaveIsThatOfTheProcess() async throws {
    AppDependencyManager.shared.add(dependency: House(bells: ["door"]))
    var configuration = PhraseEngine.Configuration()
    configuration.dependencies = AppDependencyManager()
    let engine = try await PhraseEngine(BellShortcuts.self, configuration: configuration)
    #expect(await answer("ring the door in bells", of: engine) == "door of door.")
    let standard = try await PhraseEngine(BellShortcuts.self)
    #expect(await answer("ring the door in bells", of: standard) == "door of door.")
  }

  @Test func whatAnIntentTellsStaysInItsEngine() async throws {
    let (townIndex, farmIndex) = (Listing(), Listing())
    let town = try await engine("church", index: townIndex)
    let farm = try await engine("cow", index: farmIndex)
    #expect(await answer("hang the gong in bells", of: town) == "Done.")
    #expect(Set(town.suggestions().map(\.intent)) == ["HangGong", "Oil"])
    #expect(farm.suggestions().isEmpty)
    #expect(townIndex.titles == ["gong"] && farmIndex.titles.isEmpty)
    #expect(await answer("ring the gong in bells", of: town) == "gong of gong.")
    #expect(await answer("ring the cow in bells", of: farm) == "cow of cow.")
    _ = try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Oil.self))
    #expect(town.suggestions().map(\.intent).sorted() == ["HangGong", "Ring"])
  }

  @Test func whatIsToldOutsideIsForAllEngines() async throws {
    let index = Listing()
    let (town, farm) = (try await engine("church"), try await engine("cow", index: index))
    try await Oil().donate()
    try await IndexedEntityChange.index([Bell(id: "gong")], priority: 0).tell()
    #expect(town.suggestions().map(\.intent) == ["Oil"])
    #expect(farm.suggestions().map(\.intent) == ["Oil"])
    #expect(index.titles == ["gong"])
  }
}

/// An index that only knows titles.
private final class Listing: EntityIndex {
  private let entries = Mutex<[IndexEntry]>([])
  var titles: [String] { entries.withLock { $0.map(\.title) } }

  func insert(_ added: [IndexEntry]) async throws { entries.withLock { $0 += added } }
  func replace(_ kind: IndexEntry.Kind, with added: [IndexEntry]) async throws {
    entries.withLock { $0 = added }
  }
  func remove(_ identifiers: [String]?, of kind: IndexEntry.Kind) async throws {}
  func removeAll() async throws { entries.withLock { $0 = [] } }
  func search(_ text: String, limit: Int) async throws -> [IndexEntry] { [] }
}
