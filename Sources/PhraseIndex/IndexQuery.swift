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

  /// Entities with all words.
  var all: String { terms.joined(separator: " AND ") }

  /// Entities with one of the words; what kind they are is not enough: "books about whales".
  var any: String {
    "{title subtitle synonyms texts} : (\(terms.joined(separator: " OR ")))"
  }

  private var terms: [String] {
    words.map { "\"\($0.replacing("\"", with: "\"\""))\"*" }
  }
}
