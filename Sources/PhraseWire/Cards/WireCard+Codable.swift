// SPDX-License-Identifier: Apache-2.0

extension WireCard.Element: Codable {
  private struct Text: Codable {
    var text: String
  }

  private struct Omission: Codable {
    var count: Int
  }

  /// Writes an object with its kind.
  public func encode(to encoder: any Encoder) throws {
    let (kind, element): (String, any Encodable) =
      switch self {
      case .text(let text): ("text", Text(text: text))
      case .row(let row): ("row", row)
      case .image(let picture): ("image", picture)
      case .progress(let progress): ("progress", progress)
      case .control(let control): (control.isOn == nil ? "button" : "toggle", control)
      case .section(let section): ("section", section)
      case .omitted(let count): ("omitted", Omission(count: count))
      case .other(let kind): (kind, [String: String]())
      }
    try encoder.write(kind: kind)
    try element.encode(to: encoder)
  }

  /// Reads an object by its kind.
  public init(from decoder: any Decoder) throws {
    switch try decoder.kind {
    case "text": self = .text(try Text(from: decoder).text)
    case "row": self = .row(try WireCard.Row(from: decoder))
    case "image": self = .image(try WireCard.Picture(from: decoder))
    case "progress": self = .progress(try WireCard.Progress(from: decoder))
    case "button", "toggle": self = .control(try WireCard.Control(from: decoder))
    case "section": self = .section(try WireCard.Section(from: decoder))
    case "omitted": self = .omitted(try Omission(from: decoder).count)
    case let kind: self = .other(kind)
    }
  }
}
