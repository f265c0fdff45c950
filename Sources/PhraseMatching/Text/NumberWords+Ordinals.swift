// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Ordinals in words, and how they are written with digits: “third” is “3rd”, two words to the
  /// tokenizer.
  var ordinals: [String: [String]] { language == "en" ? Self.englishOrdinals : [:] }

  /// Whether a phrase or a title may be said otherwise from a word on.
  func mayHaveAlternative(_ word: String) -> Bool { canBegin(word) || ordinals[word] != nil }

  /// The other way to say an ordinal that some words begin with.
  func ordinalAlternative(for words: ArraySlice<String>) -> WordAlternative? {
    guard let first = words.first else { return nil }
    let start = words.startIndex
    if let digits = ordinals[first] {
      return WordAlternative(range: start..<start + 1, words: digits)
    }
    guard words.count > 1, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let word = ordinals.first(where: { $0.value.elementsEqual(words.prefix(2)) })?.key
    else { return nil }
    return WordAlternative(range: start..<start + 2, words: [word])
  }

  private static let englishOrdinals: [String: [String]] = {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    return Dictionary(
      words.enumerated().map { index, word in
        let ending = index < 3 ? ["st", "nd", "rd"][index] : "th"
        return (word, ["\(index + 1)", ending])
      }, uniquingKeysWith: { first, _ in first })
  }()
}
