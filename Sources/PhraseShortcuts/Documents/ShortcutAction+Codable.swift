// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension ShortcutAction: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case intent = "action"
    case values = "with"
    case result = "as"
    case then, otherwise
    case repeated = "do"
    case choices, note, original
  }

  /// Reads an action.
  ///
  /// - Throws: `DecodingError` for fields that are missing, of a wrong type, or that no action has: a
  ///   field that is misspelt would be lost.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(besides: Key.allCases.map(\.rawValue))
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(String.self, forKey: .intent),
      with: try fields.decodeIfPresent([String: WireValue].self, forKey: .values) ?? [:],
      as: try fields.decodeIfPresent(String.self, forKey: .result),
      body: try Self.body(in: fields),
      note: try fields.decodeIfPresent(String.self, forKey: .note),
      original: try fields.decodeIfPresent(WireValue.self, forKey: .original))
  }

  private static func body(in fields: KeyedDecodingContainer<Key>) throws -> Body {
    func actions(_ key: Key) throws -> [ShortcutAction]? {
      try fields.decodeIfPresent([ShortcutAction].self, forKey: key)
    }
    if let choices = try fields.decodeIfPresent([Choice].self, forKey: .choices) {
      return .choices(choices)
    }
    if let repeated = try actions(.repeated) { return .repeated(repeated) }
    let (then, otherwise) = (try actions(.then), try actions(.otherwise))
    guard then != nil || otherwise != nil else { return .nothing }
    return .branches(then: then ?? [], otherwise: otherwise ?? [])
  }

  /// Writes the fields that say something.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(intent, forKey: .intent)
    if !values.isEmpty { try fields.encode(values, forKey: .values) }
    try fields.encodeIfPresent(result, forKey: .result)
    switch body {
    case .nothing: break
    case .repeated(let actions): try fields.encode(actions, forKey: .repeated)
    case .branches(let then, let otherwise):
      try fields.encode(then, forKey: .then)
      if !otherwise.isEmpty { try fields.encode(otherwise, forKey: .otherwise) }
    case .choices(let choices): try fields.encode(choices, forKey: .choices)
    }
    try fields.encodeIfPresent(note, forKey: .note)
    try fields.encodeIfPresent(original, forKey: .original)
  }
}

extension Decoder {
  /// Throws where there are fields that nothing would read.
  func refuseFields(besides known: [String]) throws {
    let fields = try container(keyedBy: AnyName.self)
    guard let stranger = fields.allKeys.first(where: { !known.contains($0.stringValue) }) else {
      return
    }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath + [stranger],
        debugDescription: "is no field; there are \(known.joined(separator: ", "))"))
  }
}

/// The name of any field.
private struct AnyName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
