// SPDX-License-Identifier: Apache-2.0

extension Utterance {
  /// Makes an utterance of words that were found, chosen or added by other rules than this module's.
  ///
  /// Signs are no words here. A front end whose sentences tell “50%” from “50” gives each sign a
  /// private-use character (U+E000 to U+F8FF), which is a word by itself in phrases and values, and
  /// puts it where the sign stands:
  ///
  /// ```swift
  /// let plain = Utterance("dim to 50%")
  /// let percent = Token(text: "\u{E000}", span: 9..<10)
  /// Utterance(plain.text, tokens: plain.tokens + [percent])  // matches "dim to ${level} \u{E000}"
  /// Utterance(plain.text, tokens: plain.tokens.dropLast())   // matches "dim to"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that captures point into.
  ///   - tokens: Folded words, as ``tokens`` has them, in the order of their places.
  /// - Complexity: O(*n*) in the letters of the words.
  public init(_ text: String, tokens: some Sequence<Token>) {
    let end = text.utf8.count
    var letters: [UInt8] = []
    var words: [Word] = []
    for token in tokens {
      let first = letters.count
      letters.append(contentsOf: token.text.utf8)
      let hash = letters.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { WordHash.of($0 + first, count: buffer.count - first) } ?? 0
      }
      words.append(
        Word(
          lettersStart: UInt32(truncatingIfNeeded: first),
          lettersEnd: UInt32(truncatingIfNeeded: letters.count),
          start: UInt32(truncatingIfNeeded: min(max(token.span.lowerBound, 0), end)),
          end: UInt32(truncatingIfNeeded: min(max(token.span.upperBound, 0), end)), hash: hash))
    }
    self.text = text
    self.letters = letters
    self.words = words
  }
}
