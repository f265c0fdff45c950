// SPDX-License-Identifier: Apache-2.0

import GRDB
import PhraseMatching
import PhraseRuntime

extension IndexQuery {
  /// How many entities' words are compared with a misspelt one.
  private static let vocabularyLimit = 20_000

  /// The query with the nearest word of a title, subtitle or synonym for each word that is in none.
  ///
  /// - Returns: Nil where a word has none that is near.
  func respelt(in db: Database) throws -> IndexQuery? {
    var known: Set<String> = []
    let rows = try Row.fetchCursor(
      db, sql: "SELECT title, subtitle, synonyms FROM words LIMIT ?",
      arguments: [Self.vocabularyLimit])
    while let row = try rows.next() {
      for column in 0..<row.count {
        let text: String = row[column] ?? ""
        for word in text.split(separator: " ") { known.insert(String(word)) }
      }
    }
    var respelt: [String] = []
    for word in words {
      guard let near = Self.nearest(to: word, among: known) else { return nil }
      respelt.append(near)
    }
    return IndexQuery(words: respelt)
  }

  private static func nearest(to word: String, among known: Set<String>) -> String? {
    if known.contains(word) { return word }
    let length = word.unicodeScalars.count
    let similar = known.filter { abs($0.unicodeScalars.count - length) * 3 <= length + 2 }
    return NearestName.of(word, in: similar.sorted())
  }
}
