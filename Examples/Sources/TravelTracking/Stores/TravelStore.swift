// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import GRDB
public import SampleStorage

/// What one person keeps: favorites, collections and settings, in a database.
///
/// Safe to use from any task. Opening is put off until the first access.
public final class TravelStore: Sendable {
  private let database: LazyDatabase

  /// Makes a store; the database is opened at its first use.
  ///
  /// - Parameter location: Where the data is kept.
  public init(_ location: LazyDatabase.Location) {
    database = LazyDatabase(location) { database in
      try database.create(table: "favorite") { table in
        table.primaryKey("landmark", .integer)
      }
      try database.create(table: LandmarkCollection.databaseTableName) { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull()
        table.column("landmarkIDs", .jsonText).notNull()
        table.column("isArchived", .boolean).notNull()
      }
      try database.create(table: Settings.databaseTableName) { table in
        table.primaryKey("id", .integer)
        table.column("unit", .text).notNull()
        table.column("defaultPlace", .integer).notNull()
      }
      for var collection in LandmarkCollection.starting { try collection.insert(database) }
      try Settings().insert(database)
    }
  }

  // MARK: - Favorites

  /// The numbers of the favorite landmarks.
  func favorites() throws -> Set<Int> {
    Set(try database.read { try Int.fetchAll($0, sql: "SELECT landmark FROM favorite") })
  }

  func setFavorite(_ landmark: Int, to isFavorite: Bool) throws {
    let change =
      isFavorite
      ? "INSERT OR IGNORE INTO favorite VALUES (?)" : "DELETE FROM favorite WHERE landmark = ?"
    try database.write { try $0.execute(sql: change, arguments: [landmark]) }
  }

  // MARK: - Collections

  /// Does what was taken back, or takes it back.
  func apply(_ change: Change<LandmarkCollection>) throws {
    if let after = change.after {
      try save(after)
    } else if let id = change.before?.id {
      try deleteCollection(Int(id))
    }
    TravelShortcuts.updateAppShortcutParameters()
  }

  /// All collections by name, the archived ones too.
  func collections() throws -> [LandmarkCollection] {
    try database.read {
      try LandmarkCollection.order(Column("name"), Column("id")).fetchAll($0)
    }
  }

  /// Adds a collection, or puts back one as it was.
  @discardableResult
  func save(_ collection: LandmarkCollection) throws -> LandmarkCollection {
    try database.write { database in
      var collection = collection
      try collection.save(database)
      return collection
    }
  }

  /// Changes a collection and returns it; throws where it is gone.
  @discardableResult
  func changeCollection(
    _ id: Int, _ change: @Sendable (inout LandmarkCollection) -> Void
  ) throws -> LandmarkCollection {
    try database.write { database in
      guard var collection = try LandmarkCollection.fetchOne(database, key: id) else {
        throw TravelError.noSuchCollection
      }
      change(&collection)
      try collection.update(database)
      return collection
    }
  }

  func deleteCollection(_ id: Int) throws {
    let isThere = try database.write { try LandmarkCollection.deleteOne($0, key: id) }
    if !isThere { throw TravelError.noSuchCollection }
  }

  // MARK: - Settings

  /// What the person has set.
  func settings() throws -> Settings {
    try database.read { try Settings.fetchOne($0) } ?? Settings()
  }

  func changeSettings(
    _ change: @Sendable (inout Settings) -> Void
  ) throws -> Change<Settings> {
    try database.write { database in
      let before = try Settings.fetchOne(database) ?? Settings()
      var after = before
      change(&after)
      try after.save(database)
      return Change(before: before, after: after)
    }
  }

  /// Does what was taken back, or takes it back.
  func apply(_ change: Change<Settings>) throws {
    if let settings = change.after { _ = try changeSettings { $0 = settings } }
  }
}
