// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Writes the elements of a snippet as HTML.
enum HTMLElement {
  static func all(_ elements: [WireCard.Element]) -> String {
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

  private static func alone(_ element: WireCard.Element) -> String {
    switch element {
    case .text(let text): "<p dir=\"auto\">\(text.markup)</p>"
    case .image(let picture): figure(picture)
    case .progress(let progress): bar(progress)
    case .section(let section):
      "<section>\(section.title.map { "<h2 dir=\"auto\">\($0.markup)</h2>" } ?? "")"
        + "\(all(section.elements))</section>"
    case .omitted(let count): "<p class=\"soft\">… +\(count)</p>"
    case .row, .control, .other: ""  // Written in panels and rows of buttons.
    }
  }

  private static func line(_ element: WireCard.Element) -> String {
    switch element {
    case .row(let row):
      "<div class=\"line\">\(row.symbol.map { glyph($0) } ?? "")"
        + "<span class=\"name soft\">\(row.label.markup)</span>"
        + "<span class=\"value\" dir=\"auto\">\(row.value.markup)</span></div>"
    case .control(let control): toggle(control)
    default: ""
    }
  }

  private static func toggle(_ control: WireCard.Control) -> String {
    let isOn = control.isOn == true
    let image =
      control.symbol.map { name in
        glyph(isOn ? "\(name).fill" : name, ink: .symbol(name))
      } ?? ""
    return "<div class=\"line\" role=\"switch\" aria-checked=\"\(isOn)\">\(image)"
      + "<span class=\"name\">\(control.title.markup)</span>"
      + "<span class=\"switch\(isOn ? " on" : "")\"><i></i></span></div>"
  }

  private static func button(_ control: WireCard.Control) -> String {
    let style = control.style.map { " \($0)" } ?? ""
    return "<button type=\"button\" class=\"button\(style)\">"
      + "\(control.symbol.map { glyph($0) } ?? "")<span>\(control.title.markup)</span></button>"
  }

  private static func bar(_ progress: WireCard.Progress) -> String {
    let width = ((progress.fraction ?? 0) * 100).short
    return "<div class=\"progress\"><span>\(progress.label?.markup ?? "")</span>"
      + "<b>\(progress.percent)</b>"
      + "<div class=\"bar\"><i style=\"width:\(width)%\"></i></div></div>"
  }

  private static func figure(_ picture: WireCard.Picture) -> String {
    let caption = picture.description.map { "<figcaption>\($0.markup)</figcaption>" } ?? ""
    return "<figure><div class=\"banner\">\(image(picture.image))</div>\(caption)</figure>"
  }

  static func image(_ image: WireCard.Image) -> String {
    image.dataURL.map { "<img alt=\"\" src=\"\($0)\"/>" } ?? glyph(image.symbol ?? "photo")
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
