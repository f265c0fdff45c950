// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization

/// The beds of a greenhouse, which change while the app runs.
enum Greenhouse {
  static let beds = Mutex(["Tomatoes", "Basil"])
}

struct Bed: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let defaultQuery = BedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BedQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Bed] { Greenhouse.beds.withLock { $0.map(Bed.init) } }
}

enum Rain: String, AppEnum {
  case drizzle, shower
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rain"
  static let caseDisplayRepresentations: [Rain: DisplayRepresentation] = [
    .drizzle: "Drizzle", .shower: "Shower",
  ]
}

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "Bed") var bed: Bed
  @Parameter(title: "Liters", inclusiveRange: (1, 20), requestValueDialog: "How many liters?")
  var liters: Int
  @Parameter(title: "Rain", requestValueDialog: "Drizzle or shower?") var rain: Rain

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Water \(bed.id) now?")
    return .result(value: 2 * liters, dialog: "\(bed.id) had \(liters) liters of \(rain.rawValue).")
  }
}

struct PlantBed: AppIntent {
  static let title: LocalizedStringResource = "Plant Bed"
  @Parameter(title: "Plant", requestValueDialog: "What do you plant?") var plant: String

  func perform() async throws -> some ProvidesDialog {
    guard plant != "weeds" else { throw Weeds() }
    let name = plant
    Greenhouse.beds.withLock { $0.append(name) }
    GreenhouseShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Planted \(plant).")
  }

  struct Weeds: Error, CustomStringConvertible { let description = "Weeds plant themselves" }
}

struct GreenhouseShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Greenhouse"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterBed(),
      phrases: ["Water \(\.$bed) in \(.applicationName)", "Water a bed in \(.applicationName)"])
    AppShortcut(intent: PlantBed(), phrases: ["Plant a bed in \(.applicationName)"])
  }
}
