// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@Suite struct ShortcutsProviderTests {
  @Test func theNameComesFromTheModule() {
    #expect(GardenShortcuts.applicationName == "App Intents Tests")
    #expect(GardenShortcuts.localizationBundle == .main)
  }

  @Test(arguments: [
    ("ru", ["Сад"]), ("ru-RU", ["Сад"]), ("pt_BR", ["Jardim", "Horta"]),
    ("pt", ["Garden", "Plot"]),
    ("de", ["Garden", "Plot"]),
  ])
  func namesFollowTheLanguage(language: String, names: [String]) {
    let name = ApplicationName(
      "Garden", synonyms: ["Plot"], localized: ["ru": ["Сад"], "pt-BR": ["Jardim", "Horta"]])
    #expect(name.names(in: language) == names)
  }

  @Test func prefilledValuesAreReadable() {
    let intent = WaterPlant()
    intent.bed = .shady
    intent.litres = 2
    let shortcut = AppShortcut(intent: intent, phrases: ["Water \(.applicationName)"])
    let values = shortcut.intent.declaredParameters.map { ($0.name, $0.parameter.erasedValue) }
    #expect(values.map(\.0) == ["plant", "litres", "bed"])
    #expect(values[0].1 == nil)
    #expect(values[1].1 as? Double == 2)
    #expect(values[2].1 as? Bed == .shady)
  }

  @Test func everyRunGetsAnIntentOfItsOwn() throws {
    let intent = WaterPlant()
    intent.bed = .shady
    let shortcut = AppShortcut(intent: intent, phrases: ["Water \(.applicationName)"])
    let run = try #require(shortcut.makeIntent() as? WaterPlant)
    #expect(run.bed == .shady)
    run.bed = .sunny
    #expect(intent.bed == .shady)
  }

  @Test func updatesReachTheObserverOfThatProviderOnly() {
    let count = Mutex(0)
    var observation: Observation? = AppEvents.shortcutUpdates.add(for: GardenShortcuts.self) {
      count.withLock { $0 += 1 }
    }
    OtherShortcuts.updateAppShortcutParameters()
    #expect(count.withLock { $0 } == 0)
    GardenShortcuts.updateAppShortcutParameters()
    #expect(count.withLock { $0 } == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    GardenShortcuts.updateAppShortcutParameters()
    #expect(count.withLock { $0 } == 1)
  }

  @Test func buildersTakeConditionsAndLoops() {
    #expect(ConditionalShortcuts.appShortcuts.map(\.phrases) == [["0"], ["1"], ["yes"]])
  }
}

private struct OtherShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: CountPlants(), phrases: ["\(.applicationName)"])
  }
}

private struct ConditionalShortcuts: AppShortcutsProvider {
  static let includesYes = true

  static var appShortcuts: [AppShortcut] {
    for number in 0...1 {
      AppShortcut(intent: CountPlants(), phrases: ["\(number)".asPhrase])
    }
    if includesYes {
      AppShortcut(intent: CountPlants(), phrases: ["yes"])
    } else {
      AppShortcut(intent: CountPlants(), phrases: ["no"])
    }
  }
}

extension String {
  fileprivate var asPhrase: AppShortcutPhrase<CountPlants> { .init(stringLiteral: self) }
}
