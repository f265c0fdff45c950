// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// A person's own collection of landmarks, as it is stored.
struct LandmarkCollection: Codable, Equatable, Sendable, FetchableRecord, MutablePersistableRecord {
  var id: Int64?
  var name: String
  /// The numbers of the landmarks, in the order of adding.
  var landmarkIDs: [Int]
  var isArchived = false

  static let databaseTableName = "collection"

  mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }

  /// What a new person finds, so that there is something to look at.
  static let starting = [
    LandmarkCollection(name: "Sweet Deserts", landmarkIDs: [105, 106, 307, 604, 706]),
    LandmarkCollection(name: "Thundering Water", landmarkIDs: [103, 502, 703, 704]),
    LandmarkCollection(name: "High Places", landmarkIDs: [101, 203, 306, 507]),
  ]
}
