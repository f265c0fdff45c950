// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct PhraseTests {
  @Test func phrasesPrintWithPlaceholders() {
    let shortcuts = GardenShortcuts.appShortcuts
    #expect(
      shortcuts.map(\.phrases) == [
        ["Water ${plant} in ${applicationName}", "${applicationName}で${plant}に水をやる"],
        ["How is my ${applicationName}"],
      ])
  }

  @Test func titlesAndSymbolsMayBeAbsent() {
    let shortcuts = GardenShortcuts.appShortcuts
    #expect(shortcuts.map { $0.shortTitle?.key } == ["Water", nil])
    #expect(shortcuts.map(\.systemImageName) == ["drop", nil])
  }

  @Test func negativePhrasesPrintInTheSameSpelling() {
    #expect(
      GardenShortcuts.negativePhraseTemplates == ["Sell my ${applicationName}", "Buy water"])
  }

  @Test func aPhraseMayBeTheNameAlone() {
    let phrase: AppShortcutPhrase<WaterPlant> = "\(.applicationName)"
    #expect(phrase.template == "${applicationName}")
  }

  @Test func aPhraseKeepsPercentSignsAndBraces() {
    let phrase: AppShortcutPhrase<WaterPlant> = "100% {of} \(\.$litres)"
    #expect(phrase.template == "100% {of} ${litres}")
  }

  @Test func theKeyPathNamesTheParameterAndNotItsTitle() {
    let phrase: AppShortcutPhrase<CountPlants> = "\(\.$bed)"
    #expect(phrase.template == "${bed}")
  }

  @Test(arguments: [
    ("Water ${plant} in ${applicationName}", ["plant", "applicationName"]),
    ("${a}${a}", ["a", "a"]),
    ("no placeholder", []),
    ("${open", []),
    ("$ {a} ${}", [""]),
    ("", []),
  ])
  func placeholdersAreFound(text: String, names: [String]) {
    #expect(Placeholders.names(in: text) == names)
  }
}
