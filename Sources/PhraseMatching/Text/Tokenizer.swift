// SPDX-License-Identifier: Apache-2.0

/// Splits text into folded words.
///
/// A word is a run of letters, a number, a single character of a script without spaces, or an
/// emoji. A letter beside a digit begins a new word: “5kg” is “5 kg”. Signs beside digits are no
/// words: “$5” and “5” are the same word. Those who read values look at the text; see
/// ``NumberSigns``.
struct Tokenizer {
  /// What the scalars that are being gathered make.
  private enum Run {
    case none, word, number, character, emoji
  }

  private(set) var letters: [UInt8] = []
  private(set) var words: [Utterance.Word] = []
  private var run = Run.none
  private var scalars: [Unicode.Scalar] = []
  /// Where the points and commas of a number stand.
  private var marks: [Int] = []
  private var start = 0
  private var end = 0

  /// Splits a text; called once.
  mutating func run(_ text: String) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable {
      PlainTokenizer.run($0, letters: &letters, words: &words)
    }
    if isPlain != true { runScalars(text) }
  }

  /// Splits any text, scalar by scalar.
  mutating func runScalars(_ text: String) {
    (letters, words) = ([], [])
    let source = text.unicodeScalars
    var offset = 0
    var index = source.startIndex
    while index < source.endIndex {
      let scalar = source[index]
      let next = source.index(after: index)
      let width = UTF8.width(scalar)
      let following = next < source.endIndex ? source[next] : nil
      take(scalar, following: following, at: offset, width: width)
      offset += width
      index = next
    }
    finish()
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, following: Unicode.Scalar?, at offset: Int, width: Int
  ) {
    if run == .emoji, continuesEmoji(scalar) {
      scalars.append(scalar)
      end = offset + width
      return
    }
    switch ScalarClass(scalar) {
    case .letter: extend(.word, with: scalar, at: offset, width: width)
    case .digit: extend(.number, with: Self.asciiDigit(scalar), at: offset, width: width)
    case .character:
      // Jamo and sound marks compose, so the fold sees the character before.
      finish()
      extend(.character, with: scalar, at: offset, width: width)
    case .emoji:
      finish()
      begin(.emoji, at: offset)
      scalars.append(scalar)
      end = offset + width
    case .extending, .ignored:
      guard run != .none, run != .emoji else { return }
      if ScalarClass(scalar) == .extending || Folding.isDroppedMark(scalar.value) {
        Folding.append(scalar, to: &scalars)
        end = offset + width
      }
    case .separator:
      if continuesNumber(scalar, following: following) {
        scalars.append(scalar)
        marks.append(offset)
      } else {
        finish()
      }
    }
  }

  private mutating func extend(
    _ kind: Run, with scalar: Unicode.Scalar, at offset: Int, width: Int
  ) {
    if run != kind {
      finish()
      begin(kind, at: offset)
    }
    Folding.append(scalar, to: &scalars)
    end = offset + width
  }

  private mutating func begin(_ kind: Run, at offset: Int) {
    run = kind
    start = offset
  }

  private mutating func finish() {
    defer {
      run = .none
      scalars.removeAll(keepingCapacity: true)
      marks.removeAll(keepingCapacity: true)
    }
    guard !scalars.isEmpty else { return }
    if !marks.isEmpty {
      finishNumber()
      return
    }
    append(scalars, span: start..<end)
  }

  private mutating func append(_ scalars: some Sequence<Unicode.Scalar>, span: Range<Int>) {
    let first = letters.count
    for scalar in scalars where !(0xFE0E...0xFE0F).contains(scalar.value) {
      letters.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    let hash = letters.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { WordHash.of($0 + first, count: buffer.count - first) } ?? 0
    }
    words.append(
      Utterance.Word(
        lettersStart: UInt32(truncatingIfNeeded: first),
        lettersEnd: UInt32(truncatingIfNeeded: letters.count),
        start: UInt32(truncatingIfNeeded: span.lowerBound),
        end: UInt32(truncatingIfNeeded: span.upperBound), hash: hash))
  }

  // MARK: - Numbers

  /// A point or comma between two digits.
  private func continuesNumber(_ scalar: Unicode.Scalar, following: Unicode.Scalar?) -> Bool {
    guard run == .number, scalar == "." || scalar == ",", let following else { return false }
    return ScalarClass(following) == .digit && scalars.last != "." && scalars.last != ","
  }

  /// One token if the marks make a number, else its parts: “1,000” is 1000 and “12,50” is 12.50,
  /// but “10.15.7” is three numbers.
  private mutating func finishNumber() {
    let text = Self.string(scalars)
    if let number = Self.canonicalNumber(text) {
      append(number.unicodeScalars, span: start..<end)
      return
    }
    // Digits may be wider in the text, and have apostrophes between them.
    let parts = text.split { $0 == "." || $0 == "," }
    for (part, (start, end)) in zip(parts, zip([start] + marks.map { $0 + 1 }, marks + [end])) {
      append(part.unicodeScalars, span: start..<end)
    }
  }

  private static func canonicalNumber(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped =
      parts.count > 1 && (1...3).contains(parts[0].utf8.count)
      && parts.dropFirst().dropLast().allSatisfy { $0.utf8.count == 3 && !$0.contains(".") }
      && (parts.last?.prefix { $0 != "." }.utf8.count == 3)
    let joined = isGrouped ? parts.joined() : text
    let marks = joined.filter { $0 == "." || $0 == "," }
    guard marks.count <= 1 else { return nil }
    return String(joined.map { $0 == "," ? "." : $0 })
  }

  static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let value = scalar.properties.numericValue, value >= 0, value <= 9 else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  // MARK: - Emoji

  /// Joiners, variation selectors, skin tones, flags' second letters and tags.
  private func continuesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return true
    case 0x1F1E6...0x1F1FF: return scalars.count == 1 && isRegional(scalars[0])
    default: return scalars.last?.value == 0x200D && scalar.properties.isEmoji
    }
  }

  private func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
