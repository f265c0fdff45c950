// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseFinding

extension IndexQuery {
  /// How many entities' words are compared with a misspelt one.
  private static let vocabularyLimit: Int64 = 20_000

  /// The query with the nearest word of a title, subtitle or synonym for each word that is in none.
  ///
  /// - Returns: Nil where a word has none that is near.
  func respelt(in db: Database) throws -> IndexQuery? {
    var known: Set<String> = []
    let rows = try db.run(
      "SELECT title, subtitle, synonyms FROM words LIMIT ?", .integer(Self.vocabularyLimit))
    for text in rows.joined().compactMap(\.text) {
      known.formUnion(text.split(separator: " ").map(String.init))
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
