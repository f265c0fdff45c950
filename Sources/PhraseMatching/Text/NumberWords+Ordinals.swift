// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Whether a phrase or a title may be said otherwise from a word on.
  func mayHaveAlternative(_ word: String) -> Bool { canBegin(word) || table.ordinals[word] != nil }

  /// The other way to say an ordinal that some words begin with.
  func ordinalAlternative(for words: ArraySlice<String>) -> WordAlternative? {
    guard let first = words.first else { return nil }
    let start = words.startIndex
    if let digits = table.ordinals[first] {
      return WordAlternative(range: start..<start + 1, words: digits)
    }
    guard words.count > 1, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let word = table.ordinals.first(where: { $0.value.elementsEqual(words.prefix(2)) })?.key
    else { return nil }
    return WordAlternative(range: start..<start + 2, words: [word])
  }
}
