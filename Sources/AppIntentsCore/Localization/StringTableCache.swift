// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Remembers the tables that were read, and that a bundle lacks one.
///
/// Every text of every turn asks for its table; without this, each would read files. Tables are
/// part of an app and do not change while it runs.
final class StringTableCache: Sendable {
  static let shared = StringTableCache()

  private struct Key: Hashable {
    var name: String
    var path: String
    var language: String
  }

  private let tables = Mutex<[Key: StringTable?]>([:])

  /// The table, or nil when it is absent or cannot be read.
  func table(named name: String, bundle: Bundle, language: String) -> StringTable? {
    let key = Key(name: name, path: bundle.bundlePath, language: language)
    if let known = tables.withLock({ $0[key] }) { return known }
    let table = try? StringTable(named: name, bundle: bundle, language: language)
    tables.withLock { $0[key] = .some(table) }
    return table
  }
}
