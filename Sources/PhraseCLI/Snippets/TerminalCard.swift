// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// A snippet as lines of a terminal: a box with aligned rows, bars and numbered controls.
struct TerminalCard {
  /// Where the lines go.
  struct Screen {
    /// How many columns a line may take.
    var columns: Int
    /// Whether bold, faint and coloured text is wanted.
    var hasStyle: Bool
  }

  /// Below this, a box would leave too little for the text.
  static let leastBoxColumns = 24
  /// What a terminal has at least; a narrower one breaks the lines itself.
  static let leastColumns = 12
  /// Above this, rows are hard to follow with the eye.
  static let mostColumns = 72

  /// The lines of the card, without line breaks.
  static func lines(of card: WireCard, on screen: Screen) -> [String] {
    let isBoxed = screen.columns >= leastBoxColumns
    let limit = max(leastColumns, min(screen.columns, mostColumns) - (isBoxed ? 4 : 0))
    let layout = TerminalLayout(limit: limit, isRightToLeft: card.isRightToLeft)
    let heading = layout.heading(card)
    let body = layout.body(card)
    let width = isBoxed ? max(1, (heading + body).map(\.columns).max() ?? 1) : limit
    let box = TerminalBox(
      width: width, isBoxed: isBoxed, hasStyle: screen.hasStyle,
      isRightToLeft: card.isRightToLeft)
    return box.lines(heading: heading, body: body)
  }
}

/// One line of a card before it is drawn: pieces with their styles.
struct TerminalLine: Equatable {
  enum Style: String, Equatable {
    case plain = "0"
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  struct Piece: Equatable {
    var text: String
    var style: Style
  }

  var pieces: [Piece]

  init(_ pieces: (String, Style)...) {
    self.pieces = pieces.map { Piece(text: $0.0, style: $0.1) }
  }

  var columns: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// The text with or without its styles; letters that run against the line are kept together.
  func text(hasStyle: Bool) -> String {
    pieces.map { piece in
      let text = piece.text.hasRightToLeftLetters ? "\u{2068}\(piece.text)\u{2069}" : piece.text
      return hasStyle && piece.style != .plain
        ? "\u{1B}[\(piece.style.rawValue)m\(text)\u{1B}[0m" : text
    }.joined()
  }
}

/// Draws the frame of a card around its lines.
struct TerminalBox {
  let width: Int
  let isBoxed: Bool
  let hasStyle: Bool
  let isRightToLeft: Bool

  func lines(heading: [TerminalLine], body: [TerminalLine]) -> [String] {
    guard isBoxed else { return (heading + body).map { $0.text(hasStyle: hasStyle) } }
    let isParted = !heading.isEmpty && !body.isEmpty
    return [rule("╭", "╮")] + heading.map(framed) + (isParted ? [rule("├", "┤")] : [])
      + body.map(framed) + [rule("╰", "╯")]
  }

  private func framed(_ line: TerminalLine) -> String {
    let gap = String(repeating: " ", count: max(0, width - line.columns))
    let text = line.text(hasStyle: hasStyle)
    let edge = faint("│")
    return "\(edge) \(isRightToLeft ? gap + text : text + gap) \(edge)"
  }

  private func rule(_ left: String, _ right: String) -> String {
    faint(left + String(repeating: "─", count: width + 2) + right)
  }

  private func faint(_ text: String) -> String { hasStyle ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
