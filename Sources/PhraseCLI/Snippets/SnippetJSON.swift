// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension SnippetOutline {
  /// The snippet as a JSON object; fields that have nothing to say are left out.
  var json: JSONText {
    .object([
      ("elements", .array(elements.map(\.json))), ("image", image?.json),
      ("language", .string(language)), ("notice", notice.map(JSONText.string)),
      ("subtitle", subtitle.map(JSONText.string)), ("title", title.map(JSONText.string)),
    ])
  }
}

extension SnippetOutline.Element {
  fileprivate var json: JSONText {
    switch self {
    case .text(let text): object("text", [("text", .string(text))])
    case .row(let label, let value, let image):
      object(
        "row",
        [
          ("label", .string(label)), ("symbol", image.map(JSONText.string)),
          ("value", .string(value)),
        ])
    case .image(let image, let description):
      object(
        "image", [("description", description.map(JSONText.string)), ("image", image.json)])
    case .progress(let fraction, let label):
      object(
        "progress",
        [("fraction", fraction.map(JSONText.number)), ("label", label.map(JSONText.string))])
    case .control(let line): line.json
    case .section(let title, let elements):
      object(
        "section",
        [("elements", .array(elements.map(\.json))), ("title", title.map(JSONText.string))])
    case .omitted(let count): object("omitted", [("count", .number(Double(count)))])
    }
  }

  private func object(_ kind: String, _ fields: [(String, JSONText?)]) -> JSONText {
    .object([("kind", .string(kind))] + fields)
  }
}

extension SnippetOutline.ControlLine {
  fileprivate var json: JSONText {
    .object([
      ("kind", .string(control.isOn == nil ? "button" : "toggle")),
      ("intent", .string("\(type(of: control.intent))")),
      ("isOn", control.isOn.map(JSONText.boolean)), ("number", .number(Double(number))),
      ("style", control.style == .default ? nil : .string("\(control.style)")),
      ("symbol", control.systemImage.map(JSONText.string)), ("title", .string(title)),
    ])
  }
}

extension DisplayRepresentation.Image {
  /// The name of the symbol; nil for other pictures.
  var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  fileprivate var json: JSONText {
    switch source {
    case .symbol(let name): .object([("symbol", .string(name))])
    case .named(let name): .object([("name", .string(name))])
    case .data(let data): .object([("bytes", .number(Double(data.count)))])
    case .url(let url): .object([("url", .string(url.absoluteString))])
    }
  }
}
