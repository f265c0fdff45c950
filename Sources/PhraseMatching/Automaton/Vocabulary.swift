// SPDX-License-Identifier: Apache-2.0

/// Words while a grammar is compiled or exported, with their authors' spellings.
struct Vocabulary: Sendable {
  private var ids: [String: WordID] = [:]
  /// Folded words by id.
  private(set) var words: [String] = []
  /// The spelling that an author first used for a word.
  private(set) var spellings: [String] = []

  init() {}

  /// The words of phrases, to which others are added.
  init(_ phrases: PhraseStore) {
    for word in 0..<phrases.words.count {
      _ = intern(phrases.words.words[word], spelling: phrases.written[word])
    }
  }

  mutating func intern(_ word: String, spelling: String? = nil) -> WordID {
    if let id = ids[word] { return id }
    let id = WordID(words.count)
    ids[word] = id
    words.append(word)
    spellings.append(spelling ?? word)
    return id
  }

  /// The words with the same ids, for the search.
  func table() -> WordTable {
    var builder = WordTableBuilder()
    for word in words { _ = builder.intern(word) }
    return builder.frozen()
  }
}
