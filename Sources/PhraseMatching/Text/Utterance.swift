// SPDX-License-Identifier: Apache-2.0

/// A word of an utterance as the matcher sees it.
public struct Token: Equatable, Sendable {
  /// The folded word.
  public let text: String

  /// Where the word stands: UTF-8 offsets in the original text.
  public let span: Range<Int>

  /// Makes a token of a folded word and its place.
  public init(text: String, span: Range<Int>) {
    self.text = text
    self.span = span
  }
}

/// What a person typed or said, as words that keep their places in the original text.
///
/// ```swift
/// Utterance("Open  DUNE, please!").tokens.map(\.text)  // ["open", "dune", "please"]
/// ```
///
/// Phrases and values are split in the same way, so what is written alike matches alike. The rules
/// stand in one place each: which characters end a word in `ScalarClass`, which are equal in
/// `Folding`.
///
/// - Complexity: O(*n*) in the length of the text.
public struct Utterance: Equatable, Sendable {
  /// The text as it was given.
  public let text: String

  /// Its words in order.
  public let tokens: [Token]

  /// Splits a text into words.
  public init(_ text: String) {
    self.text = text
    var tokenizer = Tokenizer()
    tokens = tokenizer.tokens(of: text)
  }
}

extension Utterance {
  /// The folded words with single blanks between them: equal for texts that match alike.
  package var folded: String { tokens.map(\.text).joined(separator: " ") }
}

extension String {
  /// The text at UTF-8 offsets; offsets come from tokens, so they never split a character's bytes.
  package func utf8Text(_ span: Range<Int>) -> String {
    guard span.upperBound <= utf8.count else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: span.lowerBound)
    let end = utf8.index(start, offsetBy: span.count)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
