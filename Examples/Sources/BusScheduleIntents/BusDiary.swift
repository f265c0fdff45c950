// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import GRDB
public import SampleStorage

/// What a person keeps in the app: favourite lines, and reminders of buses.
///
/// Safe to use from any task. Opening is put off until the first access.
public final class BusDiary: Sendable {
  private let database: LazyDatabase

  /// Makes a diary; the database is opened at its first use.
  public init(_ location: LazyDatabase.Location) {
    database = LazyDatabase(location) { database in
      try database.create(table: "favorite") { table in
        table.autoIncrementedPrimaryKey("place")
        table.column("line", .text).notNull()
      }
      try database.create(table: "reminder") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("time", .datetime).notNull()
        table.column("text", .text).notNull()
        table.column("isAlarm", .boolean).notNull()
      }
    }
  }

  /// The numbers of the favourite lines, the dearest first.
  func favorites() throws -> [String] {
    try database.read { database in
      try String.fetchAll(database, sql: "SELECT line FROM favorite ORDER BY place")
    }
  }

  func setFavorites(_ lines: [String]) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM favorite")
      for line in lines {
        try database.execute(sql: "INSERT INTO favorite (line) VALUES (?)", arguments: [line])
      }
    }
  }

  func add(_ reminders: [BusReminder]) throws {
    try database.write { database in
      for reminder in reminders { try reminder.insert(database) }
    }
  }

  /// Does what was taken back, or takes it back.
  func apply(_ change: Change<[BusReminder]>) throws {
    try remove(change.before ?? [])
    try add(change.after ?? [])
  }

  /// The reminders that are still to come, soonest first.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func reminders(after date: Date) throws -> [BusReminder] {
    try database.read { database in
      try BusReminder.filter(Column("time") > date).order(Column("time")).fetchAll(database)
    }
  }

  /// Removes these reminders and no others.
  func remove(_ reminders: [BusReminder]) throws {
    try database.write { database in
      for reminder in reminders {
        try BusReminder
          .filter(Column("time") == reminder.time && Column("text") == reminder.text)
          .deleteAll(database)
      }
    }
  }
}

/// A moment to leave for a bus, and why.
public struct BusReminder: Codable, Sendable, Equatable {
  /// When to remind.
  public let time: Date
  /// What to say then.
  public let text: String
  /// Whether it rings until it is stopped.
  public let isAlarm: Bool
}

extension BusReminder: FetchableRecord, PersistableRecord {
  /// The table of the reminders.
  public static let databaseTableName = "reminder"
}
