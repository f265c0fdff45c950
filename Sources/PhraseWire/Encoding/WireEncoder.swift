// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes values as JSON on one line.
///
/// It writes while it walks over the value, and keeps nothing: lines are printed by the hundred
/// thousand, and `JSONEncoder`, which collects everything first, takes longer for a line than
/// understanding what it is about. What it writes is read by any `JSONDecoder`.
///
/// ```swift
/// print(String(decoding: try WireEncoder.line(of: reply), as: UTF8.self))
/// ```
///
/// Fields stand in the order of their declaration, and those of dictionaries in that of their names.
/// Bytes are written in base64; a number that is not finite, which JSON has no form for, is null.
public enum WireEncoder {
  /// The value on one line, in UTF-8, without the line break.
  ///
  /// - Throws: What the value's own `encode(to:)` throws; the types of this module throw nothing.
  public static func line(of value: some Encodable) throws -> [UInt8] {
    let writer = JSONWriter()
    try writer.write(value)
    writer.text.close(to: 0)
    return writer.text.bytes
  }
}

extension WireEncoder {
  /// The value as text to look at and to compare: sorted fields, one a line, a line end at the end.
  ///
  /// - Throws: What the value's own `encode(to:)` throws; `EncodingError` for a number that is not
  ///   finite.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

/// One value being written, in so many open brackets.
struct LineEncoder: Encoder {
  let writer: JSONWriter
  let depth: Int

  // A place is of use to those who mend a declaration; here only what compiles is written.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writer.text.open("{", "}", at: depth)
    return KeyedEncodingContainer(LineFields(writer: writer, depth: depth + 1))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.text.open("[", "]", at: depth)
    return LineElements(writer: writer, depth: depth + 1)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { LineValue(writer: writer) }
}

/// The fields of an object; one that is asked for again goes on where the last one ended.
private struct LineFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONWriter
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    writer.text.name(key.stringValue, at: depth)
    writer.text.raw("null")
  }

  // The commonest by themselves: a type that is known here need not be looked up.
  func encode(_ value: String, forKey key: Key) {
    writer.text.name(key.stringValue, at: depth)
    writer.text.string(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    writer.text.name(key.stringValue, at: depth)
    writer.text.raw(value.description)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    writer.text.name(key.stringValue, at: depth)
    try writer.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    superEncoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    writer.text.name("super", at: depth)
    return LineEncoder(writer: writer, depth: depth)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    writer.text.name(key.stringValue, at: depth)
    return LineEncoder(writer: writer, depth: depth)
  }
}

private struct LineElements: UnkeyedEncodingContainer {
  let writer: JSONWriter
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(writer: JSONWriter, depth: Int) {
    self.writer = writer
    self.depth = depth
  }

  mutating func encodeNil() {
    begin()
    writer.text.raw("null")
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    begin()
    try writer.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    superEncoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    superEncoder().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return LineEncoder(writer: writer, depth: depth)
  }

  private mutating func begin() {
    writer.text.next(at: depth)
    count += 1
  }
}

private struct LineValue: SingleValueEncodingContainer {
  let writer: JSONWriter
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.text.raw("null") }

  func encode<Value: Encodable>(_ value: Value) throws {
    // A number of any size ends here: its own `encode(to:)` would come back for ever.
    if let number = value as? any BinaryInteger {
      writer.text.raw(number.description)
    } else if let number = value as? any BinaryFloatingPoint {
      writer.text.number(Double(number))
    } else {
      try writer.write(value)
    }
  }
}
