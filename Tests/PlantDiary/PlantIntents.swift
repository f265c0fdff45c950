// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AddPlant: AppIntent {
  static var title: LocalizedStringResource = "Add Plant"
  static var description = IntentDescription("Adds a plant to the diary.")

  @Parameter(title: "Name")
  var name: String

  @Parameter(title: "Light", default: .shade)
  var light: Light

  @Dependency
  private var store: PlantStore

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name)") { \.$light }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
    let plant = try store.add(name, light: light)
    return .result(value: PlantEntity(plant), dialog: "Added \(plant.name).")
  }
}

struct WaterPlant: AppIntent {
  static var title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: PlantEntity

  @Parameter(title: "Litres", default: 0.5, inclusiveRange: (0.1, 5))
  var litres: Double

  @Dependency
  private var store: PlantStore

  init() {}

  init(plant: PlantEntity, litres: Double) {
    self.plant = plant
    self.litres = litres
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: try store.water(plant.id, litres: litres).litres)
  }
}

struct CountPlants: AppIntent {
  static var title: LocalizedStringResource = "Count Plants"

  @Dependency
  private var store: PlantStore

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = await store.plants.count
    return .result(value: count)
  }
}

struct RemovePlant: AppIntent {
  static var title: LocalizedStringResource = "Remove Plant"

  @Parameter(title: "Plant")
  var plant: PlantEntity?

  @Dependency
  private var store: PlantStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let plant else { throw $plant.needsValueError("Which plant?") }
    try await requestConfirmation(
      result: .result(dialog: "Remove \(plant.name)?"), confirmationActionName: .go)
    store.remove(plant.id)
    return .result(dialog: "Removed \(plant.name).")
  }
}

struct OpenPlant: OpenIntent {
  static var title: LocalizedStringResource = "Open Plant"

  @Parameter(title: "Plant")
  var target: PlantEntity

  @MainActor
  func perform() async throws -> some IntentResult {
    PlantStore.shared.selection = target.id
    return .result()
  }
}

/// Waters what is thirsty by the intent for one plant.
struct WaterAll: AppIntent {
  static var title: LocalizedStringResource = "Water All Plants"

  @Dependency
  private var store: PlantStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[Double]> {
    var litres: [Double] = []
    for plant in store.plants {
      let result = try await WaterPlant(plant: PlantEntity(plant), litres: 1).perform()
      litres.append(result.value ?? 0)
    }
    return .result(value: litres)
  }
}

struct PlantShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddPlant(), phrases: ["Add a plant in \(.applicationName)"],
      shortTitle: "Add Plant", systemImageName: "leaf")
    AppShortcut(
      intent: WaterPlant(), phrases: ["Water \(\.$plant) in \(.applicationName)"],
      shortTitle: "Water Plant", systemImageName: "drop")
    AppShortcut(
      intent: RemovePlant(), phrases: ["Remove \(\.$plant) from \(.applicationName)"],
      shortTitle: "Remove Plant", systemImageName: "trash")
    AppShortcut(
      intent: OpenPlant(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Plant", systemImageName: "eye")
    AppShortcut(
      intent: CountPlants(), phrases: ["Count plants in \(.applicationName)"],
      shortTitle: "Count Plants", systemImageName: "number")
    AppShortcut(
      intent: WaterAll(), phrases: ["Water everything in \(.applicationName)"],
      shortTitle: "Water All", systemImageName: "cloud.rain")
  }
}
