// SPDX-License-Identifier: Apache-2.0

import FlyingFox

/// Tells requests of the studio's own page from all others.
///
/// A page of another origin can send requests to loopback: by its address, by a name that it makes
/// the resolver point there, by a form. Each of these lacks the key or is told by its Host or Origin.
struct StudioGate: Sendable {
  let key: StudioKey
  let port: UInt16

  static let keyHeader = HTTPHeader("X-Studio-Key")
  static let origin = HTTPHeader("Origin")
  static let site = HTTPHeader("Sec-Fetch-Site")

  private var host: String { "127.0.0.1:\(port)" }

  /// Why a request is refused; nil for one of the page.
  func refusal(of request: HTTPRequest) -> String? {
    guard request.headers[.host] == host else { return "This server is \(host) only." }
    if let origin = request.headers[Self.origin], origin != "http://\(host)" {
      return "Another page, of \(origin), may not use the studio."
    }
    // The page itself may be come to from a file or a link: who has no key sees nothing of it, and
    // who has one got it here.
    if let site = request.headers[Self.site], site != "same-origin", site != "none",
      !request.isEntry
    {
      return "Another page may not use the studio."
    }
    // Only what the page itself is made of is loaded by address; what acts needs the header, which
    // no other page can send.
    let isPage = StudioPage.file(at: request.target.path()) != nil && request.method == .GET
    let query = isPage ? request.query.first { $0.name == "key" }?.value : nil
    guard key.matches(request.headers[Self.keyHeader] ?? query) else {
      return "The key is missing or wrong. Open the address that “shortcut studio” has printed."
    }
    return nil
  }
}

extension HTTPRequest {
  /// Whether it asks for the page, of which all else is loaded.
  var isEntry: Bool { method == .GET && target.path() == "/" }
}
