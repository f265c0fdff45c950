// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseMatching

/// The texts of one string table in one language, read from `.strings` and `.xcstrings` files.
///
/// A bundle may hold both kinds: `ru.lproj/Localizable.strings` and `Localizable.xcstrings`. Where
/// both have a key, the `.strings` file wins, since it is the one that a translator edits by hand.
///
///     let table = try StringTable(named: "AppShortcuts", bundle: .main, language: "ru")
///     table["Open ${applicationName}"]  // ["Открой ${applicationName}", "Запусти ${applicationName}"]
///
/// On Linux, declare the folder with translations as `.copy("Resources")` or `.process("Resources")`
/// in the package manifest; both leave `.strings` and `.xcstrings` files as they are. The manifest
/// needs `defaultLocalization` as soon as a processed folder contains `.lproj` folders.
package struct StringTable: Equatable, Sendable {
  /// The table that is searched when a text names none.
  package static let defaultName = "Localizable"

  package let name: String
  package let language: String
  let entries: [String: Entry]

  /// One key's texts.
  struct Entry: Equatable, Sendable {
    /// The texts; a string set has several, everything else one.
    var texts: [String]
    /// Texts by grammatical number, keyed by `PluralCategory`; empty for most keys.
    var plurals: [PluralCategory: String] = [:]
  }

  /// Reads a table; a bundle without it gives an empty table.
  ///
  /// - Parameters:
  ///   - name: The file name without extension.
  ///   - bundle: Where to look: the bundle's folder and its `Resources`.
  ///   - language: A code such as `ru` or `pt-BR`; case and `_` against `-` do not matter.
  /// - Throws: `StringTableError` that names the file, and the line or key, of what cannot be read.
  package init(named name: String, bundle: Bundle, language: String) throws {
    let files = StringTableFiles(named: name, bundle: bundle)
    var entries: [String: Entry] = [:]
    if let url = files.catalog {
      entries = try StringCatalog(contentsOf: url).entries(for: language)
    }
    if let url = files.stringsFile(for: language) {
      let strings = try StringsFile(contentsOf: url).values
      entries.merge(strings.mapValues { Entry(texts: [$0]) }) { _, strings in strings }
    }
    self.name = name
    self.language = language
    self.entries = entries
  }

  /// All texts of a key: several when it is a string set, otherwise one; nil when it is absent.
  package subscript(key: String) -> [String]? {
    entries[key]?.texts
  }

  /// Every key with its texts.
  package var values: [String: [String]] {
    entries.mapValues(\.texts)
  }

  /// The languages for which a bundle has the table, normalised and sorted.
  ///
  /// - Throws: `StringTableError` when the string catalogue cannot be read.
  package static func languages(named name: String, in bundle: Bundle) throws -> [String] {
    let files = StringTableFiles(named: name, bundle: bundle)
    var languages = Set(files.stringsFiles.keys)
    if let url = files.catalog {
      languages.formUnion(try StringCatalog(contentsOf: url).languages)
    }
    return languages.sorted()
  }
}

extension StringTable.Entry {
  /// The text for the arguments at hand: the right plural form where the table has several.
  func text(for arguments: [FormatArgument], language: String) -> String? {
    guard !plurals.isEmpty else { return texts.first }
    let count = arguments.lazy.compactMap(\.count).first
    let category = count.map { PluralCategory.of($0, language: language) } ?? .other
    return plurals[category] ?? plurals[.other] ?? texts.first
  }
}

extension FormatArgument {
  /// The number that decides the plural form.
  fileprivate var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .text, .resource: nil
    }
  }
}
