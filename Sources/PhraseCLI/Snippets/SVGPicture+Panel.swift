// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension SVGPicture {
  /// The distance of a panel's text from its edge.
  private static let inset = 16.0

  /// Rows and toggles that follow one another, on one surface with lines between them.
  mutating func drawPanel(_ elements: [WireCard.Element]) {
    let top = y
    let surface = parts.count
    for (index, element) in elements.enumerated() {
      if index > 0 { drawLine() }
      switch element {
      case .row(let row): drawRow(row)
      case .control(let control): drawToggle(control)
      default: break
      }
    }
    parts.insert(
      rectangle(x: left, y: top, width: contentWidth, height: y - top, radius: 16, .panel),
      at: surface)
  }

  private mutating func drawLine() {
    parts.append(
      rectangle(
        x: left + Self.inset, y: y - 0.5, width: contentWidth - 2 * Self.inset, height: 1,
        radius: 0, .line))
  }

  private mutating func drawRow(_ row: WireCard.Row) {
    let (label, value) = (row.label, row.value)
    let start = Self.inset + (row.symbol == nil ? 0 : 30)
    let room = contentWidth - start - Self.inset
    let isShort =
      SVGText.label.width(of: label) + SVGText.value.width(of: value) + 16 <= room
      && !label.contains(where: \.isNewline) && !value.contains(where: \.isNewline)
    if let symbol = row.symbol {
      parts.append(glyph(symbol, x: edge(Self.inset, width: 20), y: y + 13, size: 20, .accent))
    }
    y += 12
    if isShort {
      y += SVGText.label.lineHeight
      let baseline = y - SVGText.label.size * 0.32
      parts.append(SVGText.label.element(label, x: x(start), baseline: baseline))
      parts.append(
        SVGText.value.element(
          value, x: x(contentWidth - Self.inset), baseline: baseline, anchor: "end"))
    } else {
      drawLines(SVGText.caption, label, start, room)
      drawLines(SVGText.value, value, start, room)
    }
    y += 12
  }

  private mutating func drawLines(
    _ type: SVGText, _ text: String, _ start: Double, _ room: Double
  ) {
    for line in type.lines(text, in: room) {
      y += type.lineHeight
      parts.append(type.element(line, x: x(start), baseline: y - type.size * 0.32))
    }
  }

  private mutating func drawToggle(_ control: WireCard.Control) {
    let isOn = control.isOn == true
    let image = control.symbol
    let start = Self.inset + (image == nil ? 0 : 30)
    let titles = SVGText.body.lines(control.title, in: contentWidth - start - Self.inset - 62)
    let height = max(52, Double(titles.count) * SVGText.body.lineHeight + 24)
    if let image {
      let name = isOn && !image.hasSuffix(".fill") ? "\(image).fill" : image
      parts.append(
        glyph(
          name, x: edge(Self.inset, width: 20), y: y + height / 2 - 10, size: 20,
          .symbol(image)))
    }
    var baseline =
      y + height / 2 - Double(titles.count) * SVGText.body.lineHeight / 2
      + SVGText.body.lineHeight * 0.74
    for title in titles {
      parts.append(SVGText.body.element(title, x: x(start), baseline: baseline))
      baseline += SVGText.body.lineHeight
    }
    let corner = edge(contentWidth - Self.inset - 48, width: 48)
    let knob = isOn != isRightToLeft ? corner + 34 : corner + 14
    parts.append(
      rectangle(
        x: corner, y: y + height / 2 - 14, width: 48, height: 28, radius: 14, isOn ? .on : .off))
    parts.append(
      "<circle class=\"f-white\" cx=\"\(knob.short)\" cy=\"\((y + height / 2).short)\" r=\"11\"/>")
    y += height
  }
}

extension SnippetPalette.Ink {
  /// The colour of a symbol on a panel: a heart is red and a star golden, as people know them.
  static func symbol(_ name: String) -> SnippetPalette.Ink {
    if name.hasPrefix("heart") { return .danger }
    return name.hasPrefix("star") ? .gold : .accent
  }
}

extension WireCard.Element {
  /// Whether the element stands on a surface with its neighbours.
  var isPanelLine: Bool {
    switch self {
    case .row: true
    case .control(let control): control.isOn != nil
    default: false
    }
  }

  var button: WireCard.Control? {
    if case .control(let control) = self, control.isOn == nil { control } else { nil }
  }
}
