// SPDX-License-Identifier: Apache-2.0

/// A JSON value that writes itself: for lines that are printed by the hundred thousand, where
/// encoding through `Encodable` takes ten times as long as understanding them.
enum JSONText {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONText])
  /// Fields in the order in which they are written; nil fields are left out.
  case object([(String, JSONText?)])

  /// The value on one line, in UTF-8.
  func line() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += Self.text(of: number).utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for case (let name, let value?) in fields {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.write(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Whole numbers without a point; what JSON has no number for is null.
  private static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return number.isFinite ? "\(number)" : "null"
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        bytes += "\\u00\(hex.utf8.count == 1 ? "0" : "")\(hex)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
