// SPDX-License-Identifier: Apache-2.0

import GRDB

/// What a person has set; there is one row of it.
struct Settings: Codable, Sendable, FetchableRecord, PersistableRecord {
  private var id = 1
  /// What distances are told in.
  var unit = DistanceUnit.kilometers
  /// The landmark where ways begin while the device does not know where it is.
  var defaultPlace = 508

  static let databaseTableName = "settings"
}
