// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// What the values of a kind begin with: a bit for each category, and one for numbers.
  struct Beginnings: Sendable {
    fileprivate var bits: UInt64
  }

  /// What words begin, by their hash: categories, and numbers, and what goes on behind a number.
  ///
  /// A hash that two words share only makes the rules look.
  struct WordMasks: Sendable {
    fileprivate var masks: [UInt32: UInt64] = [:]

    fileprivate static let number: UInt64 = 1 << 62
    fileprivate static let behindNumber: UInt64 = 1 << 63

    fileprivate mutating func add(_ words: some Sequence<String>, _ mask: UInt64) {
      for var word in words {
        let hash = word.withUTF8 { bytes in
          bytes.baseAddress.map { WordHash.of($0, count: bytes.count) } ?? 0
        }
        masks[hash, default: 0] |= mask
      }
    }
  }

  /// The masks of all words that rules and numbers begin with.
  static func masks(_ numbers: NumberWords, words: [Set<String>]) -> WordMasks {
    var masks = WordMasks()
    for (category, words) in words.enumerated() { masks.add(words, 1 << UInt64(category)) }
    masks.add(numbers.beginnings, WordMasks.number)
    masks.add(numbers.table.continuations, WordMasks.behindNumber)
    for category in [RuleCategory.currency, .subunit] {
      masks.add(words[category.rawValue], WordMasks.behindNumber)
    }
    return masks
  }

  /// What the values of a kind begin with.
  func beginnings(of kind: ValueKind) -> Beginnings {
    var beginnings = Beginnings(bits: kind.takesNumber ? WordMasks.number : 0)
    beginnings.bits |= 1 << UInt64(kind.category.rawValue)
    if beginsInNumber(kind.category) { beginnings.bits |= WordMasks.number }
    return beginnings
  }

  /// Whether a value may begin with a word of an utterance.
  ///
  /// - Complexity: one look-up by the word's hash.
  func canBegin(_ beginnings: Beginnings, _ utterance: Utterance, at index: Int) -> Bool {
    let takesNumbers = beginnings.bits & WordMasks.number != 0
    if takesNumbers, utterance.beginsInDigit(index) { return true }
    let word = utterance.words[index]
    if let mask = masks.masks[word.hash] { return mask & beginnings.bits != 0 }
    guard takesNumbers, let inside = numbers.table.thousandInside else { return false }
    let letters = utterance.letters[Int(word.lettersStart)..<Int(word.lettersEnd)]
    return letters.count > inside.utf8.count && letters.contains(inside.utf8)
  }

  /// Whether a word may be a part of the number in digits before it, or its currency.
  func mayFollowNumber(_ utterance: Utterance, at index: Int) -> Bool {
    (masks.masks[utterance.words[index].hash] ?? 0) & WordMasks.behindNumber != 0
  }
}
