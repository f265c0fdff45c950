// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads JSON that another program wrote: no more of it than is accepted, and without signs that would
/// steer a terminal or turn the direction of what others say.
///
/// ```swift
/// let reply = try WireDecoder.value(WireReply.self, in: text)
/// ```
package enum WireDecoder {
  /// How much is read unless told otherwise, in bytes of UTF-8: 16 MB.
  package static let limit = 16_000_000
  /// How many brackets may be open at once.
  package static let depth = 64

  /// The value that a text says; its texts go without the signs that `isSteering` names.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - text: JSON.
  ///   - limit: How many bytes of it are accepted.
  /// - Returns: The value.
  /// - Throws: ``WireExcess``, `DecodingError` or ``WireVersionError``.
  /// - Complexity: linear in the length of the text.
  package static func value<Value: Decodable>(
    _ type: Value.Type, in text: String, upTo limit: Int = limit
  ) throws -> Value {
    let bytes = text.utf8.count
    guard bytes <= limit else { throw WireExcess("\(bytes) bytes", "\(limit)") }
    return try JSONDecoder().decode(type, from: Data(plain(text).utf8))
  }

  /// The JSON without steering signs, be they written as they are or with `\u`.
  private static func plain(_ text: String) throws(WireExcess) -> String {
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isInString = false
    var open = 0
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": isInString.toggle()
      case "\\" where isInString:
        let escape = escape(from: &rest)
        if !escape.isSteering {
          kept.append(scalar)
          kept.append(contentsOf: escape.signs)
        }
        continue
      case "[" where !isInString, "{" where !isInString:
        open += 1
        guard open <= depth else { throw WireExcess("more than \(depth) levels", "\(depth)") }
      case "]" where !isInString, "}" where !isInString: open -= 1
      default: if scalar.isSteering { continue }
      }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// What stands behind a backslash, and whether it means a steering sign.
  private static func escape(
    from rest: inout Substring.UnicodeScalarView
  ) -> (signs: Substring.UnicodeScalarView, isSteering: Bool) {
    let signs = rest.prefix(rest.first == "u" ? 5 : 1)
    rest = rest[signs.endIndex...]
    guard signs.first == "u" else { return (signs, ["b", "f", "r"].contains(signs.first)) }
    let meant = UInt32(String(signs.dropFirst()), radix: 16).flatMap(Unicode.Scalar.init)
    return (signs, meant?.isSteering ?? false)
  }
}

/// What another program wrote is more than is accepted.
package struct WireExcess: Error, Equatable, CustomStringConvertible {
  /// What was seen, and what would be accepted, as a part of a sentence.
  package let description: String

  package init(_ seen: String, _ accepted: String) {
    description = "has \(seen); at most \(accepted) are taken"
  }
}

extension Unicode.Scalar {
  /// Whether it would steer a terminal, or turn the direction of what stands behind it: a control but
  /// for line breaks and tabs, or a mark of direction that something else has to end.
  package var isSteering: Bool {
    switch self {
    case "\n", "\t": false
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}"..."\u{FFFF}": true
    default: properties.generalCategory == .control
    }
  }
}
