// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseShortcuts

/// A shortcut as a picture: a card in its colour, and its actions as blocks one below the other.
///
/// What is drawn is bounded, however much a document has in it.
extension SVGPicture {
  /// How many actions are drawn.
  private static let blockLimit = 500
  /// How many characters of one text are looked at, and how many of its lines are drawn.
  private static let (textLimit, lineLimit) = (1000, 6)
  /// How many steps to the right are told apart.
  private static let depthLimit = 8
  private static let step = 18.0
  private static let gap = 8.0

  /// The text of the file.
  static func text(
    of shortcut: PersonalShortcut, in actions: ActionTable, language: String
  ) -> String {
    let direction = Locale.Language(identifier: language).characterDirection
    var picture = SVGPicture(isRightToLeft: direction == .rightToLeft)
    picture.drawHeading(of: shortcut)
    picture.drawBlocks(ShortcutOutline(of: shortcut, in: actions, language: language).lines)
    return picture.file(title: cut(shortcut.name), language: language)
  }

  // MARK: - The card

  private mutating func drawHeading(of shortcut: PersonalShortcut) {
    let (top, surface, inset, badge) = (y, parts.count, 18.0, 44.0)
    y += inset
    drawBadge(of: shortcut, size: badge, distance: inset)
    let phrases = shortcut.phrases.map { "“\($0)”" }.joined(separator: ", ")
    drawLines(shortcut.name, .shortcutName, from: inset + badge + 14, inset: inset)
    if !phrases.isEmpty {
      drawLines(phrases, .shortcutPhrases, from: inset + badge + 14, inset: inset)
    }
    y = max(y, top + inset + badge)
    if let about = shortcut.about {
      y += 6
      drawLines(about, .shortcutPhrases, from: inset, inset: inset)
    }
    y += inset
    parts.insert(
      coloured(shortcut.color ?? .blue, x: left, y: top, width: contentWidth, height: y - top, 18),
      at: surface)
    y += 2 * Self.gap
  }

  /// The symbol, or without one the first letter of the name.
  private mutating func drawBadge(of shortcut: PersonalShortcut, size: Double, distance: Double) {
    let corner = edge(distance, width: size)
    parts.append(
      "<rect class=\"f-white\" opacity=\"0.2\" x=\"\(corner.short)\" y=\"\(y.short)\""
        + " width=\"\(size.short)\" height=\"\(size.short)\" rx=\"13\"/>")
    if let icon = shortcut.icon, Glyph.path(of: icon) != nil {
      parts.append(glyph(icon, x: corner + 9, y: y + 9, size: size - 18, .white))
    } else {
      let name = Self.cut(shortcut.name).withoutControls
      let letter = name.first { !$0.isWhitespace }.map { $0.uppercased() } ?? "?"
      parts.append(
        SVGText.shortcutName.element(
          letter, x: corner + size / 2, baseline: y + size / 2 + 8, anchor: "middle"))
    }
  }

  // MARK: - The blocks

  private mutating func drawBlocks(_ lines: [ShortcutOutline.Line]) {
    if lines.isEmpty { drawText("It does nothing yet.", .caption) }
    for line in lines.prefix(Self.blockLimit) {
      let (depth, top) = (min(line.depth, Self.depthLimit), y - Self.gap)
      switch line.kind {
      case .action(let category): drawBlock(line.text, category, depth: depth)
      case .heading: drawLines(line.text, .heading, from: Double(depth) * Self.step + 4, inset: 0)
      }
      for level in 0..<depth {
        let x = edge(Double(level) * Self.step + 6, width: 3)
        parts.append(rectangle(x: x, y: top, width: 3, height: y - top, radius: 0, .line))
      }
      y += Self.gap
    }
    if lines.count > Self.blockLimit {
      drawText("… +\(lines.count - Self.blockLimit)", .caption)
    }
  }

  private mutating func drawBlock(_ text: String, _ category: ActionCategory?, depth: Int) {
    let (top, surface, start, mark) = (y, parts.count, Double(depth) * Self.step, 28.0)
    y += 11
    drawLines(text, .body, from: start + mark + 20, inset: 12)
    y = max(y + 9, top + mark + 16)
    let corner = edge(start + 10, width: mark)
    parts.append(
      coloured(category?.color ?? .gray, x: corner, y: top + 8, width: mark, height: mark, 8))
    parts.append(
      glyph(category?.symbol ?? "questionmark", x: corner + 5, y: top + 13, size: 18, .white))
    parts.insert(
      rectangle(
        x: edge(start, width: contentWidth - start), y: top, width: contentWidth - start,
        height: y - top, radius: 12, .panel, edge: .edge),
      at: surface)
  }

  // MARK: - Texts and surfaces

  private mutating func drawLines(
    _ text: String, _ type: SVGText, from start: Double, inset: Double
  ) {
    var lines = type.lines(Self.cut(text), in: contentWidth - start - inset)
    if lines.count > Self.lineLimit {
      lines = Array(lines.prefix(Self.lineLimit))
      lines[Self.lineLimit - 1] += "…"
    }
    for line in lines {
      y += type.lineHeight
      parts.append(type.element(line, x: x(start), baseline: y - type.size * 0.32))
    }
  }

  /// The beginning of a text; signs that join the one before them count as well.
  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let kept = scalars.prefix(textLimit)
    return kept.endIndex == scalars.endIndex ? text : String(kept) + "…"
  }

  private func coloured(
    _ color: ShortcutColor, x: Double, y: Double, width: Double, height: Double, _ radius: Double
  ) -> String {
    "<rect fill=\"\(color.hue)\" x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\""
      + " height=\"\(height.short)\" rx=\"\(radius.short)\"/>"
  }
}

extension SVGText {
  fileprivate static let shortcutName = SVGText(size: 22, weight: 700, ink: .white)
  fileprivate static let shortcutPhrases = SVGText(size: 15, ink: .white)
}
