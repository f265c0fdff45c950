// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A fault in a document in JSON, in words of the document rather than of the decoder.
package struct JSONFault {
  /// The path as a reader of the document would write it: `shortcuts[0].slots.book`; empty for the
  /// whole document.
  package let place: String

  /// What is wrong there, to be said behind the place; nil where it is no JSON at all.
  package let reason: String?

  /// Why it is no JSON: the parser's words with line and column; nil elsewhere.
  package let syntax: String?

  package init(_ error: DecodingError, in json: Data) {
    let context: DecodingError.Context
    let reason: String
    switch error {
    case .keyNotFound(let key, let known):
      (context, reason) = (known, "has no “\(key.stringValue)”")
    case .typeMismatch(let type, let known):
      (context, reason) = (known, "has the wrong type; expected \(Self.name(of: type))")
    case .valueNotFound(let type, let known):
      (context, reason) = (known, "is null; expected \(Self.name(of: type))")
    case .dataCorrupted(let known) where !known.codingPath.isEmpty:
      (context, reason) = (known, known.debugDescription)
    default:
      (place, self.reason, syntax) = ("", nil, json.jsonFault)
      return
    }
    (place, self.reason, syntax) = (Self.place(context.codingPath), reason, nil)
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Double.Type, is Int.Type: "a number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

extension Data {
  /// What is wrong with the JSON; only this parser tells line and column.
  fileprivate var jsonFault: String {
    do {
      _ = try JSONSerialization.jsonObject(with: self)
      return "the text is no JSON object"
    } catch {
      let fault = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return fault.map(withLine) ?? "it cannot be parsed"
    }
  }

  /// The parser's words with the line and the column where it tells a number of characters only.
  private func withLine(_ fault: String) -> String {
    guard let place = fault.firstMatch(of: /character (\d+)/), let count = Int(place.1) else {
      let lines = split(separator: UInt8(ascii: "\n")).count
      return "\(fault) (there \(lines == 1 ? "is 1 line" : "are \(lines) lines"))"
    }
    let lines = prefix(count + 1).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return fault.replacing(
      place.0, with: "line \(lines.count), column \(lines.last?.count ?? 0)")
  }
}
