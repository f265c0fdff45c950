// SPDX-License-Identifier: Apache-2.0

/// Splits text that is nothing but ASCII, which most text is, byte by byte.
///
/// - Invariant: whatever it accepts, ``Tokenizer`` splits the same way.
enum PlainTokenizer {
  /// What a byte is to a word.
  private enum Class: UInt8 {
    case separator, letter, digit, ignored, mark, foreign
  }

  /// What each byte is to a word.
  private static let classes: [UInt8] = (0..<256).map { value in
    let byte = UInt8(truncatingIfNeeded: value)
    let kind: Class =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "'"), UInt8(ascii: "`"): .ignored
      // What may join digits to one word.
      case UInt8(ascii: "."), UInt8(ascii: ","): .mark
      case 0x80...: .foreign
      default: .separator
      }
    return kind.rawValue
  }

  /// Appends the words of a text.
  ///
  /// - Returns: Whether the text could be split here; if not, what was appended means nothing.
  /// - Complexity: O(*n*).
  static func run(
    _ text: UnsafeBufferPointer<UInt8>, letters: inout [UInt8], words: inout [Utterance.Word]
  ) -> Bool {
    guard let source = text.baseAddress else { return true }
    var isPlain = true
    words.reserveCapacity(min(text.count / 3 + 1, 64))
    letters = [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      isPlain = split(source, text.count, into: target, filled: &count, words: &words)
    }
    return isPlain
  }

  /// Appends the words of a text, whose letters go to memory for as many bytes as the text has.
  static func split(
    _ source: UnsafePointer<UInt8>, _ length: Int, into target: UnsafeMutablePointer<UInt8>,
    filled: inout Int, words: inout [Utterance.Word]
  ) -> Bool {
    classes.withUnsafeBufferPointer { classes in
      var run = Class.separator
      var first = 0
      var start = 0
      var end = 0
      func finish() {
        guard run != .separator else { return }
        words.append(
          Utterance.Word(
            lettersStart: UInt32(truncatingIfNeeded: first),
            lettersEnd: UInt32(truncatingIfNeeded: filled),
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
            hash: WordHash.of(UnsafePointer(target) + first, count: filled - first)))
        run = .separator
      }
      for offset in 0..<length {
        let byte = source[offset]
        switch Class(rawValue: classes[Int(byte)]) {
        case .letter, .digit:
          let kind: Class = byte < 0x3A ? .digit : .letter
          if run != kind {
            finish()
            (run, first, start) = (kind, filled, offset)
          }
          target[filled] = byte < 0x3A ? byte : byte | 0x20
          filled += 1
          end = offset + 1
        case .ignored: break
        case .separator: finish()
        case .mark:
          if run == .digit { return false }
          finish()
        case .foreign, nil: return false
        }
      }
      finish()
      return true
    }
  }
}
