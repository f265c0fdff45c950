// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsTesting
import PhraseTesting
import Testing

@testable import PlantDiary

/// The same app tested in mode 6 with Swift Testing: intents alone, by name, and by phrase.
@MainActor @Suite(.serialized) struct PlantIntentTests {
  let store: PlantStore

  init() {
    let store = PlantStore(plants: [
      Plant(id: UUID(), name: "Fern"), Plant(id: UUID(), name: "Cactus"),
    ])
    AppDependencyManager.shared.add(dependency: store)
    self.store = store
  }

  @Test func addingReturnsTheEntity() async throws {
    let intent = AddPlant()
    intent.name = "Mint"
    let entity = try #require(try await intent.perform().value)
    #expect(entity.name == "Mint" && entity.light == .shade)
    #expect(store.plants.map(\.name) == ["Fern", "Cactus", "Mint"])
  }

  @Test func errorsAreThrownAsTheyAre() async throws {
    let intent = AddPlant()
    intent.$name.wrappedValue = "Fern"
    await #expect(throws: DiaryError.self) { try await intent.perform() }
  }

  @Test(arguments: [("fern", ["Fern"]), ("c", ["Cactus"]), ("rose", [])])
  func queriesByText(_ text: String, _ names: [String]) async throws {
    #expect(try await PlantQuery().entities(matching: text).map(\.name) == names)
  }

  @Test func queriesByIdentifier() async throws {
    let ids = store.plants.map(\.id)
    #expect(try await PlantQuery().entities(for: ids).map(\.id) == ids)
    #expect(try await PlantQuery().suggestedEntities().count == 2)
  }

  @Test func confirmationsFailWhereNobodyIsThere() async throws {
    let intent = RemovePlant()
    intent.plant = try await PlantQuery().suggestedEntities().first
    await #expect(throws: (any Error).self) { try await intent.perform() }
    #expect(store.plants.count == 2)
  }

  @Test func theSystemConfirms() async throws {
    try await IntentDefinitions.launch(PlantShortcuts.self, bundleIdentifier: "com.example.plants")
    let definitions = IntentDefinitions(bundleIdentifier: "com.example.plants")
    let fern = try #require(
      try await definitions.entities["PlantEntity"].entities(matching: "fern").first)
    let title: String = try fern.name
    #expect(title == "Fern")
    let result = try await definitions.intents["RemovePlant"].makeIntent(plant: fern)
      .run(answering: "yes")
    #expect(result.questions == ["Remove Fern?"])
    #expect(store.plants.map(\.name) == ["Cactus"])
  }

  @Test func phrasesReachTheIntents() async throws {
    let phrases = try await PhraseTester(PlantShortcuts.self)
    try await phrases.expectEveryPhraseReachesItsIntent()
    try await phrases.converse {
      Said("remove fern from plant diary")
      Asked("Remove Fern?")
      Said("yes")
      Answered("Removed Fern.")
    }
    #expect(store.plants.map(\.name) == ["Cactus"])
  }
}
