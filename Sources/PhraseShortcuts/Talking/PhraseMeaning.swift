// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import PhraseRuntime

extension IntentEngine {
  /// What a phrase means to the letter without a shortcut; nil for nothing.
  ///
  /// What is only like it does not count: the phrase itself would be taken before that.
  func meaning(of phrase: String, besides id: String, in language: String) async -> String? {
    let found = await requests(in: phrase, language: language)
    guard found.count == 1 else { return nil }
    return found[0].first { $0.score == 1 && $0.shortcut != id }?.summary
  }

  /// The phrases of a shortcut that mean something else already, each with its place.
  package func collisions(of shortcut: PersonalShortcut) async -> [ShortcutDocumentError] {
    var collisions: [ShortcutDocumentError] = []
    for (index, phrase) in shortcut.phrases.enumerated() {
      let language = shortcut.language(of: phrase)
      guard let meaning = await meaning(of: phrase, besides: shortcut.id, in: language) else {
        continue
      }
      collisions.append(
        ShortcutDocumentError(
          place: "phrases[\(index)]",
          reason: "“\(phrase)” means “\(meaning)” already; you will be asked which"))
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
