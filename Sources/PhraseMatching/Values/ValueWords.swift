// SPDX-License-Identifier: Apache-2.0

/// The words of a language's values, to find the one that a misspelt word was meant to be.
struct ValueWords: Sendable {
  private let words: WordTable
  private let spellings: SpellingIndex

  init(_ rules: ValueRules) {
    var builder = WordTableBuilder()
    for item in rules.rules.joined().flatMap(\.items) {
      guard case .words(let words, _) = item else { continue }
      for word in words { _ = builder.intern(word) }
    }
    for word in rules.numbers.table.words { _ = builder.intern(word) }
    // What is written as one word in the table may be said as several: “quatre vingts”.
    for word in (0...100).flatMap(rules.numbers.spell).joined() { _ = builder.intern(word) }
    words = builder.frozen()
    spellings = SpellingIndex(words)
  }

  func contains(_ word: String) -> Bool { words.id(of: word) != nil }

  /// The words that are one typo away, in alphabetical order, if both have five letters or more.
  ///
  /// None for a word of a value, and for one with a digit, as another digit is another number.
  func corrections(of word: String) -> [String] {
    let letters = word.unicodeScalars.map(\.value)
    guard letters.count >= SpellingIndex.shortestForOne, !contains(word),
      !word.utf8.contains(where: \.isDigit)
    else { return [] }
    var found: Set<WordID> = []
    spellings.forEachWord(near: letters, in: words) { word, slips in
      if slips == 1 { found.insert(word) }
    }
    return found.map(words.word).sorted()
  }
}
