// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Light: String, AppEnum {
  case sun, shade

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static var caseDisplayRepresentations: [Light: DisplayRepresentation] = [
    .sun: "Full Sun",
    .shade: "Shade",
  ]
}

struct PlantEntity: AppEntity, Identifiable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static var defaultQuery = PlantQuery()

  var id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Light")
  var light: Light

  @Property(title: "Water")
  var water: Measurement<UnitVolume>

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }

  init(_ plant: Plant) {
    id = plant.id
    name = plant.name
    light = plant.light
    water = Measurement(value: plant.litres, unit: .liters)
  }
}

struct PlantQuery: EntityStringQuery {
  @Dependency
  var store: PlantStore

  @MainActor
  func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
    store.plants.filter { identifiers.contains($0.id) }.map(PlantEntity.init)
  }

  @MainActor
  func entities(matching string: String) async throws -> [PlantEntity] {
    store.plants
      .filter { $0.name.localizedCaseInsensitiveContains(string) }
      .map(PlantEntity.init)
  }

  @MainActor
  func suggestedEntities() async throws -> [PlantEntity] {
    store.plants.map(PlantEntity.init)
  }
}
