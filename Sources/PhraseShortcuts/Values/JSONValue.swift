// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

/// A value in plain JSON, as pages of the web have it.
enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case record([String: JSONValue])

  /// Any value: what JSON has no form for as its text, an entity with its identifier.
  init(_ value: any Sendable, _ reading: ValueReading) {
    switch value {
    case let values as [any Sendable]: self = .list(values.map { JSONValue($0, reading) })
    case let fields as [String: any Sendable]:
      self = .record(fields.mapValues { JSONValue($0, reading) })
    default: self.init(WireValue(of: value, locale: reading.locale))
    }
  }

  private init(_ value: WireValue) {
    switch value {
    case .nothing: self = .null
    case .boolean(let isYes): self = .boolean(isYes)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .list(let values): self = .list(values.map(JSONValue.init))
    case .record(let fields): self = .record(fields.mapValues(JSONValue.init))
    case .duration(let length): self = .number(length / .seconds(1))
    case .entity(let entity):
      self = .record(["id": .text(entity.id), "title": .text(entity.title)])
    default: self = .text(value.words)
    }
  }

  /// Reads JSON.
  ///
  /// - Throws: ``RunError`` with the place of the fault.
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch let error as DecodingError {
      let fault = JSONFault(error, in: json)
      throw RunError("This is no JSON: \(fault.syntax ?? fault.reason ?? "…").")
    }
  }

  /// The value as actions have it; nil for none.
  var value: (any Sendable)? {
    switch self {
    case .null: nil
    case .boolean(let isYes): isYes
    case .integer(let number): number
    case .number(let number): number
    case .text(let text): text
    case .list(let values): values.compactMap(\.value)
    case .record(let fields): fields.compactMapValues(\.value)
    }
  }

  /// The value as text, its fields sorted; a number that is not finite is null.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let plain = try decoder.singleValueContainer()
    if plain.decodeNil() {
      self = .null
    } else if let text = try? plain.decode(String.self) {
      self = .text(text)
    } else if let number = try? plain.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? plain.decode(Double.self) {
      self = .number(number)
    } else if let isYes = try? plain.decode(Bool.self) {
      self = .boolean(isYes)
    } else if let values = try? plain.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .record(try plain.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var plain = encoder.singleValueContainer()
    switch self {
    case .null: try plain.encodeNil()
    case .boolean(let isYes): try plain.encode(isYes)
    case .integer(let number): try plain.encode(number)
    case .number(let number): try number.isFinite ? plain.encode(number) : plain.encodeNil()
    case .text(let text): try plain.encode(text)
    case .list(let values): try plain.encode(values)
    case .record(let fields): try plain.encode(fields)
    }
  }
}
