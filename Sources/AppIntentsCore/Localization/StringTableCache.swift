// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Remembers the tables and catalogs that were read, and that a bundle lacks one.
///
/// Every text of every turn asks for its table; without this, each would read files, and a catalog
/// again for each of its languages. Tables are part of an app and do not change while it runs.
final class StringTableCache: Sendable {
  static let shared = StringTableCache()

  private struct Key: Hashable {
    var name: String
    var path: String
    var language: String
  }

  /// A bundle as it is at hand: asking it for its path takes longer than all else here.
  private struct Place: Hashable {
    var name: String
    var bundle: ObjectIdentifier
    var locale: String
  }

  private struct Found {
    /// Kept, so that no other bundle gets its identity.
    var bundle: Bundle
    var tables: [StringTable]
  }

  /// How many places are remembered: some apps make a bundle anew each time.
  private static let placeLimit = 256

  private let catalogs = Mutex<[URL: StringCatalog]>([:])
  private let tables = Mutex<[Key: StringTable?]>([:])
  private let places = Mutex<[Place: Found]>([:])

  /// The catalog in a file, which has the tables of all languages.
  func catalog(at url: URL) throws -> StringCatalog {
    if let known = catalogs.withLock({ $0[url] }) { return known }
    let catalog = try StringCatalog(contentsOf: url)
    catalogs.withLock { $0[url] = catalog }
    return catalog
  }

  /// What the first table with a key has for it, and the table's language.
  func entry(
    _ key: String, table: String?, bundle: Bundle, locale: Locale
  ) -> (entry: StringTable.Entry, language: String)? {
    tables(named: table ?? StringTable.defaultName, bundle: bundle, locale: locale).lazy
      .compactMap { table in table.entries[key].map { ($0, table.language) } }.first
  }

  /// The tables with texts for a locale, the most specific language first.
  private func tables(named name: String, bundle: Bundle, locale: Locale) -> [StringTable] {
    let place = Place(
      name: name, bundle: ObjectIdentifier(bundle), locale: locale.identifier)
    if let known = places.withLock({ $0[place] }) { return known.tables }
    let tables = LanguageTag.candidates(for: locale)
      .compactMap { table(named: name, bundle: bundle, language: $0) }
      .filter { !$0.entries.isEmpty }
    places.withLock { places in
      if places.count >= Self.placeLimit { places = [:] }
      places[place] = Found(bundle: bundle, tables: tables)
    }
    return tables
  }

  /// The table, or nil when it is absent or cannot be read.
  private func table(named name: String, bundle: Bundle, language: String) -> StringTable? {
    let key = Key(name: name, path: bundle.bundlePath, language: language)
    if let known = tables.withLock({ $0[key] }) { return known }
    let table = try? StringTable(named: name, bundle: bundle, language: language)
    tables.withLock { $0[key] = .some(table) }
    return table
  }
}
