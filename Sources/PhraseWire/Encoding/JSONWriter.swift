// SPDX-License-Identifier: Apache-2.0

import Foundation

/// JSON as it grows: the bytes so far, and the brackets that are still open.
final class JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// What closes the open brackets, the innermost last.
  private var closing: [UInt8] = []

  init() { bytes.reserveCapacity(512) }

  /// Opens a bracket at a depth, unless it is open already.
  func open(_ bracket: Unicode.Scalar, _ end: Unicode.Scalar, at depth: Int) {
    guard closing.count == depth else { return close(to: depth + 1) }
    bytes.append(UInt8(ascii: bracket))
    closing.append(UInt8(ascii: end))
  }

  /// Closes what was opened inside a depth.
  func close(to depth: Int) {
    while closing.count > depth { bytes.append(closing.removeLast()) }
  }

  /// Begins an element or a field inside so many brackets.
  func next(at depth: Int) {
    close(to: depth)
    let isFirst = bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[")
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
  }

  func name(_ name: String, at depth: Int) {
    next(at: depth)
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a value where the last name or bracket ended.
  func write<Value: Encodable>(_ value: Value) throws {
    // Comparing types is quicker than asking the value what it is.
    switch Value.self {
    case is String.Type: if let text = value as? String { string(text) }
    case is Int.Type: raw("\(value)")
    case is Bool.Type: raw("\(value)")
    case is Double.Type: if let number = value as? Double { self.number(number) }
    case is Data.Type: if let data = value as? Data { string(data.base64EncodedString()) }
    case is Decimal.Type:
      if let number = value as? Decimal { number.isNaN ? null() : raw("\(number)") }
    case is URL.Type: if let url = value as? URL { string(url.absoluteString) }
    default: try object(value)
    }
  }

  private func object(_ value: some Encodable) throws {
    let (start, encoder) = (bytes.count, LineEncoder(writer: self, depth: closing.count))
    if let fields = value as? any NamedFields {
      try fields.encodeInOrder(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
    if bytes.count == start { raw("{}") }
  }

  func raw(_ text: String) { bytes += text.utf8 }
  func null() { raw("null") }

  /// Whole numbers without a point.
  func number(_ number: Double) {
    if let whole = Int(exactly: number) { return raw("\(whole)") }
    number.isFinite ? raw("\(number)") : null()
  }

  func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\t"): raw("\\t")
      case UInt8(ascii: "\r"): raw("\\r")
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        raw("\\u00\(hex.utf8.count == 1 ? "0" : "")\(hex)")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// A dictionary by name, whose own order is another one in each run.
private protocol NamedFields {
  func encodeInOrder(to encoder: LineEncoder) throws
}

extension Dictionary: NamedFields where Key == String, Value: Encodable {
  fileprivate func encodeInOrder(to encoder: LineEncoder) throws {
    encoder.writer.open("{", "}", at: encoder.depth)
    for (name, value) in sorted(by: { $0.key < $1.key }) {
      encoder.writer.name(name, at: encoder.depth + 1)
      try encoder.writer.write(value)
    }
  }
}
