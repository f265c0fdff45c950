// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Utterance {
  /// The text behind one of these openings, the longest that fits.
  ///
  /// - Parameters:
  ///   - openings: Words; those that end in a comma are understood with a comma only.
  ///   - needsComma: Whether all of them are.
  /// - Returns: The text; nil where none fits, or nothing follows it.
  func text(behind openings: [String], needsComma: Bool = false) -> String? {
    openings.compactMap { opening -> (count: Int, rest: String)? in
      let words = Utterance(opening).tokens.map(\.text)
      guard tokens.count > words.count, tokens.prefix(words.count).map(\.text) == words,
        let last = tokens.prefix(words.count).last
      else { return nil }
      let isPaused = text.utf8Text(last.span.upperBound..<text.utf8.count).hasPrefix(",")
      guard isPaused || !(needsComma || opening.hasSuffix(",")) else { return nil }
      let rest = text.utf8Text(tokens[words.count].span.lowerBound..<text.utf8.count)
      return (words.count, rest)
    }
    .max { $0.count < $1.count }?.rest
  }

  /// The text behind as many of these openings as it begins with: "actually, make that 15".
  func text(behindAll openings: [String]) -> String? {
    text(behind: openings).map { Utterance($0).text(behindAll: openings) ?? $0 }
  }

  /// Whether it is one of these texts, word for word.
  func isOne(of texts: [String]) -> Bool { texts.contains { Utterance($0).folded == folded } }

  /// The places of these words among its tokens, in the order of the words.
  func places(ofAnyOf texts: [String]) -> [Range<Int>] {
    let words = tokens.map(\.text)
    return texts.flatMap { text -> [Range<Int>] in
      let parts = Utterance(text).tokens.map(\.text)
      return words.indices.compactMap { start in
        let end = start + parts.count
        return end <= words.count && Array(words[start..<end]) == parts ? start..<end : nil
      }
    }
  }

  /// The text from one token up to another, with everything between.
  func text(_ range: Range<Int>) -> String { text.utf8Text(span(of: range)) }
}
