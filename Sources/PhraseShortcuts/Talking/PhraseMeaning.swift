// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import PhraseRuntime

/// What a phrase means without a shortcut.
struct PhraseMeaning {
  let summary: String
  /// Whether it is that to the letter, so that the person is asked which; else the shortcut goes before.
  let isExact: Bool

  /// That it does, to be said while the shortcut is made.
  func warning(about phrase: String) -> LocalizedStringResource {
    isExact
      ? "“\(phrase)” means “\(summary)” already; you would be asked which."
      : "“\(phrase)” means “\(summary)” now; it would run this instead."
  }
}

extension IntentEngine {
  /// What a phrase means without a shortcut; nil for nothing.
  func meaning(
    of phrase: String, besides id: String, in language: String
  ) async -> PhraseMeaning? {
    let found = await meanings(of: phrase, language: language)
    guard let meant = found.first(where: { $0.shortcut != id }) else { return nil }
    return PhraseMeaning(summary: meant.summary, isExact: meant.score == 1)
  }

  /// The phrases of a shortcut that mean something else already, each with its place.
  package func collisions(of shortcut: PersonalShortcut) async -> [ShortcutDocumentError] {
    var collisions: [ShortcutDocumentError] = []
    for (index, phrase) in shortcut.phrases.enumerated() {
      let place = "phrases[\(index)]"
      if isOwnWord(phrase) {
        collisions.append(
          ShortcutDocumentError(
            place: place,
            reason: "“\(phrase)” is a word of the conversation itself, which then is not heard"))
      }
      let language = shortcut.language(of: phrase)
      guard let meaning = await meaning(of: phrase, besides: shortcut.id, in: language) else {
        continue
      }
      let consequence =
        meaning.isExact ? "already; you will be asked which" : "now; it runs this instead"
      collisions.append(
        ShortcutDocumentError(
          place: place, reason: "“\(phrase)” means “\(meaning.summary)” \(consequence)"))
    }
    return collisions
  }
}

extension ResolvedIntent {
  /// The identifier of the shortcut that is asked for by a phrase of its own; nil for anything else.
  fileprivate var shortcut: String? {
    (declaration?.prototype as? RunShortcut).flatMap { intent in
      intent.declaredParameters.first { $0.name == "shortcut" }?.parameter.erasedValue
        as? ShortcutEntity
    }?.id
  }
}
