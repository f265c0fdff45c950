// SPDX-License-Identifier: Apache-2.0

/// A value of a D-Bus message, of any of the bus's types but file descriptors.
package indirect enum BusValue: Sendable, Equatable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  case variant(BusValue)
  case structure([BusValue])
  /// A key and its value; only within an array.
  case entry(BusValue, BusValue)
  /// Values of one type, whose signature an empty array has to say.
  case array([BusValue], of: String)

  /// The type as the bus writes it: `s`, `a{sv}`.
  package var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .variant: "v"
    case .structure(let values): "(" + values.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .array(_, let element): "a" + element
    }
  }

  /// Texts one after the other: `as`.
  package static func strings(_ texts: [String]) -> BusValue {
    .array(texts.map(BusValue.string), of: "s")
  }

  /// Values by name: `a{sv}`, sorted by name.
  package static func record(_ fields: [String: BusValue]) -> BusValue {
    .array(
      fields.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) },
      of: "{sv}")
  }

  /// The text of a string, a path or a signature; nil for anything else.
  package var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// A whole number of any width; nil for anything else.
  package var integer: Int? {
    switch self {
    case .byte(let number): Int(number)
    case .int16(let number): Int(number)
    case .uint16(let number): Int(number)
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .int64(let number): Int(number)
    case .uint64(let number): Int(exactly: number)
    case .variant(let value): value.integer
    default: nil
    }
  }

  /// Yes or no; nil for anything else.
  package var truth: Bool? {
    switch self {
    case .boolean(let isTrue): isTrue
    case .variant(let value): value.truth
    default: nil
    }
  }

  /// What is in an array or a structure; nil for anything else.
  package var elements: [BusValue]? {
    switch self {
    case .array(let values, _), .structure(let values): values
    case .variant(let value): value.elements
    default: nil
    }
  }

  /// The texts of an array of them; nil where one is none.
  package var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The values of `a{sv}` by name, without their variants; nil for anything else.
  package var fields: [String: BusValue]? {
    guard case .array(let entries, _) = self else { return nil }
    var fields: [String: BusValue] = [:]
    for case .entry(.string(let name), let value) in entries {
      fields[name] = if case .variant(let inner) = value { inner } else { value }
    }
    return fields
  }
}
