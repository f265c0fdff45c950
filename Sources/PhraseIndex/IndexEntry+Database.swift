// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseFinding

extension IndexEntry {
  /// Writes the entry in the place of the one with its identifier.
  func store(in db: Database) throws {
    try IndexSchema.remove(id, of: kind, in: db)
    try db.run(
      """
      INSERT INTO entity (type, application, id, title, subtitle, typeTitle)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .text(kind.type), .text(kind.application), .text(id), .text(title), DatabaseValue(subtitle),
      .text(typeTitle))
    try db.run(
      """
      INSERT INTO words (rowid, title, subtitle, synonyms, types, texts)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .integer(db.lastInsertedRow), Self.words([title]), Self.words([subtitle ?? ""]),
      Self.words(synonyms), Self.words([typeTitle] + typeNames), Self.words(texts))
  }

  private static func words(_ texts: [String]) -> DatabaseValue {
    .text(texts.flatMap { Utterance($0).tokens.map(\.text) }.joined(separator: " "))
  }

  /// The entries that a query fits, by the places where its words stand.
  static func matching(_ query: String, limit: Int, in db: Database) throws -> [IndexEntry] {
    let rows = try db.run(
      """
      SELECT type, application, id, entity.title, entity.subtitle, typeTitle
      FROM words JOIN entity ON entity.row = words.rowid
      WHERE words MATCH ? ORDER BY bm25(words, 10, 4, 6, 2, 1), entity.row LIMIT ?
      """, .text(query), .integer(Int64(limit)))
    return rows.compactMap { row in
      // Every column but the subtitle is `NOT NULL`.
      guard let type = row[0].text, let application = row[1].text, let id = row[2].text,
        let title = row[3].text, let typeTitle = row[5].text
      else { return nil }
      return IndexEntry(
        kind: Kind(type: type, application: application), id: id, title: title,
        subtitle: row[4].text, typeTitle: typeTitle)
    }
  }
}
