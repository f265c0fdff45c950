// SPDX-License-Identifier: Apache-2.0

/// Particles whose form depends on the sound before them: “책을”, but “목록은” and “저자는”.
struct KoreanParticle: Sendable {
  /// Behind a consonant, and behind a vowel.
  let closed: String
  let open: String

  static let topic = KoreanParticle(closed: "은", open: "는")
  static let object = KoreanParticle(closed: "을", open: "를")
  static let subject = KoreanParticle(closed: "이", open: "가")

  /// The form behind a word; both where its sound is not known, as people write them: “Dune을(를)”.
  func form(behind word: String) -> String {
    let last = word.unicodeScalars.last { Self.isSpoken($0) }
    guard let last, let isClosed = Self.endsInConsonant(last) else { return "\(closed)(\(open))" }
    return isClosed ? closed : open
  }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether a syllable or a digit, as it is read, ends in a consonant; nil for other letters.
  private static func endsInConsonant(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar {
    case "\u{AC00}"..."\u{D7A3}": (scalar.value - 0xAC00) % 28 != 0
    // 영, 일, 삼, 육, 칠, 팔
    case "0", "1", "3", "6", "7", "8": true
    case "2", "4", "5", "9": false
    default: nil
    }
  }
}
