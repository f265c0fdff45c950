// SPDX-License-Identifier: Apache-2.0

/// A kind of which newer versions may have more; one that is not known is read as `other`.
public protocol WireKind: RawRepresentable<String>, Codable, Sendable {
  /// A kind that this version does not know.
  static var other: Self { get }
}

extension WireKind {
  /// Reads the kind by its name.
  public init(from decoder: any Decoder) throws {
    self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
  }
}

/// The field that tells the cases of an enum apart; the fields of the case stand beside it.
struct KindField: Codable {
  let kind: String
}

extension Encoder {
  /// Begins the object of a case.
  func write(kind: String) throws { try KindField(kind: kind).encode(to: self) }
}

extension Decoder {
  /// The kind of the object that is read.
  var kind: String { get throws { try KindField(from: self).kind } }
}

// An empty list or dictionary is left out, and is read where it is absent; so is the version, which
// a person who writes a request by hand need not know.
extension KeyedEncodingContainer {
  mutating func encode<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    try encodeIfPresent(list.isEmpty ? nil : list, forKey: key)
  }

  mutating func encode<Value: Encodable>(_ fields: [String: Value], forKey key: Key) throws {
    try encodeIfPresent(fields.isEmpty ? nil : NamedFields(fields: fields), forKey: key)
  }

  mutating func encodeIfPresent<Value: Encodable>(
    _ fields: [String: Value]?, forKey key: Key
  ) throws {
    if let fields { try encode(NamedFields(fields: fields), forKey: key) }
  }
}

/// A dictionary in the order of its names: its own order is another one in each run.
private struct NamedFields<Value: Encodable>: Encodable {
  let fields: [String: Value]

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: Name(stringValue: name))
    }
  }
}

extension KeyedDecodingContainer {
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  func decode<Value: Decodable>(
    _ type: [String: Value].Type, forKey key: Key
  ) throws -> [String: Value] {
    try decodeIfPresent(type, forKey: key) ?? [:]
  }

  func decode(_ type: WireVersion.Type, forKey key: Key) throws -> WireVersion {
    try decodeIfPresent(type, forKey: key) ?? .current
  }
}
