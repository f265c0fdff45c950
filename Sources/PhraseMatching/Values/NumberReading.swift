// SPDX-License-Identifier: Apache-2.0

/// How a slot reads numbers in digits: the marks of its language, the signs that its kind takes, and
/// those of the phrase itself.
struct NumberReading: Sendable {
  let kind: ValueKind
  let marks: NumberMarks
  let signs: PhraseSigns
  /// Whether an ordinary blank may group thousands.
  var joinsBlanks = true

  /// A number in digits with the signs beside it.
  struct Number {
    let cluster: DigitCluster
    let signs: NumberSigns
    /// The index of the word behind the digits.
    let end: Int

    /// Whether no value may be read from the digits.
    var isUnreadable: Bool { signs.isStray || signs.hasPoint && cluster.fraction == nil }

    /// The number; nil where the digits are something else, such as a date.
    var value: Double? {
      guard !isUnreadable, let value = signs.hasPoint ? cluster.fraction : cluster.value else {
        return nil
      }
      return signs.isNegative ? -value : value
    }
  }

  /// The number that begins with a word of digits; nil inside of digits that belong together.
  func number(
    _ utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Number? {
    var first = index
    while first > 0, continuesDigits(bytes, utterance.words[first]) { first -= 1 }
    var cluster = self.cluster(utterance, bytes, at: first)
    if cluster.isList {
      // Of “1,2,3” each is a number.
      let end = Int(utterance.words[index].end)
      cluster = self.cluster(utterance, UnsafeBufferPointer(rebasing: bytes[..<end]), at: index)
    } else if first < index {
      return nil
    }
    var end = index + 1
    while end < utterance.words.count, utterance.words[end].start < cluster.end { end += 1 }
    guard cluster.end >= utterance.words[end - 1].end else { return nil }
    let before = index > 0 ? Int(utterance.words[index - 1].end) : 0
    let behind = end < utterance.words.count ? Int(utterance.words[end].start) : bytes.count
    let beside = NumberSigns(
      bytes, digits: Int(utterance.words[index].start)..<cluster.end, gap: before..<behind,
      marks: marks, signs: signs)
    return Number(cluster: cluster, signs: beside, end: end)
  }

  private func cluster(
    _ utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> DigitCluster {
    DigitCluster(
      bytes, at: Int(utterance.words[index].start), marks: marks, signs: signs,
      joinsBlanks: joinsBlanks)
  }

  /// Whether a mark joins the digits of a word to digits before them.
  private func continuesDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: Utterance.Word
  ) -> Bool {
    guard let (mark, width) = bytes.scalar(before: Int(word.start)), !signs.contains(mark),
      let (digit, _) = bytes.scalar(before: Int(word.start) - width), digit.isDecimalDigit
    else { return false }
    return DigitCluster.joins(mark) || DigitCluster.isGroupBlank(mark) && word.end - word.start == 3
  }

  // MARK: - Signs

  var takesCurrency: Bool {
    switch kind {
    case .number, .money: true
    default: false
    }
  }

  /// Whether a sign behind a number is one of the kind's.
  func takes(_ sign: Unicode.Scalar) -> Bool {
    switch kind {
    case .percentage: sign.isPercent
    case .measurement: sign == "°"
    default: takesCurrency && sign.isCurrency
    }
  }

  /// Twenty degrees are twenty, whatever the scale.
  var dropsDegrees: Bool { if case .number = kind { true } else { false } }
}
