// SPDX-License-Identifier: Apache-2.0

/// Text as it is given to the matcher, with the way back to the author's text.
///
/// Home Assistant's sentences tell some characters apart that people do not hear, and that the
/// matcher passes over. Templates, values and utterances change alike:
///
/// | written | becomes | because |
/// | --- | --- | --- |
/// | `l'ingresso` | `l ingresso` | an elided article is a word of its own |
/// | `50%`, `20°`, `-5`, `3/4` | a word for the sign | a sentence with the sign is not one without |
struct MatchingText {
  /// What the matcher sees.
  private(set) var text = ""
  /// The offset in the author's text of each UTF-8 byte, and of the end.
  private var offsets: [Int] = []

  init(_ source: String) {
    self.init(Array(source.unicodeScalars), offsets: nil)
  }

  /// Changes a part of a text.
  ///
  /// - Parameters:
  ///   - scalars: The scalars that are left.
  ///   - starts: The offset of each of them in the author's text, and of the end.
  init(_ scalars: [Unicode.Scalar], offsets starts: [Int]?) {
    var view = String.UnicodeScalarView()
    view.reserveCapacity(scalars.count)
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let start = starts?[index] ?? offset
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      func append(_ scalar: Unicode.Scalar) {
        view.append(scalar)
        for _ in 0..<UTF8.width(scalar) { offsets.append(start) }
      }
      if scalar.isPlainLetter {
        append(scalar)
      } else {
        Self.replacement(of: scalar, before: before, after: after).forEach(append)
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(starts?.last ?? offset)
    text = String(view)
  }

  /// The place in the author's text.
  func sourceSpan(of span: Range<Int>) -> Range<Int> {
    guard span.upperBound < offsets.count else { return 0..<0 }
    return offsets[span.lowerBound]..<max(offsets[span.lowerBound], offsets[span.upperBound])
  }

  private static func replacement(
    of scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> [Unicode.Scalar] {
    switch scalar {
    case "'", "`", "´", "\u{2018}", "\u{2019}", "\u{201B}", "\u{02BC}", "\u{2032}": return [" "]
    case "-", "\u{2212}":
      let isSign =
        after.map { ("0"..."9").contains($0) } ?? false && !(before?.isWordScalar ?? false)
      return isSign ? [" ", signs["-"] ?? scalar, " "] : [scalar]
    default:
      guard let sign = signs[scalar] else { return [scalar] }
      return [" ", sign, " "]
    }
  }

  /// A letter that no template has, for each sign: the matcher passes over signs, not letters.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "%": "\u{A500}", "°": "\u{A501}", "+": "\u{A502}", "€": "\u{A503}", "$": "\u{A504}",
    "£": "\u{A505}", "&": "\u{A506}", "#": "\u{A507}", "-": "\u{A508}", "/": "\u{A509}",
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter or a blank, as most are.
  var isPlainLetter: Bool {
    (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) || value == 0x20
  }

  /// Whether the scalar is part of a word to Home Assistant's matcher: a letter, a digit, or “_”.
  var isWordScalar: Bool {
    if isPlainLetter { return value != 0x20 }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: self == "_"
    }
  }
}
