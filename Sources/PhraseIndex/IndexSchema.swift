// SPDX-License-Identifier: Apache-2.0

import PhraseFinding

/// The tables of the index.
///
/// `entity` holds what is shown. `words` holds what is searched, folded and split as the engine does
/// it everywhere, under the same row numbers.
enum IndexSchema {
  /// Counts up when the tables change; a file of another version is made anew.
  static let version: Int64 = 1

  /// Marks a file as an index: "Phrs".
  static let applicationID: Int32 = 0x5068_7273

  static func version(_ db: Database) throws -> Int64 {
    try db.run("PRAGMA user_version").first?[0].integer ?? 0
  }

  static func create(_ db: Database) throws {
    try db.execute(
      """
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
    try db.run("SELECT count(*) FROM entity")
    try db.execute("INSERT INTO words(words) VALUES ('integrity-check')")
  }

  static func clear(_ db: Database) throws {
    try db.execute("DELETE FROM words; DELETE FROM entity")
  }

  static func remove(_ kind: IndexEntry.Kind, in db: Database) throws {
    try db.run(
      """
      DELETE FROM words
      WHERE rowid IN (SELECT row FROM entity WHERE type = ? AND application = ?)
      """, .text(kind.type), .text(kind.application))
    try db.run(
      "DELETE FROM entity WHERE type = ? AND application = ?",
      .text(kind.type), .text(kind.application))
  }

  static func remove(_ id: String, of kind: IndexEntry.Kind, in db: Database) throws {
    let rows = try db.run(
      "SELECT row FROM entity WHERE type = ? AND application = ? AND id = ?",
      .text(kind.type), .text(kind.application), .text(id))
    guard let row = rows.first?[0] else { return }
    try db.run("DELETE FROM words WHERE rowid = ?", row)
    try db.run("DELETE FROM entity WHERE row = ?", row)
  }
}
