// SPDX-License-Identifier: Apache-2.0

/// What a scalar is to the tokenizer.
enum ScalarClass {
  /// Part of a word.
  case letter
  /// Part of a number.
  case digit
  /// A word by itself, in scripts that put no spaces between words.
  case character
  /// Belongs to what stands before it: a vowel sign, a sound mark.
  case extending
  /// Begins an emoji.
  case emoji
  /// Neither seen nor heard: accents, apostrophes, directions, joiners.
  case ignored
  /// Ends a word: blanks, punctuation, symbols.
  case separator

  init(_ scalar: Unicode.Scalar) {
    let value = Folding.width(scalar.value)
    if value < 0x80 {
      self = Self.ascii(UInt8(value))
    } else if Folding.isDroppedMark(value) || Self.isIgnored(value) {
      self = .ignored
    } else if Self.standsAlone(value) {
      self = Self.extends(scalar) ? .extending : .character
    } else {
      self = Self.general(scalar)
    }
  }

  private static func ascii(_ byte: UInt8) -> ScalarClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "'"), UInt8(ascii: "`"): .ignored
    default: .separator
    }
  }

  /// Apostrophes vanish, so that “don’t”, “don't” and “dont” are one word; so do invisible
  /// characters, which people cannot type on purpose.
  private static func isIgnored(_ value: UInt32) -> Bool {
    switch value {
    case 0x2018, 0x2019, 0x201B, 0x02B9, 0x02BC, 0x02BB, 0x2032, 0x00B4, 0x05F3, 0xA78C,
      0x00AD, 0x061C, 0x180E, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE01EF:
      true
    default: false
    }
  }

  /// Han, kana, Hangul, Thai, Lao, Myanmar and Khmer, and the private-use characters that front ends
  /// write for signs; see ``Utterance/init(_:tokens:)``.
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E01...0x0E4E, 0x0E81...0x0ECD, 0x1000...0x1049, 0x1100...0x11FF, 0x1780...0x17D3,
      0x3005...0x3007, 0x3041...0x3096, 0x3099...0x309A, 0x309D...0x309F, 0x30A1...0x30FA,
      0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xE000...0xFAFF, 0x20000...0x3FFFD, 0xFF9E...0xFF9F:
      true
    default: false
    }
  }

  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3099...0x309A, 0xFF9E...0xFF9F, 0x1160...0x11FF: true
    default: scalar.properties.generalCategory.isMark
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> ScalarClass {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber:
      return .letter
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: return .extending
    default: return properties.isEmoji ? .emoji : .separator
    }
  }
}

extension Unicode.GeneralCategory {
  var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
