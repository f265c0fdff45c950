// SPDX-License-Identifier: Apache-2.0

/// The scalars of a text, read from its bytes without a copy.
///
/// - Invariant: the bytes are valid UTF-8, and offsets lie between scalars.
extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an offset, and its length in bytes; nil at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int)? {
    guard offset >= 0, offset < count else { return nil }
    let first = UInt32(self[offset])
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + width <= count else { return nil }
    var value = width == 1 ? first : first & (0x7F >> UInt32(width))
    for index in 1..<Swift.max(width, 1) {
      value = value << 6 | UInt32(self[offset + index]) & 0x3F
    }
    return Unicode.Scalar(value).map { ($0, width) }
  }

  /// The scalar that ends at an offset, and its length in bytes; nil at the beginning.
  func scalar(before offset: Int) -> (scalar: Unicode.Scalar, width: Int)? {
    var start = offset - 1
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }
}

extension Unicode.Scalar {
  /// What a word may end and begin at: blanks, and the beginning of a line.
  var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// A digit of any script.
  var isDecimalDigit: Bool {
    value < 0x80 ? (0x30...0x39).contains(value) : ScalarClass(self) == .digit
  }
}

extension Utterance {
  /// Reads the bytes of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Texts are made contiguous when an utterance is made of them.
    text.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }

  /// Whether a word is in digits.
  func beginsInDigit(_ index: Int) -> Bool {
    let word = words[index]
    return word.lettersStart < word.lettersEnd && letters[Int(word.lettersStart)].isDigit
  }
}
