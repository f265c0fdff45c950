// SPDX-License-Identifier: Apache-2.0

/// Reads the fields of one event; null is the same as absent, as Python's clients write it.
struct EventFields {
  let event: WyomingEvent

  func text(_ name: String, longest: Int = 10_000) throws(ProtocolFault) -> String? {
    switch event.data[name] {
    case nil, .null: return nil
    case .text(let text):
      guard text.utf8.count <= longest else {
        throw fault(name, "has \(text.utf8.count) bytes", "at most \(longest)")
      }
      return text
    default: throw fault(name, "is no text", "a text")
    }
  }

  func needText(_ name: String) throws(ProtocolFault) -> String {
    guard let text = try text(name) else { throw fault(name, "is absent", "a text") }
    return text
  }

  func number(
    _ name: String, in range: ClosedRange<Int> = Int.min...Int.max
  ) throws(ProtocolFault) -> Int? {
    switch event.data[name] {
    case nil, .null: return nil
    case .integer(let number) where range.contains(number): return number
    case .integer(let number):
      throw fault(name, "is \(number)", "\(range.lowerBound) to \(range.upperBound)")
    default: throw fault(name, "is no whole number", "a whole number")
    }
  }

  func needNumber(_ name: String, in range: ClosedRange<Int>) throws(ProtocolFault) -> Int {
    guard let number = try number(name, in: range) else {
      throw fault(name, "is absent", "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func object(_ name: String) throws(ProtocolFault) -> [String: JSONValue]? {
    switch event.data[name] {
    case nil, .null: return nil
    case .object(let fields): return fields
    default: throw fault(name, "is no object", "an object")
    }
  }

  func texts(_ name: String) throws(ProtocolFault) -> [String]? {
    switch event.data[name] {
    case nil, .null: return nil
    case .list(let values):
      let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard texts.count == values.count else {
        throw fault(name, "has other things than texts", "a list of texts")
      }
      return texts
    default: throw fault(name, "is no list", "a list of texts")
    }
  }

  /// The named values of an intent: `[{"name": "room", "value": "kitchen"}]`.
  func entities(_ name: String) throws(ProtocolFault) -> [String: JSONValue] {
    switch event.data[name] {
    case nil, .null: return [:]
    case .list(let values):
      var entities: [String: JSONValue] = [:]
      for value in values {
        guard case .object(let fields) = value, case .text(let name)? = fields["name"] else {
          throw fault(name, "has one without a name", "objects with “name” and “value”")
        }
        entities[name] = fields["value"] ?? .null
      }
      return entities
    default: throw fault(name, "is no list", "objects with “name” and “value”")
    }
  }

  private func fault(_ name: String, _ seen: String, _ wanted: String) -> ProtocolFault {
    ProtocolFault("“\(name)” of “\(event.type)” \(seen); it takes \(wanted).")
  }
}
