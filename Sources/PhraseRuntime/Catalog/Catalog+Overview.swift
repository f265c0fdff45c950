// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Catalog {
  /// Every app with the first phrase of each shortcut.
  ///
  /// Phrases of the language come first, and the apps that speak it; of another app the first of all.
  package func overview(in language: String) -> String {
    let apps = applications.indices.filter {
      // What the engine itself stands for in the catalog is no app.
      !isGenerated(application: $0)
    }.map { application in
      let own = listedShortcuts(all: false).filter { $0.application == application }
      return (
        text: overview(of: application, own, in: language),
        speaks: own.contains { $0.phrase(in: language) != nil }
      )
    }
    return (apps.filter(\.speaks) + apps.filter { !$0.speaks }).map(\.text).joined(separator: "\n")
  }

  /// Every phrase of the app that goes by a name; nil where none does.
  func overview(ofApplicationNamed name: String, in language: String) -> String? {
    let wanted = Utterance(name).folded
    let apps = applications.indices.filter { !isGenerated(application: $0) }
    func named(_ fits: (String) -> Bool) -> [Int] {
      apps.filter { applications[$0].names(in: language).contains { fits(Utterance($0).folded) } }
    }
    // "Buses" are what Bus Schedule is about, where no other app's name has the word.
    let words = Set(Language.named(language).singulars(of: wanted))
    let some = named { name in name.split(separator: " ").contains { words.contains(String($0)) } }
    let application = named { $0 == wanted }.first ?? (some.count == 1 ? some[0] : nil)
    return application.map { application in
      let phrases = shortcuts.filter { $0.application == application && !$0.isGenerated }
        .flatMap { shortcut in
          shortcut.phrases.filter { !$0.isNegative && $0.language.isSameLanguage(as: language) }
            .map { "  \(spoken($0, of: shortcut))" }
        }
      return ([applications[application].names(in: language).first ?? name] + phrases)
        .joined(separator: "\n")
    }
  }

  /// What can be said for instance.
  func firstPhrase(in language: String) -> String? {
    for shortcut in listedShortcuts(all: false) {
      if let phrase = shortcut.phrase(in: language) { return spoken(phrase, of: shortcut) }
    }
    return nil
  }

  private func overview(
    of application: Int, _ shortcuts: [Shortcut], in language: String
  ) -> String {
    let application = applications[application]
    let lines = shortcuts.compactMap { shortcut in
      (shortcut.phrase(in: language) ?? shortcut.phrases.first { !$0.isNegative })
        .map { "  \(spoken($0, of: shortcut))" }
    }
    return ([application.names(in: language).first ?? application.name] + lines)
      .joined(separator: "\n")
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

extension Catalog.Shortcut {
  /// The first phrase in a language.
  fileprivate func phrase(in language: String) -> Catalog.Phrase? {
    phrases.first { !$0.isNegative && $0.language.isSameLanguage(as: language) }
  }
}
