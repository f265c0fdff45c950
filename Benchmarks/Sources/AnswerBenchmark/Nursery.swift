// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A plant of a nursery that has ten thousand of them.
struct Plant: AppEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Bed") var bed: String
  @Property(title: "Height") var height: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ id: Int) {
    self.id = id
    name = Self.name(id)
    bed = "Bed \(id % 100)"
    height = id % 211
  }

  /// Two made-up words that no other plant has.
  static func name(_ id: Int) -> String { "\(word(id / 100))a \(word(id % 100))us" }

  private static func word(_ number: Int) -> String {
    let syllables = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru"]
    return "v\(syllables[number / 10])\(syllables[number % 10])r"
  }

  static let all = (0..<10_000).map(Plant.init)
}

struct PlantQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Plant] {
    identifiers.filter(Plant.all.indices.contains).map { Plant.all[$0] }
  }

  func allEntities() async throws -> [Plant] { Plant.all }
}

struct OpenPlant: AppIntent {
  static let title: LocalizedStringResource = "Open Plant"
  @Parameter(title: "Plant") var plant: Plant

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Opened \(plant.name).")
  }
}

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  @Parameter(title: "Plant") var plant: Plant
  @Parameter(title: "Liters", inclusiveRange: (1, 20)) var liters: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Watered \(plant.name) with \(liters) liters.")
  }
}

struct Nursery: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Nursery"

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenPlant(), phrases: ["Open \(\.$plant) in \(.applicationName)"])
    AppShortcut(
      intent: WaterPlant(),
      phrases: [
        "Water \(\.$plant) in \(.applicationName)",
        "Water \(\.$plant) with \(\.$liters) liters in \(.applicationName)",
      ])
  }
}
