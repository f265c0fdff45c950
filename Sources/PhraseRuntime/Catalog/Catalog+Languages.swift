// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
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

  /// The same with the phrases of one language only, and the shortcuts that have any; nil limits
  /// nothing.
  func limited(to language: String?) -> Catalog {
    guard let language else { return self }
    var catalog = self
    for index in shortcuts.indices {
      catalog.shortcuts[index].phrases.removeAll { !$0.language.isSameLanguage(as: language) }
    }
    catalog.shortcuts.removeAll { $0.phrases.isEmpty }
    return catalog
  }

  /// The language that most phrases are in, of several the one that comes first.
  ///
  /// Translations stand behind the phrases that they are of, and do not count.
  package var mainLanguage: String {
    let phrases = shortcuts.filter { !$0.isGenerated }.flatMap { shortcut in
      shortcut.phrases.filter { $0.language == shortcut.phrases[0].language }
    }
    let counts = Dictionary(grouping: phrases, by: \.language).mapValues(\.count)
    let languages = languages()
    let most = counts.values.max()
    return languages.first { counts[$0] == most } ?? languages.first ?? "en"
  }

  /// Makes the words for yes and no those of all phrases' languages.
  mutating func updateBooleans() {
    guard lists[ParameterDeclaration.booleanList] != nil else { return }
    lists[ParameterDeclaration.booleanList] = Entry.booleans(in: languages())
  }
}

extension Catalog.Entry {
  /// The entries of yes and no.
  ///
  /// - Parameters:
  ///   - languages: The languages whose words they take.
  ///   - yes: What yes is called besides, to be shown.
  ///   - no: What no is called besides, to be shown.
  /// - Returns: Both, yes first.
  fileprivate static func booleans(
    in languages: [String], yes: [String] = [], no: [String] = []
  ) -> [Catalog.Entry] {
    let words = languages.map { Language.named($0).booleans }
    // A parameter that calls its yes "Off" has taken that word.
    return [("true", yes, words.flatMap(\.yes), no), ("false", no, words.flatMap(\.no), yes)].map {
      id, own, words, taken in
      let others = words.filter { word in
        !(own + taken).contains { Utterance($0).folded == Utterance(word).folded }
      }
      let forms = own + others
      return Catalog.Entry(id: id, title: forms.first ?? id, synonyms: Array(forms.dropFirst()))
    }
  }
}

extension Bool.IntentDisplayName {
  /// Both values by the names that an app gives them, and the words of the languages.
  func content(in languages: [String], bundle: Bundle?) -> ListContent {
    func names(_ name: LocalizedStringResource) -> [String] {
      languages.map { name.resolved(locale: Locale(identifier: $0), bundle: bundle) }
        .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
    }
    return ListContent(
      entries: Catalog.Entry.booleans(
        in: languages, yes: names(trueName), no: names(falseName)),
      values: [true, false])
  }
}
