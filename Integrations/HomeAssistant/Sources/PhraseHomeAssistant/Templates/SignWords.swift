// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Makes words of the signs that Home Assistant's sentences tell apart.
///
/// The matcher passes over signs. Templates, values and utterances change alike:
///
/// | written | becomes | because |
/// | --- | --- | --- |
/// | `l'ingresso` | `l ingresso` | an elided article is a word of its own |
/// | `50%`, `20°`, `-5`, `3/4` | a private-use character for the sign | a sentence with the sign is not one without |
enum SignWords {
  /// A stretch of the author's text: UTF-8 offsets, and the word if it is a sign.
  private typealias Part = (span: Range<Int>, sign: Unicode.Scalar?)

  /// The text of a template or a value as the matcher reads it.
  static func written(_ text: String) -> String {
    guard hasSign(text) else { return text }
    return parts(of: text).map { $0.sign.map(String.init) ?? text.utf8Text($0.span) }
      .joined(separator: " ")
  }

  /// What was said, with a word for each sign.
  static func utterance(_ text: String) -> Utterance {
    guard hasSign(text) else { return Utterance(text) }
    let tokens = parts(of: text).flatMap { part -> [Token] in
      if let sign = part.sign { return [Token(text: String(sign), span: part.span)] }
      let start = part.span.lowerBound
      return Utterance(text.utf8Text(part.span)).tokens.map { token in
        Token(
          text: token.text, span: token.span.lowerBound + start..<token.span.upperBound + start)
      }
    }
    return Utterance(text, tokens: tokens)
  }

  /// Whether a byte may begin a sign or an apostrophe; most text has none and is not looked at again.
  private static func hasSign(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "`"), 0xC2, 0xCA, 0xE2:
          true
        case UInt8(ascii: "-"):
          index + 1 < bytes.count
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index + 1])
        default: false
        }
      }
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var start = 0
    var offset = 0
    var previous: Unicode.Scalar?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let end = offset + UTF8.width(scalar)
      let following = index + 1 < scalars.count ? scalars[index + 1] : nil
      let sign = word(for: scalar, behind: previous, before: following)
      if sign != nil || isApostrophe(scalar) {
        parts.append((start..<offset, nil))
        if sign != nil { parts.append((offset..<end, sign)) }
        start = end
      }
      (previous, offset) = (scalar, end)
    }
    return parts + [(start..<offset, nil)]
  }

  /// The word for a sign; a hyphen is a minus only before a number.
  private static func word(
    for scalar: Unicode.Scalar, behind previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar {
    case "%": return "\u{E000}"
    case "°": return "\u{E001}"
    case "+": return "\u{E002}"
    case "€": return "\u{E003}"
    case "$": return "\u{E004}"
    case "£": return "\u{E005}"
    case "&": return "\u{E006}"
    case "#": return "\u{E007}"
    case "/": return "\u{E008}"
    case "-", "\u{2212}":
      let isBeforeNumber = next.map { ("0"..."9").contains($0) } ?? false
      let isBehindWord =
        previous.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
      return isBeforeNumber && !isBehindWord ? "\u{E009}" : nil
    default: return nil
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "`", "´", "\u{2018}", "\u{2019}", "\u{201B}", "\u{02BC}", "\u{2032}": true
    default: false
    }
  }
}

extension String {
  /// The text at UTF-8 offsets that stand between characters.
  func utf8Text(_ span: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(span.lowerBound).prefix(span.count), as: UTF8.self)
  }
}
