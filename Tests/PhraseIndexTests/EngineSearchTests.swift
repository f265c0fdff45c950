// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsCore
import CoreSpotlight
import PhraseIndex
import PhraseFinding
import PhraseRuntime
import Testing

/// One test at a time: dependencies are the process's own.
@Suite(.serialized) struct EngineSearchTests {
  let places = Places()
  let engine: PhraseEngine

  init() async throws {
    places.set(Places.standard)
    AppDependencyManager.shared.add(dependency: places)
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.searching(in: SearchIndex())]
    engine = try await PhraseEngine(AtlasShortcuts.self, configuration: configuration)
  }

  private func ids(_ text: String) async throws -> [String] {
    try await engine.search(text).map(\.entry.id)
  }

  @Test func entitiesOfAnApp() async throws {
    let hits = try await engine.search("asia")
    #expect(Set(hits.map(\.entry.id)) == ["fuji", "gobi", "kyoto", "blanc"])
    #expect(hits.last?.entry.id == "blanc", "a subtitle counts more than a text")
    #expect(hits.allSatisfy { $0.openTitle == "Open Place" && $0.entry.typeTitle == "Place" })
    #expect(try await ids("desert") == ["gobi"])
    #expect(try await ids("gobi the great") == ["gobi"])
    #expect(try await ids("hidden") == [], "the property has no indexing key")
    #expect(Set(try await ids("sight")).count == 4)
  }

  @Test func opening() async throws {
    let hit = try #require(try await engine.search("fuji").first)
    #expect(try await hit.open().dialog == "Here is Mount Fuji.")
    #expect(places.openedTitles == ["Mount Fuji"])
    places.set([])
    await #expect(throws: PerformError.self) { try await hit.open() }
  }

  @Test func valuesThatChange() async throws {
    #expect(try await ids("nile") == [])
    places.set(Places.standard + [Place("nile", "Nile", "Africa", note: "")])
    #expect(try await ids("nile") == [], "nobody said that anything changed")
    AtlasShortcuts.updateAppShortcutParameters()
    #expect(try await ids("nile") == ["nile"])
  }

  @Test func whatCouldNotBeReadIsTriedAgain() async throws {
    places.fail(true)
    #expect(try await ids("desert") == [])
    #expect(await engine.searchFailures == ["Atlas.Place: the atlas is at the binder's"])
    places.fail(false)
    #expect(try await ids("desert") == ["gobi"])
    #expect(await engine.searchFailures.isEmpty)
  }

  @Test func whatAppsIndexThemselves() async throws {
    #expect(try await ids("tiber") == [])
    let tiber = Place("tiber", "Tiber", "Europe", note: "")
    try await CSSearchableIndex.default().indexAppEntities([tiber])
    #expect(try await ids("tiber") == ["tiber"])
    try await CSSearchableIndex.default().deleteAppEntities(
      identifiedBy: ["tiber"], ofType: Place.self)
    #expect(try await ids("tiber") == [])
    // Within the engine, lest the indexes of tests beside this one are emptied as well.
    try await engine.configuration.calls.run {
      try await CSSearchableIndex.default().deleteAllSearchableItems()
    }
    #expect(try await ids("asia") == [])
  }

  @Test func anItemIsFoundAsItsEntity() async throws {
    #expect(try await ids("tiber") == [])
    let item = CSSearchableItem(
      uniqueIdentifier: "river 1", domainIdentifier: "rivers",
      attributeSet: CSSearchableItemAttributeSet(contentType: .content))
    item.associateAppEntity(Place("tiber", "Tiber", "Europe", note: ""))
    try await CSSearchableIndex.default().indexSearchableItems([item])
    #expect(try await ids("tiber") == ["tiber"])
    try await CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["rivers"])
    #expect(try await ids("tiber") == [])
  }

  @Test func inAConversation() async throws {
    let conversation = Conversation(engine)
    let question = await conversation.respond(to: "search for desert")
    #expect(question.text == "Found Gobi (Place). Open it?")
    let answer = await conversation.respond(to: "yes")
    #expect(answer.text == "Here is Gobi." && places.openedTitles == ["Gobi"])
    let several = await conversation.respond(to: "search for asia")
    #expect(several.text.hasPrefix("Found 4. Open which: "))
    #expect(await conversation.respond(to: "the gobi one").text == "Here is Gobi.")
    let none = await conversation.respond(to: "search for atlantis")
    #expect(none.kind == .answered && none.text == "No “atlantis” found.")
  }

  @Test func withoutAnIndex() async throws {
    let engine = try await PhraseEngine(AtlasShortcuts.self)
    await #expect(throws: SearchError.self) { try await engine.search("asia") }
  }
}
