// SPDX-License-Identifier: Apache-2.0

/// Words and the signs beside numbers, as those who read values take them.
///
/// “$12.50” is `$`, `12.50`; “7:30”, “1/2”, “-5” and “1 250,50” are one item each. A number beside a
/// sign that the kind does not take is an item that nothing reads.
struct SignedWindow {
  /// A value of more words than this is not said in a phrase.
  private static let limit = 16
  /// What begins no value.
  private static let unreadable = "?"

  /// Words and signs.
  private(set) var items: [String] = []
  /// By item: the index of the word behind it.
  private(set) var ends: [Int] = []
  /// By item: whether a value may end behind it, which it may not before its own sign.
  private(set) var mayEnd: [Bool] = []
  /// Whether blanks in a number might as well stand between two.
  private(set) var isDoubtful = false

  private let reading: NumberReading

  /// The window from a position on.
  init(_ reading: NumberReading, _ utterance: Utterance, at position: Int) {
    self.reading = reading
    utterance.withBytes { bytes in
      let last = min(utterance.words.count, position + Self.limit)
      var index = position
      while index < last {
        index =
          utterance.beginsInDigit(index)
          ? addNumber(utterance, bytes, at: index) : addWord(utterance, bytes, at: index)
      }
    }
  }

  /// Puts another word in the place of one.
  mutating func replaceWord(at index: Int, by word: String) {
    if let item = ends.firstIndex(of: index + 1) { items[item] = word }
  }

  private mutating func add(_ item: String, end: Int) {
    items.append(item)
    ends.append(end)
    mayEnd.append(true)
  }

  private mutating func addWord(
    _ utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    add(utterance.word(index), end: index + 1)
    // “fifty %”: written by recognizers.
    let end = Int(utterance.words[index].end)
    if let (sign, _) = bytes.scalar(at: bytes.firstSign(from: end)), sign.isPercent {
      addBehind(sign, end: index + 1)
    }
    return index + 1
  }

  private mutating func addNumber(
    _ utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    guard let number = reading.number(utterance, bytes, at: index) else {
      add(Self.unreadable, end: index + 1)
      return index + 1
    }
    isDoubtful = isDoubtful || number.cluster.isDoubtful
    let signs = number.signs
    if let sign = signs.before {
      add(reading.takesCurrency ? "\(sign)" : Self.unreadable, end: index)
    }
    let digits = (signs.isNegative ? "-" : "") + (signs.hasPoint ? "0." : "") + number.cluster.text
    add(number.isUnreadable ? Self.unreadable : digits, end: number.end)
    if let sign = signs.behind { addBehind(sign, end: number.end) }
    return number.end
  }

  private mutating func addBehind(_ sign: Unicode.Scalar, end: Int) {
    guard sign != "°" || !reading.dropsDegrees else { return }
    mayEnd[mayEnd.count - 1] = false
    add(reading.takes(sign) ? (sign.isPercent ? "%" : "\(sign)") : Self.unreadable, end: end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first scalar that is no blank stands.
  fileprivate func firstSign(from start: Int) -> Int {
    var offset = start
    while let (scalar, width) = scalar(at: offset), scalar.isBlank { offset += width }
    return offset
  }
}
