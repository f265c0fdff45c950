// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Foundation
import PhraseWire

extension StudioRefusal {
  var response: HTTPResponse {
    .json(["error": words], status)
  }
}

extension HTTPResponse {
  /// A value in JSON.
  static func json(_ value: some Encodable, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    // The types that are answered throw nothing.
    let line = (try? WireEncoder.line(of: value)) ?? []
    return HTTPResponse(
      statusCode: status, headers: [.contentType: "application/json"], body: Data(line))
  }

  /// What keeps a page from being framed, sniffed, stored, or told of by its links, and from loading
  /// anything from elsewhere.
  mutating func secure() {
    headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    headers[HTTPHeader("Cache-Control")] = "no-store"
  }
}

/// The body of a request in JSON.
struct StudioBody {
  private let fields: [String: Any]

  /// How many bytes a request may have: two documents of the largest size, and something around.
  static let limit = 8_100_000

  /// Reads a body; what is longer than the limit is read to its end and forgotten, so that the
  /// answer is heard.
  static func data(of request: HTTPRequest, limit: Int = limit) async throws -> Data {
    var data = Data()
    var count = 0
    for try await chunk in request.bodySequence {
      count += chunk.count
      if count <= limit { data.append(chunk) }
    }
    guard count <= limit else {
      throw StudioRefusal(.payloadTooLarge, "The request has \(count) bytes; \(limit) are taken.")
    }
    return data
  }

  init(_ request: HTTPRequest) async throws {
    let data = try await Self.data(of: request)
    guard let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw StudioRefusal(.badRequest, "The body is no object in JSON.")
    }
    self.fields = fields
  }

  subscript<Value>(name: String) -> Value? { fields[name] as? Value }

  /// A part of the body as JSON of its own; nil where it is absent or null.
  func json(_ name: String) throws -> Data? {
    guard let part = fields[name], !(part is NSNull) else { return nil }
    guard JSONSerialization.isValidJSONObject(part) else {
      throw StudioRefusal(.badRequest, "“\(name)” is no object.")
    }
    return try JSONSerialization.data(withJSONObject: part)
  }

  func need<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value = fields[name] as? Value else {
      throw StudioRefusal(.badRequest, "The body needs “\(name)”.")
    }
    return value
  }
}
