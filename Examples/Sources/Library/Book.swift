// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// A book as it is stored.
struct Book: Codable, Sendable, FetchableRecord, MutablePersistableRecord {
  var id: Int64?
  var title: String
  var author: String
  var year: Int
  var shelf: Shelf
  var dateRead: Date?

  mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }
}

extension Shelf: Codable {}
