// SPDX-License-Identifier: Apache-2.0

import AppIntents
import XCTest

@testable import PlantDiary

/// Tests of an app's intents without an engine, as an app on iOS has them.
final class PlantIntentsTests: XCTestCase {
  private var store: PlantStore!

  override func setUp() async throws {
    try await super.setUp()
    let store = await PlantStore(plants: [
      Plant(id: UUID(), name: "Fern"), Plant(id: UUID(), name: "Tree Fern"),
      Plant(id: UUID(), name: "Cactus", light: .sun),
    ])
    self.store = store
    AppDependencyManager.shared.add(dependency: store)
  }

  override func tearDown() async throws {
    store = nil
    try await super.tearDown()
  }

  func testAddingReturnsTheEntity() async throws {
    let intent = AddPlant()
    intent.name = "Mint"
    intent.light = .sun
    let result = try await intent.perform()

    let entity = try XCTUnwrap(result.value)
    XCTAssertEqual(entity.name, "Mint")
    XCTAssertEqual(entity.light, .sun)
    let plants = await store.plants
    XCTAssertEqual(plants.last?.id, entity.id)
  }

  func testDefaultsAreThereBeforeAnythingIsSet() {
    let intent = AddPlant()
    XCTAssertEqual(intent.light, .shade)
    XCTAssertEqual(WaterPlant().litres, 0.5)
    XCTAssertNil(RemovePlant().plant)
  }

  func testErrorsAreThrownAsTheyAre() async throws {
    let intent = AddPlant()
    intent.name = "Fern"
    do {
      _ = try await intent.perform()
      XCTFail("a second fern")
    } catch let error as DiaryError {
      guard case .nameTaken("Fern") = error else { return XCTFail("\(error)") }
      XCTAssertEqual(
        String(localized: error.localizedStringResource),
        "There is already a plant called Fern.")
    }
  }

  @MainActor
  func testWateringOnTheMainActor() async throws {
    let fern = try XCTUnwrap(store.plant(named: "Fern"))
    let result = try await WaterPlant(plant: PlantEntity(fern), litres: 2).perform()
    XCTAssertEqual(try XCTUnwrap(result.value), 2, accuracy: 0.001)
    XCTAssertEqual(store.plant(named: "Fern")?.litres, 2)
  }

  func testAnIntentPerformsAnother() async throws {
    let value = try await WaterAll().perform().value
    XCTAssertEqual(value, [1, 1, 1])
  }

  func testQueries() async throws {
    let query = PlantQuery()
    let suggested = try await query.suggestedEntities()
    XCTAssertEqual(suggested.map(\.name), ["Fern", "Tree Fern", "Cactus"])

    let found = try await query.entities(for: [suggested[2].id, UUID()])
    XCTAssertEqual(found.map(\.name), ["Cactus"])
    let ferns = try await PlantEntity.defaultQuery.entities(matching: "fern")
    XCTAssertEqual(ferns.count, 2)
  }

  func testMissingValuesAreAskedForByThrowing() async throws {
    do {
      _ = try await RemovePlant().perform()
      XCTFail("removed nothing")
    } catch {
      let count = await store.plants.count
      XCTAssertEqual(count, 3)
    }
  }

  func testConfirmationsFailWhereNobodyIsThere() async throws {
    let plants = try await PlantQuery().suggestedEntities()
    let intent = RemovePlant()
    intent.plant = plants.first
    do {
      _ = try await intent.perform()
      XCTFail("nobody said yes")
    } catch {
      let count = await store.plants.count
      XCTAssertEqual(count, 3)
    }
  }

  func testMetadata() {
    XCTAssertEqual(String(localized: AddPlant.title), "Add Plant")
    XCTAssertTrue(OpenPlant.openAppWhenRun)
    XCTAssertEqual(PlantShortcuts.appShortcuts.count, 6)
    XCTAssertEqual(Light.allCases.count, Light.caseDisplayRepresentations.count)
    XCTAssertEqual(Light(rawValue: "sun"), .sun)
  }
}

/// A class on the main actor as a whole.
@MainActor
final class PlantMainActorTests: XCTestCase {
  private var store = PlantStore()

  override func setUp() async throws {
    store = PlantStore(plants: [Plant(id: UUID(), name: "Fern")])
    AppDependencyManager.shared.add(dependency: store)
  }

  func testTheStoreIsAtHand() async throws {
    let count = try await CountPlants().perform().value
    XCTAssertEqual(count, store.plants.count)
  }

  func testOpeningSelects() async throws {
    let intent = OpenPlant()
    intent.target = PlantEntity(store.plants[0])
    _ = try await intent.perform()
    XCTAssertEqual(PlantStore.shared.selection, store.plants[0].id)
  }
}
