// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes by itself.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and finals of Hangul join the letter before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return Self.wide.contains { $0.contains(value) } || properties.isEmojiPresentation ? 2 : 1
  }

  /// Scripts whose signs fill a square; source: East Asian Width of the Unicode Standard, annex 11.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  /// Whether the letter is written from right to left: Hebrew, Arabic and their neighbours.
  fileprivate var isRightToLeft: Bool {
    (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFC).contains(value) || (0x10800...0x10FFF).contains(value)
      || (0x1E800...0x1EFFF).contains(value)
  }
}

extension Character {
  /// How many columns of a terminal the character takes.
  var columns: Int {
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0E}") { return 1 }
    if scalars.contains("\u{FE0F}") { return 2 }
    guard let first = scalars.first else { return 0 }
    // A family, a flag and a hand with a colour of skin are one picture.
    if first.properties.isEmojiPresentation { return 2 }
    return scalars.reduce(0) { $0 + $1.columns }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Whether a letter of the text is written from right to left.
  var hasRightToLeftLetters: Bool { unicodeScalars.contains { $0.isRightToLeft } }

  /// The text without signs that would steer a terminal or break a file: escapes, other controls,
  /// and marks that turn the direction of what follows.
  ///
  /// Line breaks stay.
  var withoutControls: String {
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": kept.append(" ")
      case "\u{2028}", "\u{2029}": kept.append("\n")
      default: if !scalar.isSteering { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// The text in lines of at most so many units, broken between words where there are any.
  ///
  /// - Parameters:
  ///   - limit: The greatest length of a line, at least one character each.
  ///   - length: How long a character is.
  /// - Returns: The lines; one empty line for an empty text.
  func wrapped<Unit: Numeric & Comparable>(
    to limit: Unit, length: (Character) -> Unit
  ) -> [String] {
    withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.wrappedLine(to: limit, length: length) }
  }

  private func wrappedLine<Unit: Numeric & Comparable>(
    to limit: Unit, length: (Character) -> Unit
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var width: Unit = .zero
    /// The end of the last word in `line`, and the width of what stands behind its space.
    var lastBreak: (end: String.Index, rest: Unit)?
    for character in self {
      let columns = length(character)
      if character.isWhitespace, width + columns > limit, !line.isEmpty {
        lines.append(line)
        (line, width, lastBreak) = ("", .zero, nil)
        continue
      }
      while width + columns > limit, !line.isEmpty {
        if let (end, rest) = lastBreak {
          lines.append(String(line[..<end]))
          line = String(line[line.index(after: end)...])
          width = rest
        } else {
          lines.append(line)
          (line, width) = ("", .zero)
        }
        lastBreak = nil
      }
      if character.isWhitespace {
        if line.isEmpty, !lines.isEmpty { continue }
        lastBreak = (line.endIndex, .zero)
      } else if let found = lastBreak {
        lastBreak = (found.end, found.rest + columns)
      }
      line.append(character)
      width += columns
    }
    lines.append(line)
    return lines
  }
}
