// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one place that the parts of an encoder write to.
final class JSONWriter {
  var text = JSONText()

  /// Writes a value where the last name or bracket ended.
  func write<Value: Encodable>(_ value: Value) throws {
    // Comparing types is quicker than asking the value what it is.
    switch ObjectIdentifier(Value.self) {
    case Plain.string: if let value = value as? String { text.string(value) }
    case Plain.integer: if let value = value as? Int { text.raw(value.description) }
    case Plain.number: if let value = value as? Double { text.number(value) }
    case Plain.boolean: if let value = value as? Bool { text.raw(value.description) }
    case Plain.data: if let value = value as? Data { text.string(value.base64EncodedString()) }
    case Plain.decimal:
      if let value = value as? Decimal { text.raw(value.isNaN ? "null" : "\(value)") }
    case Plain.url: if let value = value as? URL { text.string(value.absoluteString) }
    default: try object(value)
    }
  }

  /// The types that are not asked to encode themselves.
  private enum Plain {
    static let string = ObjectIdentifier(String.self)
    static let integer = ObjectIdentifier(Int.self)
    static let number = ObjectIdentifier(Double.self)
    static let boolean = ObjectIdentifier(Bool.self)
    static let data = ObjectIdentifier(Data.self)
    static let decimal = ObjectIdentifier(Decimal.self)
    static let url = ObjectIdentifier(URL.self)
  }

  private func object(_ value: some Encodable) throws {
    let start = text.bytes.count
    try value.encode(to: LineEncoder(writer: self, depth: text.depth))
    if text.bytes.count == start { text.raw("{}") }
  }
}

/// JSON as it grows: the bytes so far, and the brackets that are still open.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// What closes the open brackets, the innermost last.
  private var closing: [UInt8] = []

  init() { bytes.reserveCapacity(512) }

  /// How many brackets are open.
  var depth: Int { closing.count }

  /// Opens a bracket at a depth, unless it is open already.
  mutating func open(_ bracket: Unicode.Scalar, _ end: Unicode.Scalar, at depth: Int) {
    guard closing.count == depth else { return close(to: depth + 1) }
    bytes.append(UInt8(ascii: bracket))
    closing.append(UInt8(ascii: end))
  }

  /// Closes what was opened inside a depth.
  mutating func close(to depth: Int) {
    while closing.count > depth { bytes.append(closing.removeLast()) }
  }

  /// Begins an element or a field inside so many brackets.
  mutating func next(at depth: Int) {
    close(to: depth)
    let isFirst = bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[")
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
  }

  mutating func name(_ name: String, at depth: Int) {
    next(at: depth)
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Whole numbers without a point.
  mutating func number(_ number: Double) {
    if let whole = Int(exactly: number) { return raw(whole.description) }
    raw(number.isFinite ? number.description : "null")
  }

  /// A text between quotation marks, piece by piece between what has to be escaped.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count where Self.isEscaped(utf8[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        raw(Self.escaped(utf8[index]))
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\t"): return "\\t"
    case UInt8(ascii: "\r"): return "\\r"
    case 0..<0x20:
      let hex = String(byte, radix: 16)
      return "\\u00\(hex.utf8.count == 1 ? "0" : "")\(hex)"
    default: return "\\\(Unicode.Scalar(byte))"
    }
  }
}
