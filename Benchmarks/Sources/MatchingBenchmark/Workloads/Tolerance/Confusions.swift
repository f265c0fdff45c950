// SPDX-License-Identifier: Apache-2.0

/// Which words of the vocabulary a word could be meant as.
struct Confusions {
  private static let words = Lexicon.vocabulary.map { (text: $0, letters: Array($0.utf8)) }

  private var known: [String: Set<String>] = [:]

  /// The word itself, and those that differ by a third of its letters or less.
  mutating func similar(to word: String) -> Set<String> {
    if let words = known[word] { return words }
    let letters = Array(word.utf8)
    let limit = max(1, letters.count / 3)
    var words: Set<String> = [word]
    for other in Self.words
    where editDistance(letters, other.letters, limit: limit) <= limit {
      words.insert(Lexicon.singularOf[other.text] ?? other.text)
    }
    known[word] = words
    return words
  }

  /// Whether a misspelt word is nearer to the word that was meant than to any other.
  static func isNearest(_ typo: String, to word: String) -> Bool {
    let letters = Array(typo.utf8)
    let distance = editDistance(letters, Array(word.utf8), limit: 3)
    return words.allSatisfy { other in
      other.text == word || editDistance(letters, other.letters, limit: distance) > distance
    }
  }
}
