// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreSpotlight
import PhraseFinding
import PhraseIndex
import PhraseRuntime
import Testing

/// What an app indexes before there is an engine, as apps do when they start.
@Suite(.serialized) struct EarlyIndexingTests {
  /// A kind of entity that its query does not list, so that only the index knows them.
  struct Comet: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Comet"
    static let defaultQuery = CometQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct CometQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Comet] { identifiers.map(Comet.init) }
  }

  struct Star: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Star"
    static let defaultQuery = StarQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct StarQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Star] { ["Vega", "Rigel"].map(Star.init) }
  }

  struct Observe: AppIntent {
    static let title: LocalizedStringResource = "Observe"
    @Parameter(title: "Comet") var comet: Comet
    @Parameter(title: "Star") var star: Star
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Sky: AppShortcutsProvider {
    static let applicationName: ApplicationName = "Sky"
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Observe(), phrases: ["Observe in \(.applicationName)"])
    }
  }

  /// What is found by an engine that starts now.
  private func found(_ words: [String], in index: SearchIndex = SearchIndex()) async throws
    -> [String]
  {
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.searching(in: index)]
    let engine = try await PhraseEngine(Sky.self, configuration: configuration)
    var found: [String] = []
    for word in words { found += try await engine.search(word).map(\.entry.id) }
    return found.sorted()
  }

  @Test func itIsFoundByEveryEngineThatStartsLater() async throws {
    let index = CSSearchableIndex.default()
    let names = ["halley", "encke", "vega", "rigel", "algol"]
    #expect(try await found(names) == ["Rigel", "Vega"])
    try await index.indexAppEntities([Comet(id: "Halley"), Comet(id: "Encke")])
    try await index.deleteAppEntities(identifiedBy: ["Encke"], ofType: Comet.self)
    // Neither what the query lists nor what it does not is in the way of what the app said.
    try await index.indexAppEntities([Star(id: "Algol")])
    try await index.deleteAppEntities(identifiedBy: ["Rigel"], ofType: Star.self)
    for _ in 0..<2 { #expect(try await found(names) == ["Algol", "Halley", "Vega"]) }
    try await index.deleteAppEntities(ofType: Comet.self)
    try await index.indexAppEntities([Comet(id: "Encke"), Comet(id: "Encke")])
    #expect(try await found(names) == ["Algol", "Encke", "Vega"])
    try await index.deleteAppEntities(ofType: Comet.self)
    try await index.deleteAppEntities(ofType: Star.self)
    #expect(try await found(names) == ["Rigel", "Vega"])
  }

  @Test func whatWasKeptInAFileIsTakenOut() async throws {
    let index = SearchIndex()
    try await CSSearchableIndex.default().indexAppEntities([Comet(id: "Biela")])
    #expect(try await found(["biela"], in: index) == ["Biela"])
    try await CSSearchableIndex.default().deleteAppEntities(ofType: Comet.self)
    #expect(try await found(["biela"], in: index) == [])
  }

  @Test func whatAnIntentOfAnEngineIndexesIsItsOwn() async throws {
    let engine = try await PhraseEngine(Sky.self)
    try await engine.configuration.calls.run {
      try await CSSearchableIndex.default().indexAppEntities([Comet(id: "Lexell")])
    }
    #expect(try await found(["lexell"]) == [])
  }
}
