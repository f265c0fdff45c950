// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension SVGPicture {
  private static let buttonHeight = 46.0
  private static let gap = 10.0

  /// Buttons that follow one another, two beside each other where both are short.
  mutating func drawButtons(_ buttons: [WireCard.Control]) {
    let half = (contentWidth - Self.gap) / 2
    var rest = buttons[...]
    while let first = rest.popFirst() {
      if let second = rest.first, isNarrow(first, half), isNarrow(second, half) {
        rest.removeFirst()
        let height = max(self.height(of: first, half), self.height(of: second, half))
        drawButton(first, at: 0, width: half, height: height)
        drawButton(second, at: half + Self.gap, width: half, height: height)
        y += height
      } else {
        let height = height(of: first, contentWidth)
        drawButton(first, at: 0, width: contentWidth, height: height)
        y += height
      }
      if !rest.isEmpty { y += Self.gap }
    }
  }

  private func isNarrow(_ control: WireCard.Control, _ width: Double) -> Bool {
    lines(of: control, in: width).count == 1
  }

  private func height(of control: WireCard.Control, _ width: Double) -> Double {
    let count = Double(lines(of: control, in: width).count)
    return max(Self.buttonHeight, count * SVGText.value.lineHeight + 24)
  }

  private func lines(of control: WireCard.Control, in width: Double) -> [String] {
    SVGText.value.lines(control.title, in: width - 28 - (control.symbol == nil ? 0 : 26))
  }

  private mutating func drawButton(
    _ control: WireCard.Control, at distance: Double, width: Double, height: Double
  ) {
    let (surface, ink) = control.inks
    let corner = edge(distance, width: width)
    let box = "x=\"\(corner.short)\" y=\"\(y.short)\" width=\"\(width.short)\""
    let fill = surface.map { "class=\"f-\($0)\"" } ?? "fill=\"url(#accent)\""
    parts.append("<rect \(fill) \(box) height=\"\(height.short)\" rx=\"15\"/>")
    let titles = lines(of: control, in: width)
    var type = SVGText.value
    type.ink = ink
    let sign = control.symbol == nil ? 0.0 : 26
    let widest = titles.map(type.width).max() ?? 0
    let centre = corner + width / 2
    if let image = control.symbol {
      let beginning = centre - (widest + sign) / 2
      let place = isRightToLeft ? centre + (widest + sign) / 2 - 19 : beginning
      parts.append(glyph(image, x: place, y: y + height / 2 - 9.5, size: 19, ink))
    }
    let shift = isRightToLeft ? -sign / 2 : sign / 2
    var baseline =
      y + height / 2 - Double(titles.count) * type.lineHeight / 2 + type.lineHeight * 0.72
    for title in titles {
      parts.append(type.element(title, x: centre + shift, baseline: baseline, anchor: "middle"))
      baseline += type.lineHeight
    }
  }
}

extension WireCard.Control {
  /// The colours of the surface and the words; no surface stands for the bright one.
  fileprivate var inks: (surface: SnippetPalette.Ink?, ink: SnippetPalette.Ink) {
    switch style {
    case .other, nil: (.tint, .accent)
    case .prominent: (nil, .white)
    case .destructive: (.dangerTint, .danger)
    }
  }
}
