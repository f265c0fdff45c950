// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Catalog {
  /// Every app with the first phrase of each shortcut that is in a language; of an app that does not
  /// speak it, the first of all.
  package func overview(in language: String) -> String {
    applications.enumerated().compactMap { index, application in
      // What the engine itself stands for in the catalog is no app.
      if isGenerated(application: index) { return nil }
      let own = listedShortcuts(all: false).filter { $0.application == index }
      let lines = own.compactMap { shortcut in
        let phrases = shortcut.phrases.filter { !$0.isNegative }
        let phrase = phrases.first { Language.named($0.language).code == language } ?? phrases.first
        return phrase.map { "  \(spoken($0, of: shortcut))" }
      }
      return ([application.names(in: language).first ?? application.name] + lines)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A phrase with the app's name in it, and other slots in brackets.
  package func spoken(_ phrase: Phrase, of shortcut: Shortcut) -> String {
    let application = applications[shortcut.application]
    let name = application.names(in: phrase.language).first ?? application.name
    return shortcut.slots.keys.reduce(
      phrase.text.replacing("${\(Self.applicationSlot)}", with: name)
    ) { text, slot in text.replacing("${\(slot)}", with: "‹\(slot)›") }
  }
}
