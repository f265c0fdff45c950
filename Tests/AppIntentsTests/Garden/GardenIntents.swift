// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let description = IntentDescription("Gives a plant water.", categoryName: "Care")

  @Parameter(title: "Plant", requestDisambiguationDialog: "Which plant?") var plant: Plant
  @Parameter(title: "Litres", default: 1, inclusiveRange: (0.5, 10)) var litres: Double
  @Parameter(title: "Bed") var bed: Bed?

  static var parameterSummary: some ParameterSummary {
    When(\.$bed, .hasAnyValue) {
      Summary("Water \(\.$plant) in the \(\.$bed)") { \.$litres }
    } otherwise: {
      Summary("Water \(\.$plant) with \(\.$litres) litres")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Plant> & ProvidesDialog {
    .result(value: plant, dialog: "Gave \(plant) \(litres, specifier: "%.1f") litres.")
  }
}

struct CountPlants: AppIntent {
  static let title: LocalizedStringResource = "Count Plants"
  static let description: IntentDescription? = "Counts."
  static let isDiscoverable = false

  @Parameter var bed: Bed?

  func perform() -> some ReturnsValue<Int> { .result(value: Plant.all.count) }
}

struct SortPlants: AppIntent {
  static let title: LocalizedStringResource = "Sort Plants"

  @Parameter(title: "Bed", default: .sunny) var bed: Bed
  @Parameter(title: "Plants", size: IntentCollectionSize(min: 1, max: 3)) var plants: [Plant]
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$bed) {
      Case(.sunny) { Summary("Sort \(\.$plants) by light") }
      Case([.shady, .greenhouse]) { Summary("Sort \(\.$plants) by shade") { \.$note } }
      DefaultCase { Summary { \.$note } }
    }
  }

  @MainActor func perform() throws -> some IntentResult & OpensIntent {
    if note == nil { return .result() }
    return .result(opensIntent: CountPlants())
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: [
        "Water \(\.$plant) in \(.applicationName)",
        "\(.applicationName)で\(\.$plant)に水をやる",
      ],
      shortTitle: "Water", systemImageName: "drop")
    AppShortcut(intent: CountPlants(), phrases: ["How is my \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Sell my \(.applicationName)", "Buy water"])
  }
}
