// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsTesting
import XCTest

@testable import PlantDiary

/// Tests by names alone, which on iOS run in a process beside the app's.
final class PlantSystemTests: XCTestCase {
  private let definitions = IntentDefinitions(bundleIdentifier: "com.example.plant-diary")

  override func setUp() async throws {
    let store = await PlantStore(plants: [Plant(id: UUID(), name: "Fern")])
    AppDependencyManager.shared.add(dependency: store)
    // Here stands XCUIApplication().launch() on iOS.
    try await IntentDefinitions.launch(
      PlantShortcuts.self, bundleIdentifier: "com.example.plant-diary")
  }

  func testAddedPlantsAreFoundAndPassedOn() async throws {
    let created = try await definitions.intents["AddPlant"]
      .makeIntent(name: "Mint", light: "sun").run()
    XCTAssertEqual(try created.value.name, "Mint")
    let light: AnyAppEnum = try created.value.light
    XCTAssertEqual(light.rawValue, "sun")

    let plant: AnyAppEntity = try created.value
    var water = definitions.intents["WaterPlant"].makeIntent(plant: plant)
    water.litres = 2
    let litres: Double = try water.litres
    XCTAssertEqual(litres, 2)
    let watered = try await water.run()
    XCTAssertEqual(try watered.value, 2.0)

    let plants = definitions.entities["PlantEntity"]
    let found = try await plants.entities(identifiers: [plant.identifier.instanceIdentifier])
    XCTAssertEqual(
      try found.first?.water.as(Measurement<UnitVolume>.self).value, 2)
    let matching = try await plants.entities(matching: "mint")
    XCTAssertEqual(try matching.first?.name, "Mint")
  }

  func testAResultIsPassedOnAsItIs() async throws {
    let created = try await definitions.intents["AddPlant"].makeIntent(name: "Ivy").run()
    var open = definitions.intents["OpenPlant"].makeIntent()
    open.target = created.value
    let result: ResolvedIntentResult = try await open.run()
    XCTAssertTrue(result.value == nil)
  }

  func testSuggestionsAndReferences() async throws {
    let plants = definitions.entities["PlantEntity"]
    let fern = try await plants.suggestedEntities().first
    let reference = plants.makeReference(
      identifier: try XCTUnwrap(fern).identifier.instanceIdentifier)
    let watered = try await definitions.intents["WaterPlant"]
      .makeIntent(plant: reference, litres: 1).run()
    XCTAssertEqual(try watered.value, 1.0)
  }

  func testWhatIsNotThereIsSaid() async throws {
    do {
      try await definitions.intents["AddPlnt"].makeIntent().run()
      XCTFail("ran")
    } catch {
      XCTAssertTrue("\(error)".contains("perhaps “AddPlant”"), "\(error)")
    }
    do {
      try await IntentDefinitions(bundleIdentifier: "com.example.none").intents["AddPlant"]
        .makeIntent().run()
      XCTFail("ran")
    } catch {
      XCTAssertTrue("\(error)".contains("no app is launched as “com.example.none”"), "\(error)")
    }
  }
}
