// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Catalog {
  /// The language codes of the phrases, English first.
  ///
  /// - Parameter application: The app whose phrases they are; nil for all apps.
  /// - Returns: Each code once.
  package func languages(ofApplication application: Int? = nil) -> [String] {
    let shortcuts = shortcuts.filter { application == nil || $0.application == application }
    return Set(shortcuts.flatMap { $0.phrases.map(\.language) }).sorted {
      ($0.isLanguage("en") ? 0 : 1, $0) < ($1.isLanguage("en") ? 0 : 1, $1)
    }
  }

  /// The languages that both the phrases and the engine speak: one code for each.
  package func spokenLanguages(ofApplication application: Int? = nil) -> [String] {
    var seen: Set<String> = []
    return languages(ofApplication: application).filter { code in
      Language.known(code).map { $0.speaks && seen.insert($0.code).inserted } ?? false
    }
  }

  /// The language that most phrases are in, of several the one that comes first.
  var mainLanguage: String {
    let phrases = shortcuts.filter { !$0.isGenerated }.flatMap(\.phrases)
    let counts = Dictionary(grouping: phrases, by: \.language).mapValues(\.count)
    let languages = languages()
    let most = counts.values.max()
    return languages.first { counts[$0] == most } ?? languages.first ?? "en"
  }

  /// Makes the words for yes and no those of all phrases' languages.
  mutating func updateBooleans() {
    guard lists[ParameterDeclaration.booleanList] != nil else { return }
    let words = languages().map { Language.named($0).booleans }
    lists[ParameterDeclaration.booleanList] = [
      ("true", words.flatMap(\.yes)), ("false", words.flatMap(\.no)),
    ].map { id, words in
      Entry(id: id, title: words.first ?? id, synonyms: Array(words.dropFirst()))
    }
  }
}
