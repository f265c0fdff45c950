// SPDX-License-Identifier: Apache-2.0

/// A word as a number; the same in phrases and lists.
typealias WordID = Int32

/// The words of a grammar.
struct Vocabulary: Sendable {
  /// What no phrase and no list has.
  static let unknown: WordID = -1

  private var ids: [String: WordID] = [:]
  /// Folded words by id.
  private(set) var words: [String] = []
  /// The spelling that an author first used for a word.
  private(set) var spellings: [String] = []

  /// The id of a folded word; ``unknown`` where there is none.
  func id(of word: String) -> WordID { ids[word] ?? Self.unknown }

  mutating func intern(_ word: String, spelling: String? = nil) -> WordID {
    if let id = ids[word] { return id }
    let id = WordID(words.count)
    ids[word] = id
    words.append(word)
    spellings.append(spelling ?? word)
    return id
  }
}
