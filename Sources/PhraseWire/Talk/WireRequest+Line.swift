// SPDX-License-Identifier: Apache-2.0

import Foundation

extension WireRequest {
  /// Reads a line: an object in JSON is a request, and anything else is words.
  ///
  /// ```swift
  /// try WireRequest(line: "open dune")             // .line("open dune")
  /// try WireRequest(line: #"{"kind": "undo"}"#)    // .undo
  /// ```
  ///
  /// - Throws: What cannot be read, for an object that is no request; answer it with
  ///   ``WireReply/init(refusing:)``.
  public init(line: String) throws {
    let isObject = line.first { !$0.isWhitespace } == "{"
    self = isObject ? try WireDecoder.value(Self.self, in: line) : .line(line)
  }
}

extension WireReply {
  /// The reply to what cannot be read as a request; the conversation goes on as if it was not sent.
  public init(refusing error: any Error) {
    if let error = error as? WireVersionError {
      self.init(.failed, code: "newerVersion", text: "The request is refused: \(error).")
      parts = ["version": .integer(error.seen)]
      return
    }
    let reason =
      switch error {
      case DecodingError.keyNotFound(let key, _): "it has no “\(key.stringValue)”"
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong type"
      case DecodingError.dataCorrupted(let context): context.debugDescription
      case let excess as WireExcess: "it \(excess)"
      default: "\(error)"
      }
    self.init(.failed, code: "badRequest", text: "The request cannot be read: \(reason)")
  }
}
