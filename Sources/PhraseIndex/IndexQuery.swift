// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// What a person typed, as a query of SQLite's full-text search.
///
/// Every word is put into quotes, so that nothing of it is an operator there.
struct IndexQuery {
  /// How many words of a text are searched for; the rest is not looked at.
  static let wordLimit = 16
  /// How many characters of a text are looked at.
  static let lengthLimit = 1_000

  let words: [String]

  init(words: [String]) {
    self.words = words
  }

  /// Makes a query; nil where the text has no word.
  init?(_ text: String) {
    words = Utterance(String(text.prefix(Self.lengthLimit))).tokens.prefix(Self.wordLimit)
      .map(\.text).filter { !$0.isEmpty }
    if words.isEmpty { return nil }
  }

  /// Entities with all words, or with words that begin so.
  var all: String { words.map { Self.quoted($0) + "*" }.joined(separator: " AND ") }

  /// Entities with one of the words; what kind they are is not enough: "books about whales".
  ///
  /// A short word is the whole of one: "avec des cascades" asks for no deserts.
  var any: String {
    let terms = words.map { Self.quoted($0) + (Self.isShort($0) ? "" : "*") }
    return "{title subtitle synonyms texts} : (\(terms.joined(separator: " OR ")))"
  }

  private static func quoted(_ word: String) -> String {
    "\"\(word.replacing("\"", with: "\"\""))\""
  }

  /// Whether a word has few letters of an alphabet; signs for syllables or words say more.
  private static func isShort(_ word: String) -> Bool {
    let cyrillicEnd = 0x530
    return word.count < 4 && word.unicodeScalars.allSatisfy { $0.value < cyrillicEnd }
  }
}
