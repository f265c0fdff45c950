// SPDX-License-Identifier: Apache-2.0

import GRDB
import PhraseMatching
import PhraseRuntime

extension IndexEntry {
  /// Writes the entry in the place of the one with its identifier.
  func store(in db: Database) throws {
    try IndexSchema.remove(id, of: kind, in: db)
    try db.execute(
      sql: """
        INSERT INTO entity (type, application, id, title, subtitle, typeTitle)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [kind.type, kind.application, id, title, subtitle, typeTitle])
    try db.execute(
      sql: """
        INSERT INTO words (rowid, title, subtitle, synonyms, types, texts)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        db.lastInsertedRowID, Self.words([title]), Self.words([subtitle ?? ""]),
        Self.words(synonyms), Self.words([typeTitle] + typeNames), Self.words(texts),
      ])
  }

  private static func words(_ texts: [String]) -> String {
    texts.flatMap { Utterance($0).tokens.map(\.text) }.joined(separator: " ")
  }

  /// The entries that a query fits, by the places where its words stand.
  static func matching(_ query: String, limit: Int, in db: Database) throws -> [IndexEntry] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT entity.* FROM words JOIN entity ON entity.row = words.rowid
        WHERE words MATCH ? ORDER BY bm25(words, 10, 4, 6, 2, 1), entity.row LIMIT ?
        """, arguments: [query, limit])
    return rows.map { row in
      IndexEntry(
        kind: Kind(type: row["type"], application: row["application"]), id: row["id"],
        title: row["title"], subtitle: row["subtitle"], typeTitle: row["typeTitle"])
    }
  }
}
