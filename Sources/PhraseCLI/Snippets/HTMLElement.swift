// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// Writes the elements of a snippet as HTML.
enum HTMLElement {
  static func all(_ elements: [SnippetOutline.Element]) -> String {
    var text = ""
    var rest = elements[...]
    while let first = rest.first {
      if first.isPanelLine {
        let lines = rest.prefix(while: \.isPanelLine)
        text += "<div class=\"panel\">\(lines.map(line).joined())</div>\n"
        rest = rest.dropFirst(lines.count)
      } else if first.button != nil {
        let buttons = rest.prefix { $0.button != nil }
        text +=
          "<div class=\"buttons\">\(buttons.compactMap(\.button).map(button).joined())</div>\n"
        rest = rest.dropFirst(buttons.count)
      } else {
        text += alone(first) + "\n"
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static func alone(_ element: SnippetOutline.Element) -> String {
    switch element {
    case .text(let text): "<p dir=\"auto\">\(text.markup)</p>"
    case .image(let image, let description): figure(image, description)
    case .progress(let fraction, let label): progress(fraction, label)
    case .section(let title, let elements):
      "<section>\(title.map { "<h2 dir=\"auto\">\($0.markup)</h2>" } ?? "")\(all(elements))</section>"
    case .omitted(let count): "<p class=\"soft\">… +\(count)</p>"
    case .row, .control: ""  // Written in panels and rows of buttons.
    }
  }

  private static func line(_ element: SnippetOutline.Element) -> String {
    switch element {
    case .row(let label, let value, let image):
      "<div class=\"line\">\(image.map { glyph($0) } ?? "")<span class=\"name soft\">\(label.markup)</span>"
        + "<span class=\"value\" dir=\"auto\">\(value.markup)</span></div>"
    case .control(let line): toggle(line)
    default: ""
    }
  }

  private static func toggle(_ line: SnippetOutline.ControlLine) -> String {
    let isOn = line.control.isOn == true
    let image =
      line.control.systemImage.map { name in
        glyph(isOn ? "\(name).fill" : name, ink: .symbol(name))
      } ?? ""
    return "<div class=\"line\" role=\"switch\" aria-checked=\"\(isOn)\">\(image)"
      + "<span class=\"name\">\(line.title.markup)</span>"
      + "<span class=\"switch\(isOn ? " on" : "")\"><i></i></span></div>"
  }

  private static func button(_ line: SnippetOutline.ControlLine) -> String {
    let style = line.control.style == .default ? "" : " \(line.control.style)"
    return "<button type=\"button\" class=\"button\(style)\">"
      + "\(line.control.systemImage.map { glyph($0) } ?? "")<span>\(line.title.markup)</span></button>"
  }

  private static func progress(_ fraction: Double?, _ label: String?) -> String {
    let percent = fraction?.percent ?? "…"
    let width = ((fraction ?? 0) * 100).short
    return "<div class=\"progress\"><span>\(label?.markup ?? "")</span><b>\(percent)</b>"
      + "<div class=\"bar\"><i style=\"width:\(width)%\"></i></div></div>"
  }

  private static func figure(_ image: DisplayRepresentation.Image, _ description: String?) -> String
  {
    let caption = description.map { "<figcaption>\($0.markup)</figcaption>" } ?? ""
    return "<figure><div class=\"banner\">\(picture(image))</div>\(caption)</figure>"
  }

  static func picture(_ image: DisplayRepresentation.Image) -> String {
    image.dataURL.map { "<img alt=\"\" src=\"\($0)\"/>" } ?? glyph(image.symbolName ?? "photo")
  }

  static func glyph(_ name: String, ink: SnippetPalette.Ink? = nil) -> String {
    let glyph = Glyph(symbol: name)
    let colour = ink.map { " style=\"color:var(--\($0))\"" } ?? ""
    let fill = glyph.isFilled ? "currentColor" : "none"
    return "<svg\(colour) class=\"glyph\" viewBox=\"0 0 24 24\" width=\"20\" height=\"20\""
      + " fill=\"\(fill)\" stroke=\"currentColor\" stroke-linecap=\"round\""
      + " stroke-linejoin=\"round\" aria-hidden=\"true\"><path d=\"\(glyph.path)\"/></svg>"
  }
}
