// SPDX-License-Identifier: Apache-2.0

/// A value of Home Assistant's files: of a slot, of the context, of metadata.
///
/// ```swift
/// let context: [String: HomeAssistantValue] = ["area": "Kitchen", "floor": 2]
/// ```
public enum HomeAssistantValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number; `20` and `20.0` are the same.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in a row.
  case list([HomeAssistantValue])
  /// Values with names.
  case object([String: HomeAssistantValue])

  /// The text; nil where the value is no text.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension HomeAssistantValue: CustomStringConvertible {
  /// The value as people write it.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): text
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))}"
    }
  }
}

extension HomeAssistantValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// Makes a list.
  public init(arrayLiteral elements: HomeAssistantValue...) { self = .list(elements) }
  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes true or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension HomeAssistantValue: Encodable {
  /// Writes the value as JSON has it; whole numbers without a point.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let number):
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .string(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
