// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// A snippet as a picture: one SVG file that needs no other, by day and by night.
struct SVGPicture {
  static let margin = 20.0
  static let padding = 24.0
  static let width = 460.0

  let isRightToLeft: Bool
  /// How far down the card is drawn.
  var y = margin + padding
  var parts: [String] = []
  /// How many cut-outs for pictures there are.
  var clips = 0

  /// The text of the file.
  static func text(of card: WireCard) -> String {
    var picture = SVGPicture(isRightToLeft: card.isRightToLeft)
    picture.drawHeading(card)
    picture.draw(card.elements)
    if let notice = card.notice { picture.drawNotice(notice) }
    return picture.file(title: card.title ?? "", language: card.languageCode)
  }

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  // MARK: - Places

  var contentWidth: Double { Self.width - 2 * (Self.margin + Self.padding) }
  var left: Double { Self.margin + Self.padding }

  /// The place so far from the side where reading begins.
  func x(_ distance: Double) -> Double {
    isRightToLeft ? Self.width - left - distance : left + distance
  }

  /// The left edge of something so wide, so far from the side where reading begins.
  func edge(_ distance: Double, width: Double) -> Double {
    isRightToLeft ? x(distance) - width : x(distance)
  }

  // MARK: - Drawing

  mutating func draw(_ elements: [WireCard.Element]) {
    var rest = elements[...]
    while let first = rest.first {
      if y > Self.margin + Self.padding { y += 16 }
      if first.isPanelLine {
        let lines = rest.prefix(while: \.isPanelLine)
        drawPanel(Array(lines))
        rest = rest.dropFirst(lines.count)
      } else if first.button != nil {
        let buttons = rest.prefix { $0.button != nil }
        drawButtons(buttons.compactMap(\.button))
        rest = rest.dropFirst(buttons.count)
      } else {
        drawAlone(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func drawAlone(_ element: WireCard.Element) {
    switch element {
    case .text(let text): drawText(text, .body)
    case .image(let picture): drawBanner(picture)
    case .progress(let progress): drawProgress(progress)
    case .omitted(let count): drawText("… +\(count)", .caption)
    case .section(let section):
      if let title = section.title {
        drawText(title, .heading)
        y -= 8
      }
      draw(section.elements)
    case .row, .control, .other: break  // Drawn in panels and rows of buttons.
    }
  }

  mutating func drawText(_ text: String, _ type: SVGText, inset: Double = 0) {
    for line in type.lines(text, in: contentWidth - inset) {
      y += type.lineHeight
      parts.append(type.element(line, x: x(inset), baseline: y - type.size * 0.32))
    }
  }

  private mutating func drawHeading(_ card: WireCard) {
    let badge = 54.0
    let inset = card.image == nil ? 0 : badge + 16
    let titles = card.title.map { SVGText.title.lines($0, in: contentWidth - inset) } ?? []
    let subtitles =
      card.subtitle.map { SVGText.subtitle.lines($0, in: contentWidth - inset) } ?? []
    let height =
      Double(titles.count) * SVGText.title.lineHeight
      + Double(subtitles.count) * SVGText.subtitle.lineHeight
    let top = y
    if let image = card.image { drawBadge(image, size: badge) }
    if card.image != nil, height < badge { y += (badge - height) / 2 }
    drawText(card.title, .title, inset: inset)
    drawText(card.subtitle, .subtitle, inset: inset)
    y = max(y, top + (card.image == nil ? 0 : badge))
    if y > top { y += 4 }
  }

  private mutating func drawText(_ text: String?, _ type: SVGText, inset: Double) {
    if let text { drawText(text, type, inset: inset) }
  }

  mutating func drawProgress(_ progress: WireCard.Progress) {
    let type = SVGText.value
    y += type.lineHeight
    let baseline = y - type.size * 0.32
    if let label = progress.label, let line = SVGText.body.lines(label, in: contentWidth - 70).first
    {
      parts.append(SVGText.body.element(line, x: x(0), baseline: baseline))
    }
    parts.append(
      type.element(
        progress.percent, x: x(contentWidth), baseline: baseline, anchor: "end"))
    let full = contentWidth * (progress.fraction ?? 0)
    parts.append(rectangle(x: left, y: y + 6, width: contentWidth, height: 10, radius: 5, .line))
    if full > 0 {
      let width = max(full, 10)
      parts.append(
        "<rect fill=\"url(#accent)\" x=\"\(edge(0, width: width).short)\" y=\"\((y + 6).short)\""
          + " width=\"\(width.short)\" height=\"10\" rx=\"5\"/>")
    }
    y += 18
  }

  private mutating func drawNotice(_ notice: String) {
    y += 16
    let lines = SVGText.notice.lines(notice, in: contentWidth - 60)
    let height = Double(lines.count) * SVGText.notice.lineHeight + 22
    parts.append(
      rectangle(x: left, y: y, width: contentWidth, height: height, radius: 14, .warnTint))
    parts.append(glyph("exclamationmark", x: edge(16, width: 18), y: y + 11, size: 18, .warn))
    var baseline = y + 11 + SVGText.notice.size
    for line in lines {
      parts.append(SVGText.notice.element(line, x: x(44), baseline: baseline))
      baseline += SVGText.notice.lineHeight
    }
    y += height
  }

  // MARK: - The file

  /// The file with all that was drawn.
  func file(title: String, language: String) -> String {
    let bottom = y + Self.padding
    let height = bottom + Self.margin
    let size = "width=\"\(Self.width.short)\" height=\"\(height.short)\""
    let surface = rectangle(
      x: Self.margin, y: Self.margin, width: Self.width - 2 * Self.margin,
      height: bottom - Self.margin, radius: 28, .card, edge: .edge)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \
      viewBox="0 0 \(Self.width.short) \(height.short)" role="img" \
      xml:lang="\(language.markup)" direction="\(isRightToLeft ? "rtl" : "ltr")" \
      font-family="\(SnippetPalette.fonts)">
      <title>\(title.markup)</title>
      <style>\(SnippetPalette.pictureRules)</style>
      <defs><linearGradient id="accent" x1="0" y1="0" x2="1" y2="1">\
      <stop class="g-accent" offset="0"/><stop class="g-second" offset="1"/></linearGradient></defs>
      \(rectangle(x: 0, y: 0, width: Self.width, height: height, radius: 0, .page))
      \(surface)
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

extension WireCard {
  /// The language as files name it: `zh-Hans`, not `zh_Hans`.
  var languageCode: String { language.replacing("_", with: "-") }
}
