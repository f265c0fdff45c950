// SPDX-License-Identifier: Apache-2.0

/// Text of one size in a picture; its width is guessed, since no fonts are read.
struct SVGText {
  let size: Double
  var weight = 400
  var ink = SnippetPalette.Ink.ink

  static let title = SVGText(size: 22, weight: 700)
  static let subtitle = SVGText(size: 15, ink: .soft)
  static let body = SVGText(size: 15)
  static let label = SVGText(size: 15, ink: .soft)
  static let value = SVGText(size: 15, weight: 600)
  static let heading = SVGText(size: 13, weight: 600, ink: .soft)
  static let caption = SVGText(size: 13, ink: .soft)
  static let notice = SVGText(size: 13.5, ink: .warn)

  var lineHeight: Double { (size * 1.4).rounded() }

  /// How wide the text is at most, in most fonts.
  func width(of text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  func width(of character: Character) -> Double {
    let share: Double =
      switch character.columns {
      case 0: 0
      case 2: 1.05
      default: Self.share(of: character)
      }
    return share * size * (weight >= 600 ? 1.07 : 1)
  }

  func lines(_ text: String, in width: Double) -> [String] {
    text.wrapped(to: max(width, size)) { self.width(of: $0) }
  }

  private static func share(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "!", "|", "(", ")", " ": 0.36
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.92
    case "A"..."Z": 0.7
    default: character.isASCII ? 0.57 : 0.62
    }
  }

  /// The text as an element; `anchor` says which part of it stands at `x`.
  func element(_ text: String, x: Double, baseline: Double, anchor: String = "start") -> String {
    let place = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
    return "<text class=\"f-\(ink)\" x=\"\(x.short)\" y=\"\(baseline.short)\""
      + " font-size=\"\(size.short)\"\(bold)\(place)>\(text.markup)</text>"
  }
}

extension Double {
  /// The number with at most one decimal.
  var short: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}
