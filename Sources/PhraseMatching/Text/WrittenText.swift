// SPDX-License-Identifier: Apache-2.0

/// Finds where words that are taken as text begin and end in what was written.
///
/// Words have no signs, but text has: “C++”, “.NET”, “/etc/passwd”. What touches the first and the
/// last word belongs to the text, up to a blank, except
///
/// - signs between two words that touch, as they may belong to either,
/// - marks that end a sentence, and
/// - quotation marks around the text, or one of a pair whose other one stands elsewhere.
struct WrittenText {
  /// Signs that are looked at on either side of the words.
  static let signLimit = 64
  /// The longest text in which pairs are looked for, in bytes.
  static let pairedLimit = 1_000

  private let text: String
  private let words: Range<String.Index>
  private var start: String.Index
  private var end: String.Index

  /// - Parameters:
  ///   - text: What was written.
  ///   - words: The place of the words.
  init(_ text: String, words: Range<String.Index>) {
    self.text = text
    self.words = words
    (start, end) = (words.lowerBound, words.upperBound)
  }

  var range: Range<String.Index> { start..<end }

  // MARK: - Signs that touch

  /// Takes the signs before the first word, unless they touch the word that ends at a place.
  mutating func growBackward(to previousEnd: String.Index?) {
    let limit = previousEnd ?? text.startIndex
    var index = start
    for _ in 0..<Self.signLimit {
      guard index > limit else {
        if previousEnd == nil { start = index }
        return
      }
      let before = text.unicodeScalars.index(before: index)
      if Self.isBlank(text.unicodeScalars[before]) { break }
      index = before
    }
    start = index
  }

  /// Takes the signs behind the last word, unless they touch the word that begins at a place.
  mutating func growForward(to nextStart: String.Index?) {
    let limit = nextStart ?? text.endIndex
    var index = end
    for _ in 0..<Self.signLimit {
      guard index < limit else {
        if nextStart == nil { end = index }
        return
      }
      if Self.isBlank(text.unicodeScalars[index]) { break }
      text.unicodeScalars.formIndex(after: &index)
    }
    end = index
  }

  /// Invisible characters end a text as blanks do: nobody types them on purpose.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  // MARK: - Signs that belong to the sentence

  /// Drops what belongs to the sentence and not to the text.
  mutating func trim() {
    while trimSentenceEnd() || trimQuotes() || trimStrayMark() {}
  }

  private var first: Unicode.Scalar? {
    start < words.lowerBound ? text.unicodeScalars[start] : nil
  }

  private var last: Unicode.Scalar? {
    end > words.upperBound ? text.unicodeScalars[text.unicodeScalars.index(before: end)] : nil
  }

  private mutating func dropFirst() { text.unicodeScalars.formIndex(after: &start) }
  private mutating func dropLast() { text.unicodeScalars.formIndex(before: &end) }

  private mutating func trimSentenceEnd() -> Bool {
    if let last, SentenceMarks.ends.contains(last) {
      dropLast()
    } else if let first, SentenceMarks.beginnings.contains(first) {
      dropFirst()
    } else {
      return false
    }
    return true
  }

  private mutating func trimQuotes() -> Bool {
    guard let first, let last,
      SentenceMarks.quotes.contains(where: { $0.opening == first && $0.closing == last })
    else { return false }
    // “a” and “b” are two quotations.
    let isOne =
      count([first, last], in: start..<end) == 2 || SentenceMarks.apostrophes.contains(last)
    guard isOne else { return false }
    dropFirst()
    dropLast()
    return true
  }

  /// A mark whose other half stands outside: “(open dune)” is not about “dune)”.
  private mutating func trimStrayMark() -> Bool {
    if let last, isStray(last, partners: SentenceMarks.openings(of: last)) {
      dropLast()
    } else if let first, isStray(first, partners: SentenceMarks.closings(of: first)) {
      dropFirst()
    } else {
      return false
    }
    return true
  }

  private func isStray(_ mark: Unicode.Scalar, partners: [Unicode.Scalar]) -> Bool {
    guard !partners.isEmpty else { return false }
    let own = count([mark], in: start..<end)
    let isPaired =
      partners == [mark] ? own.isMultiple(of: 2) : own <= count(partners, in: start..<end)
    return !isPaired
      && count(partners, in: text.startIndex..<start) + count(partners, in: end..<text.endIndex) > 0
  }

  /// How often the marks stand in a part of the text; never in one that is too long to look at.
  private func count(_ marks: [Unicode.Scalar], in part: Range<String.Index>) -> Int {
    guard text.utf8.count <= Self.pairedLimit else { return 0 }
    return text.unicodeScalars[part].count { marks.contains($0) }
  }
}

/// Signs that stand around words and are no part of them.
private enum SentenceMarks {
  static let ends: Set<Unicode.Scalar> = [
    ".", ",", "!", "?", ";", ":", "…", "。", "、", "，", "．", "！", "？", "；", "：", "؟", "،", "؛", "।",
  ]
  static let beginnings: Set<Unicode.Scalar> = ["¿", "¡"]
  static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "`", "＇"]

  static let quotes: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("«", "»"), ("»", "«"),
    ("‹", "›"), ("›", "‹"), ("‘", "’"), ("‚", "‘"), ("'", "'"), ("`", "`"), ("＂", "＂"), ("＇", "＇"),
    ("「", "」"), ("『", "』"), ("《", "》"),
  ]
  private static let brackets: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("（", "）"), ("【", "】"),
  ]
  /// An apostrophe alone belongs to its word: “the boys'”.
  private static let pairs = (quotes + brackets).filter { !apostrophes.contains($0.closing) }

  static func openings(of closing: Unicode.Scalar) -> [Unicode.Scalar] {
    pairs.filter { $0.closing == closing }.map(\.opening)
  }

  static func closings(of opening: Unicode.Scalar) -> [Unicode.Scalar] {
    pairs.filter { $0.opening == opening }.map(\.closing)
  }
}
