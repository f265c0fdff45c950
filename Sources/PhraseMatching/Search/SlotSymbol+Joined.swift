// SPDX-License-Identifier: Apache-2.0

extension SlotSymbol {
  /// Whether the words begin and end with the text that the phrase joins to them, and have more.
  func isJoined(to words: Range<Int>, of utterance: Utterance) -> Bool {
    let first = utterance.word(words.lowerBound)
    let last = utterance.word(words.upperBound - 1)
    guard first.hasPrefix(prefix), last.hasSuffix(suffix) else { return false }
    let affixes = prefix.utf8.count + suffix.utf8.count
    return words.count > 1
      ? first.utf8.count > prefix.utf8.count && last.utf8.count > suffix.utf8.count
      : first.utf8.count > affixes
  }

  /// The place of the slot's own words, without what is joined to them.
  func ownSpan(of span: Range<Int>, in text: String) -> Range<Int> {
    guard isJoined else { return span }
    let words = text.utf8Text(span)
    let scalars = Array(words.unicodeScalars)
    var start = span.lowerBound
    var end = span.upperBound
    for length in scalars.indices where !prefix.isEmpty {
      let head = String(String.UnicodeScalarView(scalars[...length]))
      guard Affix(prefixIn: head)?.text == prefix else { continue }
      start += head.utf8.count
      break
    }
    for length in scalars.indices where !suffix.isEmpty {
      let tail = String(String.UnicodeScalarView(scalars[(scalars.count - 1 - length)...]))
      guard Affix(suffixIn: tail)?.text == suffix else { continue }
      end -= tail.utf8.count
      break
    }
    return start < end ? start..<end : span
  }
}
