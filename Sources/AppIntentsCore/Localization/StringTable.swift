// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The texts of one string table in one language, read from `.strings`, `.stringsdict` and
/// `.xcstrings` files.
///
/// A bundle may hold all kinds: `ru.lproj/Localizable.strings`, `ru.lproj/Localizable.stringsdict`
/// and `Localizable.xcstrings`. Where several have a key, `.stringsdict` wins over `.strings`, as on
/// Apple's platforms, and both win over `.xcstrings`, since a translator edits them by hand.
///
///     let table = try StringTable(named: "AppShortcuts", bundle: .main, language: "ru")
///     table["Open ${applicationName}"]  // ["Открой ${applicationName}", "Запусти ${applicationName}"]
///
/// On Linux, declare the folder with translations as `.copy("Resources")` or `.process("Resources")`
/// in the package manifest; both leave these files as they are. The manifest
/// needs `defaultLocalization` as soon as a processed folder contains `.lproj` folders.
package struct StringTable: Equatable, Sendable {
  /// The table that is searched when a text names none.
  package static let defaultName = "Localizable"

  package let name: String
  package let language: String
  let entries: [String: Entry]
  /// What is wrong with the keys that are left out.
  package let problems: [StringTableError]

  /// Reads a table; a bundle without it gives an empty table.
  ///
  /// A key that cannot be read is left out and told in ``problems``.
  ///
  /// - Parameters:
  ///   - name: The file name without extension.
  ///   - bundle: Where to look: the bundle's folder and its `Resources`.
  ///   - language: A code such as `ru` or `pt-BR`; case and `_` against `-` do not matter.
  /// - Throws: `StringTableError` that names the file, and the line, of what cannot be read at all.
  package init(named name: String, bundle: Bundle, language: String) throws {
    let files = StringTableFiles(named: name, bundle: bundle)
    var entries: [String: Entry] = [:]
    var problems: [StringTableError] = []
    if let url = files.catalog {
      (entries, problems) = try StringTableCache.shared.catalog(at: url).entries(for: language)
    }
    if let url = files.stringsFile(for: language) {
      let strings = try StringsFile(contentsOf: url).values
      entries.merge(strings.mapValues { Entry(texts: [$0]) }) { _, strings in strings }
    }
    if let url = files.pluralsFile(for: language) {
      let plurals = try StringsDictionaryFile(contentsOf: url)
      entries.merge(plurals.entries) { _, plurals in plurals }
      problems += plurals.problems
    }
    self.name = name
    self.language = language
    self.entries = entries
    self.problems = problems
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
    var languages = Set(files.stringsFiles.keys).union(files.pluralsFiles.keys)
    if let url = files.catalog {
      languages.formUnion(try StringTableCache.shared.catalog(at: url).languages)
    }
    return languages.sorted()
  }

  /// The names of all tables of a bundle, sorted.
  package static func names(in bundle: Bundle) -> [String] {
    StringTableFiles.names(in: bundle)
  }
}
