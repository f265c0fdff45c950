// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct Plant: Identifiable, Equatable {
  let id: UUID
  var name: String
  var light: Light = .shade
  var litres = 0.0
}

enum DiaryError: Error, CustomLocalizedStringResourceConvertible {
  case noSuchPlant
  case nameTaken(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchPlant: return "That plant is gone."
    case .nameTaken(let name): return "There is already a plant called \(name)."
    }
  }
}

/// The model, which the app's views observe.
@MainActor
final class PlantStore {
  static let shared = PlantStore()

  private(set) var plants: [Plant]
  var selection: UUID?

  init(plants: [Plant] = []) {
    self.plants = plants
  }

  func add(_ name: String, light: Light) throws -> Plant {
    guard !plants.contains(where: { $0.name == name }) else { throw DiaryError.nameTaken(name) }
    let plant = Plant(id: UUID(), name: name, light: light)
    plants.append(plant)
    return plant
  }

  func water(_ id: UUID, litres: Double) throws -> Plant {
    guard let index = plants.firstIndex(where: { $0.id == id }) else {
      throw DiaryError.noSuchPlant
    }
    plants[index].litres += litres
    return plants[index]
  }

  func remove(_ id: UUID) {
    plants.removeAll { $0.id == id }
  }

  func plant(named name: String) -> Plant? {
    plants.first { $0.name.localizedCaseInsensitiveContains(name) }
  }
}
