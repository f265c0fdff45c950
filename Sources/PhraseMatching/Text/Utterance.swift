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
public struct Utterance: Sendable {
  /// The text as it was given.
  public let text: String

  /// The folded words, one behind the other in UTF-8.
  let letters: [UInt8]
  /// Where each word stands.
  let words: [Word]

  /// Where a word stands in ``letters`` and in the text, with its hash.
  struct Word: Equatable, Sendable {
    var lettersStart: UInt32
    var lettersEnd: UInt32
    var start: UInt32
    var end: UInt32
    var hash: UInt32
  }

  /// Splits a text into words.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    var tokenizer = Tokenizer()
    tokenizer.run(text)
    letters = tokenizer.letters
    words = tokenizer.words
  }

  /// Its words in order.
  ///
  /// - Complexity: O(*n*) in the words; they are made anew each time.
  public var tokens: [Token] {
    words.indices.map { Token(text: word($0), span: span(ofWord: $0)) }
  }
}

extension Utterance: Equatable {
  /// Whether two utterances are the same text.
  public static func == (left: Utterance, right: Utterance) -> Bool { left.text == right.text }
}

extension Utterance {
  /// Whether it ends in a question mark.
  package var isQuestion: Bool { text.last { !$0.isWhitespace }.map("?？؟".contains) ?? false }

  /// The folded words with single blanks between them: equal for texts that match alike.
  package var folded: String { words.indices.map(word).joined(separator: " ") }

  /// The folded word at an index.
  func word(_ index: Int) -> String {
    let word = words[index]
    return String(
      decoding: letters[Int(word.lettersStart)..<Int(word.lettersEnd)], as: UTF8.self)
  }

  /// Where a word stands in the text.
  func span(ofWord index: Int) -> Range<Int> { Int(words[index].start)..<Int(words[index].end) }

  /// The offsets from the first to the last of some words; the place between words if there are none.
  package func span(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place =
        range.lowerBound < words.count ? Int(words[range.lowerBound].start) : text.utf8.count
      return place..<place
    }
    return Int(words[range.lowerBound].start)..<Int(words[range.upperBound - 1].end)
  }

  /// Where the words of a value stand, with the signs that touch them and a minus before a blank:
  /// “50%”, “- 5”.
  package func signedSpan(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return span(of: range) }
    var span = writtenSpan(of: range, at: span(of: range))
    guard let first = range.first, beginsInDigit(first) else { return span }
    withBytes { bytes in
      var offset = span.lowerBound
      while let (scalar, width) = bytes.scalar(before: offset) {
        offset -= width
        if scalar.isBlank { continue }
        if scalar == "-" || scalar == "\u{2212}",
          bytes.scalar(before: offset)?.scalar.isBlank != false
        {
          span = offset..<span.upperBound
        }
        return
      }
    }
    return span
  }

  /// Where some words stand as text, with the signs that touch them; see ``WrittenText``.
  ///
  /// - Parameters:
  ///   - range: The words.
  ///   - place: Where they stand without the signs.
  ///   - isOpen: Whether signs may be theirs before and behind them; not where a phrase joins text to
  ///     them.
  /// - Returns: Their place with the signs.
  func writtenSpan(
    of range: Range<Int>, at place: Range<Int>,
    isOpen: (before: Bool, behind: Bool) = (true, true)
  ) -> Range<Int> {
    let utf8 = text.utf8
    func index(_ offset: Int) -> String.Index { utf8.index(utf8.startIndex, offsetBy: offset) }
    var written = WrittenText(text, words: index(place.lowerBound)..<index(place.upperBound))
    if isOpen.before {
      let previous = range.lowerBound > 0 ? Int(words[range.lowerBound - 1].end) : nil
      written.growBackward(to: previous.map(index))
    }
    if isOpen.behind {
      let next = range.upperBound < words.count ? Int(words[range.upperBound].start) : nil
      written.growForward(to: next.map(index))
    }
    written.trim()
    let found = written.range
    return utf8.distance(
      from: utf8.startIndex, to: found.lowerBound)..<utf8.distance(
        from: utf8.startIndex, to: found.upperBound)
  }
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
