// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// An `.xcstrings` file: JSON with all languages of one table.
///
/// Read are `stringUnit` (one text), `stringSet` (several texts, used for phrases), `variations` by
/// plural and by device (what ``DeviceVariation`` takes), within each other too, and
/// `substitutions`. In the source language a key without texts stands for itself. A key that cannot
/// be read costs no other.
struct StringCatalog: Sendable {
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
    let translated = document.strings.values.flatMap { item in
      item.part?.localizations?.keys.map(\.self) ?? []
    }
    return Set((translated + [document.sourceLanguage]).map(LanguageTag.normalized))
  }

  /// The texts of a language, and what is wrong with the keys that are left out.
  func entries(
    for language: String
  ) -> (entries: [String: StringTable.Entry], problems: [StringTableError]) {
    let wanted = LanguageTag.normalized(language)
    let isSource = LanguageTag.normalized(document.sourceLanguage) == wanted
    var entries: [String: StringTable.Entry] = [:]
    var problems: [StringTableError] = []
    for (key, item) in document.strings.sorted(by: { $0.key < $1.key }) {
      do throws(Unreadable) {
        let localizations = try item.read().localizations ?? [:]
        if let localization = localizations.first(where: {
          LanguageTag.normalized($0.key) == wanted
        }) {
          entries[key] = try localization.value.read().entry(in: localization.key)
        } else if isSource {
          entries[key] = StringTable.Entry(texts: [key])
        }
      } catch {
        problems.append(
          StringTableError(file: file, place: "key \"\(key)\"", reason: error.reason))
      }
    }
    return (entries, problems)
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
  fileprivate struct Unreadable: Error {
    let reason: String
  }

  /// A part of the file whose mistakes do not reach what stands beside it.
  fileprivate struct Readable<Part: Decodable & Sendable>: Decodable, Sendable {
    private let result: Result<Part, Unreadable>

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try Part(from: decoder))
      } catch let error as DecodingError {
        result = .failure(Unreadable(reason: StringCatalog.explain(error)))
      }
    }

    var part: Part? { try? result.get() }

    func read() throws(Unreadable) -> Part { try result.get() }
  }

  fileprivate struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: Readable<Item>]
  }

  fileprivate struct Item: Decodable {
    var localizations: [String: Readable<Localization>]?
  }

  fileprivate struct Localization: Decodable {
    var stringUnit: Unit?
    var stringSet: UnitSet?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  fileprivate struct Unit: Decodable {
    var value: String
  }

  fileprivate struct UnitSet: Decodable {
    var values: [String]
  }

  fileprivate struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  fileprivate struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}

extension StringCatalog.Localization {
  /// What is meant on this machine, with the substitutions of all that it stands in.
  private var here: Self {
    guard let choice = variations?.device.flatMap(DeviceVariation.choice) else { return self }
    var chosen = choice.here
    chosen.substitutions = (substitutions ?? [:]).merging(chosen.substitutions ?? [:]) { $1 }
    return chosen
  }

  /// The text by grammatical number; a text without variations is the one for all numbers.
  private var forms: [PluralCategory: String] {
    let here = here
    if let value = here.stringUnit?.value { return [.other: value] }
    var forms: [PluralCategory: String] = [:]
    for (name, form) in here.variations?.plural ?? [:] {
      if let number = PluralCategory(rawValue: name) { forms[number] = form.forms.anyForm }
    }
    return forms
  }

  fileprivate func entry(in language: String) throws(StringCatalog.Unreadable) -> StringTable.Entry
  {
    let here = here
    if let values = here.stringSet?.values, !values.isEmpty {
      return StringTable.Entry(texts: values)
    }
    let forms = forms
    guard let text = forms.anyForm else {
      throw StringCatalog.Unreadable(
        reason: "the language \(language) has neither stringUnit, stringSet nor variations by "
          + "plural or device")
    }
    var entry = StringTable.Entry(texts: [text])
    if here.stringUnit == nil { entry.plurals = PluralVariable(forms: forms) }
    for (name, substitution) in here.substitutions ?? [:] {
      let forms = Self(variations: substitution.variations).forms
      guard !forms.isEmpty else {
        throw StringCatalog.Unreadable(
          reason: "the substitution \"\(name)\" of the language \(language) has no variations by "
            + "plural")
      }
      entry.variables[name] = PluralVariable(
        argument: substitution.argNum, forms: forms.mapValues(substitution.placed))
    }
    return entry
  }
}

extension StringCatalog.Substitution {
  /// A form with the number where it says `%arg`.
  fileprivate func placed(_ form: String) -> String {
    let position = argNum.map { "\($0)$" } ?? ""
    return form.replacing("%arg", with: "%\(position)\(formatSpecifier ?? "lld")")
  }
}
