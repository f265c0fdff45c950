// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension IndexEntry {
  /// The longest text of a property that is indexed, in characters; the rest is not searched.
  static let textLimit = 10_000

  /// The words of an entity in all languages of its app.
  init(_ entity: any IndexedEntity, kind: Kind, bundle: Bundle?, languages: [String]) {
    let language = languages.first ?? "en"
    let names = EntityNames(type(of: entity), bundle: bundle)
    let texts = languages.map {
      entity.displayRepresentation.text(locale: Locale(identifier: $0), bundle: bundle)
    }
    let shown = Set(texts.flatMap { [$0.title, $0.subtitle ?? ""] + $0.synonyms })
    self.init(
      kind: kind, id: entity.identifierString, title: texts.first?.title ?? "",
      subtitle: texts.first?.subtitle, typeTitle: names.title(in: language),
      synonyms: texts.dropFirst().map(\.title) + texts.flatMap(\.synonyms),
      typeNames: names.forms(in: languages),
      texts: entity.indexedTexts(locale: Locale(identifier: language), bundle: bundle)
        .filter { !shown.contains($0) })
  }
}

extension IndexedEntity {
  /// The values of properties with an indexing key, and what the app adds to them.
  fileprivate func indexedTexts(locale: Locale, bundle: Bundle?) -> [String] {
    indexedAttributes.flatMap { Self.texts(of: $0.value, locale: locale, bundle: bundle) }
      .map { String($0.prefix(IndexEntry.textLimit)) }
  }

  /// Words and names; numbers and dates are found by their properties, not by words.
  private static func texts(
    of value: any Sendable, locale: Locale, bundle: Bundle?
  ) -> [String] {
    switch value {
    case let value as String: [value]
    case let value as AttributedString: [String(value.characters)]
    case let value as URL: [value.absoluteString]
    case let values as [any Sendable]:
      values.flatMap { texts(of: $0, locale: locale, bundle: bundle) }
    default:
      DisplayRepresentation(of: value).map { [$0.text(locale: locale, bundle: bundle).title] } ?? []
    }
  }
}
