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
    let scalars = Array(text.utf8Text(span).unicodeScalars)
    func joined(_ part: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(part))
    }
    let head = joinedLength(in: scalars, prefix) { Affix(prefixIn: joined(scalars[..<$0])) }
    let tail = joinedLength(in: scalars, suffix) { Affix(suffixIn: joined(scalars.suffix($0))) }
    let start = span.lowerBound + joined(scalars[..<head]).utf8.count
    let end = span.upperBound - joined(scalars.suffix(tail)).utf8.count
    return start < end ? start..<end : span
  }

  /// How many scalars at an end are the affix, with apostrophes and accents that vanish beside it.
  private func joinedLength(
    in scalars: [Unicode.Scalar], _ affix: String, _ read: (Int) -> Affix?
  ) -> Int {
    guard !affix.isEmpty else { return 0 }
    var found = 0
    for length in 1..<scalars.count + 1 {
      let isAffix = read(length)?.text == affix
      if found > 0, !isAffix { break }
      if isAffix { found = length }
    }
    return found
  }
}
