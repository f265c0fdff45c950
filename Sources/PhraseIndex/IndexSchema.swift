// SPDX-License-Identifier: Apache-2.0

import GRDB
import PhraseRuntime

/// The tables of the index.
///
/// `entity` holds what is shown. `words` holds what is searched, folded and split as the engine does
/// it everywhere, under the same row numbers.
enum IndexSchema {
  /// Counts up when the tables change; a file of another version is made anew.
  static let version = 1

  /// Marks a file as an index: "Phrs".
  static let applicationID: Int32 = 0x5068_7273

  static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE entity (
          row INTEGER PRIMARY KEY, type TEXT NOT NULL, application TEXT NOT NULL, id TEXT NOT NULL,
          title TEXT NOT NULL, subtitle TEXT, typeTitle TEXT NOT NULL,
          UNIQUE (type, application, id));
        CREATE VIRTUAL TABLE words USING fts5(
          title, subtitle, synonyms, types, texts,
          tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
        PRAGMA user_version = \(version);
        PRAGMA application_id = \(applicationID);
        """)
  }

  /// Reads a little of everything.
  static func check(_ db: Database) throws {
    _ = try Row.fetchOne(db, sql: "SELECT count(*) FROM entity")
    try db.execute(sql: "INSERT INTO words(words) VALUES ('integrity-check')")
  }

  static func clear(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM words; DELETE FROM entity")
  }

  static func remove(_ kind: IndexEntry.Kind, in db: Database) throws {
    let arguments: StatementArguments = [kind.type, kind.application]
    try db.execute(
      sql: """
        DELETE FROM words
        WHERE rowid IN (SELECT row FROM entity WHERE type = ? AND application = ?)
        """, arguments: arguments)
    try db.execute(
      sql: "DELETE FROM entity WHERE type = ? AND application = ?", arguments: arguments)
  }

  static func remove(_ id: String, of kind: IndexEntry.Kind, in db: Database) throws {
    let row = try Int64.fetchOne(
      db, sql: "SELECT row FROM entity WHERE type = ? AND application = ? AND id = ?",
      arguments: [kind.type, kind.application, id])
    guard let row else { return }
    try db.execute(sql: "DELETE FROM words WHERE rowid = ?", arguments: [row])
    try db.execute(sql: "DELETE FROM entity WHERE row = ?", arguments: [row])
  }
}
