// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// What the entities of a type are called: one, many, and the type in the code.
struct EntityNames: Sendable {
  let type: any AppEntity.Type
  let bundle: Bundle?

  init(_ type: any AppEntity.Type, bundle: Bundle?) {
    self.type = type
    self.bundle = bundle
  }

  private var display: TypeDisplayRepresentation { type.typeDisplayRepresentation }

  /// What one is called.
  func title(in language: String) -> String {
    display.name.resolved(locale: Locale(identifier: language), bundle: bundle)
  }

  /// A number of them, "3 buses".
  func text(count: Int, language: String) -> String {
    display.text(count: count, locale: Locale(identifier: language), bundle: bundle)
      ?? "\(count) \(noun(count, language))"
  }

  private func noun(_ count: Int, _ language: String) -> String {
    PluralCategory.of(Double(count), language: language) == .one
      ? lowercasedTitle(in: language) : plural(in: language)
  }

  /// What many are called.
  func plural(in language: String) -> String {
    counted(2, language)
      ?? Language.named(language).words.finding.plural(lowercasedTitle(in: language))
  }

  private func lowercasedTitle(in language: String) -> String {
    title(in: language).insideSentence(locale: Locale(identifier: language))
  }

  /// The words for one or many, and the name of the type, in several languages.
  func forms(in languages: [String]) -> [String] {
    var forms: [String] = []
    for language in languages {
      let locale = Locale(identifier: language)
      let words = Language.named(language).words.finding
      let singular = title(in: language)
      let synonyms = display.synonyms.map { $0.resolved(locale: locale, bundle: bundle) }
      forms += [singular, words.plural(singular)]
      // Languages count in up to three forms.
      forms += [1, 2, 5].compactMap { counted($0, language) }
      forms += synonyms + synonyms.map(words.plural)
    }
    forms.append(type.persistentIdentifier)
    return forms.reduce(into: []) { unique, form in
      if !form.isEmpty, !unique.contains(form) { unique.append(form) }
    }
  }

  /// The words for one that are not those for many as well.
  func singulars(in language: String) -> [String] {
    let locale = Locale(identifier: language)
    let synonyms = display.synonyms.map { $0.resolved(locale: locale, bundle: bundle) }
    let one = [title(in: language), counted(1, language)].compactMap(\.self) + synonyms
    let many = Set([plural(in: language)] + [2, 5].compactMap { counted($0, language) })
    let plural = Language.named(language).words.finding.plural
    return one.filter {
      !many.contains($0) && !many.contains($0.lowercased()) && plural($0) != $0
    }
  }

  /// The words beside the number.
  private func counted(_ count: Int, _ language: String) -> String? {
    display.text(count: count, locale: Locale(identifier: language), bundle: bundle).map {
      $0.replacing("\(count)", with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
