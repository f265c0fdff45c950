// SPDX-License-Identifier: Apache-2.0

/// Folds what does not matter when people mean the same word: case, width, accents.
///
/// | kind | example |
/// | --- | --- |
/// | case | `STRASSE` = `straße` |
/// | accents of Latin, Greek and Cyrillic | `Café` = `cafe`, `ещё` = `еще`; but й is not и |
/// | width | `Ｌｉｂｒａｒｙ` = `library`, `ﾗｲﾌﾞ` = `ライブ` |
/// | stroked letters and ligatures | `Øl` = `ol`, `Ægir` = `aegir` |
/// | composition | a letter and its combining mark are one letter, in kana and Hangul too |
enum Folding {
  /// Appends the fold of a scalar to the scalars of the token so far.
  static func append(_ scalar: Unicode.Scalar, to token: inout [Unicode.Scalar]) {
    if isDroppedMark(scalar.value) {
      composeBreve(scalar, with: &token)
      return
    }
    if let composed = composeHangul(scalar, after: token.last)
      ?? composeKana(scalar, after: token.last)
    {
      token[token.count - 1] = composed
      return
    }
    let value = width(scalar.value)
    guard value < FoldingTable.limit else {
      let lower = Unicode.Scalar(value)?.properties.lowercaseMapping ?? ""
      if let expansion = FoldingTable.expansions[value] {
        token += expansion.unicodeScalars
      } else {
        token += lower.unicodeScalars
      }
      return
    }
    let folded = FoldingTable.direct[Int(value)]
    if folded >= 0xDF, let expansion = FoldingTable.expansions[folded] {
      token += expansion.unicodeScalars
    } else if let scalar = Unicode.Scalar(folded) {
      token.append(scalar)
    }
  }

  /// Accents, Hebrew points and Arabic vowel signs: reading aids that people leave out.
  ///
  /// Vowel signs of Thai and the scripts of India are letters to their readers and stay.
  static func isDroppedMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2,
      0x05C4...0x05C5, 0x05C7, 0x0610...0x061A, 0x0640, 0x064B...0x0652, 0x0670, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20F0, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// и with a breve is й, the letter that keeps its mark.
  private static func composeBreve(_ mark: Unicode.Scalar, with token: inout [Unicode.Scalar]) {
    if mark.value == 0x0306, token.last == "и" { token[token.count - 1] = "й" }
  }

  /// A voiced sound mark makes the next code point of kana, a half-voiced one that after it.
  private static func composeKana(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    guard let last, (0x3041...0x30FF).contains(last.value) else { return nil }
    switch scalar.value {
    case 0x3099, 0xFF9E:
      return last == "う" ? "ゔ" : last == "ウ" ? "ヴ" : Unicode.Scalar(last.value + 1)
    case 0x309A, 0xFF9F: return Unicode.Scalar(last.value + 2)
    default: return nil
    }
  }

  /// Conjoining jamo make a syllable (The Unicode Standard, section 3.12).
  private static func composeHangul(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    guard let last else { return nil }
    if (0x1100...0x1112).contains(last.value), (0x1161...0x1175).contains(scalar.value) {
      return Unicode.Scalar(0xAC00 + (last.value - 0x1100) * 588 + (scalar.value - 0x1161) * 28)
    }
    let isOpenSyllable = (0xAC00...0xD7A3).contains(last.value) && (last.value - 0xAC00) % 28 == 0
    if isOpenSyllable, (0x11A8...0x11C2).contains(scalar.value) {
      return Unicode.Scalar(last.value + scalar.value - 0x11A7)
    }
    return nil
  }

  /// Full-width ASCII and half-width katakana in their usual widths.
  static func width(_ value: UInt32) -> UInt32 {
    switch value {
    case 0xFF01...0xFF5E: value - 0xFEE0
    case 0xFF66...0xFF9D: halfWidthKatakana[Int(value - 0xFF66)]
    default: value
    }
  }

  private static let halfWidthKatakana: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)
}

extension String {
  /// The text as it is compared: folded like the words of phrases, its blanks and signs kept.
  ///
  /// Apostrophes and invisible characters vanish as they do there: “Charlotte’s” is “charlottes”. A
  /// text that is nothing else stays as it is, so that it does not begin every other text.
  package var foldedText: String {
    var folded: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let kind = ScalarClass(scalar)
      if kind == .ignored, !Folding.isDroppedMark(scalar.value) { continue }
      if kind == .digit {
        folded.append(Tokenizer.asciiDigit(scalar))
      } else {
        Folding.append(scalar, to: &folded)
      }
    }
    return folded.isEmpty ? self : String(String.UnicodeScalarView(folded))
  }
}
