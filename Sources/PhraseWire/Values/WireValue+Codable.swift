// SPDX-License-Identifier: Apache-2.0

import Foundation

extension WireValue: Codable {
  private enum Key: CodingKey {
    case value, fields, seconds, amount, unit, currency, type, title, text
  }

  /// Writes plain JSON, or an object with its kind.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .text(let text): try text.encode(to: encoder)
    case .integer(let number): try number.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .boolean(let value): try value.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .entity(let entity): try Self.write("entity", entity, to: encoder)
    case .person(let person): try Self.write("person", person, to: encoder)
    case .place(let place): try Self.write("place", place, to: encoder)
    case .file(let file): try Self.write("file", file, to: encoder)
    default: try encodeFields(to: encoder)
    }
  }

  private static func write(
    _ kind: String, _ value: some Encodable, to encoder: any Encoder
  ) throws {
    try encoder.write(kind: kind)
    try value.encode(to: encoder)
  }

  private func encodeFields(to encoder: any Encoder) throws {
    func fields(_ kind: String) throws -> KeyedEncodingContainer<Key> {
      try encoder.write(kind: kind)
      return encoder.container(keyedBy: Key.self)
    }
    switch self {
    case .date(let date):
      var fields = try fields("date")
      try fields.encode(date.wireText, forKey: .value)
    case .record(let values):
      var fields = try fields("record")
      try fields.encode(values, forKey: .fields)
    case .duration(let duration):
      var fields = try fields("duration")
      try fields.encode(duration / .seconds(1), forKey: .seconds)
    case .measurement(let amount, let unit):
      var fields = try fields("measurement")
      try fields.encode(amount, forKey: .amount)
      try fields.encode(unit, forKey: .unit)
    case .money(let amount, let currency):
      var fields = try fields("money")
      try fields.encode(amount, forKey: .amount)
      try fields.encode(currency, forKey: .currency)
    case .enumeration(let type, let value, let title):
      var fields = try fields("enumeration")
      try fields.encode(type, forKey: .type)
      try fields.encode(value, forKey: .value)
      try fields.encode(title, forKey: .title)
    case .url(let url):
      var fields = try fields("url")
      try fields.encode(url.absoluteString, forKey: .value)
    case .other(let type, let text):
      var fields = try fields("other")
      try fields.encode(type, forKey: .type)
      try fields.encode(text, forKey: .text)
    default: break  // Written by the caller.
    }
  }

  /// Reads plain JSON, or an object by its kind.
  ///
  /// - Throws: `DecodingError` for an object without a kind, or without what its kind needs.
  public init(from decoder: any Decoder) throws {
    if var elements = try? decoder.unkeyedContainer() {
      var values: [WireValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(WireValue.self)) }
      self = .list(values)
    } else if let plain = Self(plain: try decoder.singleValueContainer()) {
      self = plain
    } else {
      try self.init(kind: try decoder.kind, from: decoder)
    }
  }

  private init?(plain value: any SingleValueDecodingContainer) {
    if value.decodeNil() {
      self = .nothing
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      return nil
    }
  }

  private init(kind: String, from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    switch kind {
    case "date": self = .date(try Date(wireText: try text(.value), at: decoder.codingPath))
    case "record":
      self = .record(try fields.decode([String: WireValue].self, forKey: .fields))
    case "duration":
      let seconds = try fields.decode(Double.self, forKey: .seconds)
      // Beyond that no number of seconds is one of attoseconds too.
      guard abs(seconds) < 1e12 else {
        throw DecodingError.dataCorruptedError(
          forKey: .seconds, in: fields,
          debugDescription: "is \(seconds); at most a trillion seconds are read")
      }
      self = .duration(.seconds(seconds))
    case "measurement":
      self = .measurement(
        amount: try fields.decode(Double.self, forKey: .amount), unit: try text(.unit))
    case "money":
      self = .money(
        amount: try fields.decode(Decimal.self, forKey: .amount), currency: try text(.currency))
    case "enumeration":
      self = .enumeration(type: try text(.type), value: try text(.value), title: try text(.title))
    case "entity": self = .entity(try WireEntity(from: decoder))
    case "person": self = .person(try WirePerson(from: decoder))
    case "place": self = .place(try WirePlace(from: decoder))
    case "file": self = .file(try WireFile(from: decoder))
    case "url":
      let text = try text(.value)
      self = URL(string: text).map(WireValue.url) ?? .other(type: "url", text: text)
    case "other": self = .other(type: try text(.type), text: try text(.text))
    default:
      // Whatever a newer kind is, these are the fields that tell a person what it says.
      let words = [Key.title, .text, .value].lazy.compactMap { try? text($0) }.first
      self = .other(type: kind, text: words ?? "")
    }
  }
}

extension Date {
  /// The moment in ISO 8601, in Greenwich time; milliseconds only where there are any.
  var wireText: String {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let rounded = Date(timeIntervalSince1970: milliseconds / 1000)
    return rounded.formatted(
      Date.ISO8601FormatStyle(
        includingFractionalSeconds: milliseconds.truncatingRemainder(dividingBy: 1000) != 0))
  }

  fileprivate init(wireText text: String, at path: [any CodingKey]) throws {
    let styles = [false, true].map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
    guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: path,
          debugDescription: "“\(text)” is no date such as 2027-05-03T17:00:00Z"))
    }
    self = date
  }
}
