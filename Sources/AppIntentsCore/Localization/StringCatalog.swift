// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// An `.xcstrings` file: JSON with all languages of one table.
///
/// Read are `stringUnit` (one text), `stringSet` (several texts, used for phrases) and
/// `variations.plural` (one text for each grammatical number). In the source language a key without
/// texts stands for itself. Variations by device are passed over, since none of Apple's is ours.
struct StringCatalog {
  private let file: String
  private let document: Document

  init(contentsOf url: URL) throws {
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw StringTableError(file: url.path, place: nil, reason: Self.explain(error))
    }
    file = url.path
  }

  /// Languages that at least one key is translated to, and the source language.
  var languages: Set<String> {
    let translated = document.strings.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] }
    return Set((translated + [document.sourceLanguage]).map(LanguageTag.normalized))
  }

  func entries(for language: String) throws -> [String: StringTable.Entry] {
    let wanted = LanguageTag.normalized(language)
    let isSource = LanguageTag.normalized(document.sourceLanguage) == wanted
    var entries: [String: StringTable.Entry] = [:]
    for (key, item) in document.strings {
      let localization = item.localizations?.first { LanguageTag.normalized($0.key) == wanted }
      if let localization {
        entries[key] = try entry(localization.value, key: key, language: localization.key)
      } else if isSource {
        entries[key] = StringTable.Entry(texts: [key])
      }
    }
    return entries
  }

  private func entry(
    _ localization: Localization, key: String, language: String
  ) throws -> StringTable.Entry {
    if let values = localization.stringSet?.values, !values.isEmpty {
      return StringTable.Entry(texts: values)
    }
    if let value = localization.stringUnit?.value {
      return StringTable.Entry(texts: [value])
    }
    var plurals: [PluralCategory: String] = [:]
    for (name, unit) in localization.variations?.plural ?? [:] {
      guard let category = PluralCategory(rawValue: name) else { continue }
      plurals[category] = unit.stringUnit?.value
    }
    guard let text = plurals[.other] ?? plurals.values.first else {
      throw StringTableError(
        file: file, place: "key \"\(key)\"",
        reason: "the language \(language) has neither stringUnit, stringSet nor variations.plural")
    }
    return StringTable.Entry(texts: [text], plurals: plurals)
  }

  private static func explain(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "\"\(key.stringValue)\" is missing\(place(context))"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(type) is expected\(place(context))"
    case .dataCorrupted(let context):
      return "the file is not valid JSON\(place(context))"
    @unknown default:
      return "the file cannot be read as a string catalogue"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
    return path.isEmpty ? "" : " at \(path)"
  }
}

extension StringCatalog {
  private struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var stringSet: UnitSet?
    var variations: Variations?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct UnitSet: Decodable {
    var values: [String]
  }

  private struct Variations: Decodable {
    var plural: [String: PluralUnit]?
  }

  private struct PluralUnit: Decodable {
    var stringUnit: Unit?
  }
}
