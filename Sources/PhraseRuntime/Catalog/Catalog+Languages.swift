// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Catalog {
  /// The language codes of the phrases, English first.
  ///
  /// - Parameter application: The app whose phrases they are; nil for all apps.
  /// - Returns: Each code once.
  func languages(ofApplication application: Int? = nil) -> [String] {
    let shortcuts = shortcuts.filter { application == nil || $0.application == application }
    return Set(shortcuts.flatMap { $0.phrases.map(\.language) }).sorted {
      ($0.isLanguage("en") ? 0 : 1, $0) < ($1.isLanguage("en") ? 0 : 1, $1)
    }
  }

  /// The languages that both the phrases and the engine speak: one code for each.
  func spokenLanguages(ofApplication application: Int? = nil) -> [String] {
    var seen: Set<String> = []
    return languages(ofApplication: application).filter { code in
      Language.known(code).map { $0.speaks && seen.insert($0.code).inserted } ?? false
    }
  }
}
