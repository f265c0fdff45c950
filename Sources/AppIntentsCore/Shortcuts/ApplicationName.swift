// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The names by which people call an app.
///
///     static let applicationName: ApplicationName = "Library"
///     static let applicationName = ApplicationName(
///       "Library", synonyms: ["Books"], localized: ["ru": ["Библиотека", "Книги"]])
public struct ApplicationName: Equatable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public var name: String
  /// Other names.
  public var synonyms: [String]
  /// Names by language code, the first of each being the name and the rest synonyms.
  public var localized: [String: [String]]

  /// Creates names.
  public init(_ name: String, synonyms: [String] = [], localized: [String: [String]] = [:]) {
    self.name = name
    self.synonyms = synonyms
    self.localized = localized
  }

  /// Creates a name without synonyms.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// All names in a language, the main one first; without a translation the untranslated ones.
  ///
  /// - Parameter language: A code such as `ru` or `pt-BR`; case and `_` against `-` do not matter.
  /// - Returns: At least one name.
  public func names(in language: String) -> [String] {
    let names = localized.keys.nearest(toLanguage: language).flatMap { localized[$0] } ?? []
    return names.isEmpty ? [name] + synonyms : names
  }
}
