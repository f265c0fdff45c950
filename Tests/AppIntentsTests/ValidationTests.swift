// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ValidationTests {
  private func text(_ issues: [DeclarationIssue]) -> String {
    issues.map(\.description).joined(separator: "\n")
  }

  @Test func shortcutsWithoutFaultHaveNoErrors() {
    #expect(
      text(GardenShortcuts.declarationIssues) == """
        note: CountPlants: the intent is not discoverable; Apple's platforms leave its shortcut out
        """)
  }

  @Test func faultsNameThePhraseAndTheRemedy() {
    #expect(
      text(FaultyShortcuts.declarationIssues) == """
        warning: SortPlants: the shortcut has no phrases, so nothing starts it
        note: WaterPlant: "Water": \
        the app's name is missing; Apple's platforms want it in every phrase
        error: WaterPlant: "Water ${tree} in ${applicationName}": \
        ${tree} names no parameter; known are ${plant}, ${litres}, ${bed}, ${applicationName}
        note: WaterPlant: "${applicationName} ${litres}": \
        ${litres} is neither an entity nor an enum; Apple's platforms refuse it
        note: WaterPlant: "${applicationName} ${plant} ${bed}": \
        the phrase has 2 parameters; Apple's platforms take one
        error: WaterPlant: "${applicationName} ${plant} ${plant}": \
        a parameter stands in the phrase twice
        note: WaterPlant: "${applicationName} and ${applicationName}": \
        the app's name stands 2 times; Apple's platforms want it once
        error: WaterPlant: " ": the phrase is empty
        note: SortPlants: "Water": \
        the app's name is missing; Apple's platforms want it in every phrase
        warning: SortPlants: "Water": WaterPlant has the same phrase
        """)
  }

  @Test func manyShortcutsAreNotPortable() {
    #expect(ManyShortcuts.declarationIssues.first?.severity == .note)
    #expect(
      ManyShortcuts.declarationIssues.first?.message
        == "there are 11 shortcuts; Apple's platforms take 10")
  }

  @Test func translationsAreCheckedInEveryLanguage() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/AppShortcuts.strings": """
      "Water ${plant} in ${applicationName}" = "Полей ${plnat} в ${applicationName}";
      "Water it" = "Полей";
      """,
      "de.lproj/AppShortcuts.strings": "\"Water ${plant} in ${applicationName}\" = ",
    ])
    let issues = TranslatedShortcuts.$bundle.withValue(bundle.bundle) {
      text(TranslatedShortcuts.declarationIssues)
    }
    let folder = bundle.bundle.bundlePath
    #expect(
      issues == """
        error: AppShortcuts: \(folder)/de.lproj/AppShortcuts.strings: line 1: \
        the file ends where the value of "Water ${plant} in ${applicationName}" should stand
        warning: AppShortcuts (ru), key "Water it": \
        no phrase has this key, so its translation is not used
        error: AppShortcuts (ru), key "Water ${plant} in ${applicationName}": \
        "Полей ${plnat} в ${applicationName}": \
        ${plnat} names no parameter; known are ${plant}, ${litres}, ${bed}, ${applicationName}
        warning: AppShortcuts (ru), key "${applicationName}": the phrase has no translation
        """)
  }
}

private struct FaultyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: [
        "Water", "Water ${tree} in \(.applicationName)", "\(.applicationName) \(\.$litres)",
        "\(.applicationName) \(\.$plant) \(\.$bed)", "\(.applicationName) \(\.$plant) \(\.$plant)",
        "\(.applicationName) and \(.applicationName)", " ",
      ])
    AppShortcut(intent: SortPlants(), phrases: [])
    AppShortcut(intent: SortPlants(), phrases: ["Water"])
  }
}

private struct ManyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    for number in 1...11 {
      AppShortcut(
        intent: WaterPlant(), phrases: [.init(stringLiteral: "\(number) ${applicationName}")])
    }
  }
}

private struct TranslatedShortcuts: AppShortcutsProvider {
  @TaskLocal static var bundle = Bundle.main

  static var localizationBundle: Bundle { bundle }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: ["Water \(\.$plant) in \(.applicationName)", "\(.applicationName)"])
  }
}
