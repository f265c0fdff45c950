// SPDX-License-Identifier: Apache-2.0

/// Other words for a part of a word sequence: from one word's index to another's.
struct WordAlternative: Equatable {
  let range: Range<Int>
  let words: [String]
}

extension NumberWords {
  /// Digits for the number words in a sequence, and number words for its digits.
  ///
  /// They become paths of the compiled grammar, so that “2” and “two” are the same wherever a
  /// phrase or a value has one of them, at no cost while matching. `mayBegin` tells for each word
  /// whether a number may begin there; nil where nobody has looked.
  func alternatives(for words: [String], where mayBegin: [Bool]? = nil) -> [WordAlternative] {
    var alternatives: [WordAlternative] = []
    var index = 0
    while index < words.count {
      if mayBegin?[index] == false {
        index += 1
      } else if let ordinal = ordinalAlternative(for: words[index...]) {
        alternatives.append(ordinal)
        index = ordinal.range.upperBound
      } else if let number = Int(words[index]), "\(number)" == words[index] {
        alternatives += spell(number).map { WordAlternative(range: index..<index + 1, words: $0) }
        index += 1
      } else if let reading = parse(words[index...], wholePairs: true).last(where: \.isWordNumber),
        !table.articles.contains(words[index])
      {
        let range = index..<index + reading.length
        alternatives.append(WordAlternative(range: range, words: ["\(Int(reading.value))"]))
        index = range.upperBound
      } else {
        index += 1
      }
    }
    return alternatives
  }
}

extension NumberWords.Reading {
  /// Whole, and small enough to be exact.
  fileprivate var isWordNumber: Bool {
    value == value.rounded() && value >= 0 && value < 1_000_000_000
  }
}
