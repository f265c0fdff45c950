// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Foundation

/// A server on loopback that answers as a test wants.
struct WebServer {
  /// Where it is: `http://127.0.0.1:PORT`.
  let address: String

  /// Serves while a test uses it.
  static func serve(
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    _ test: (WebServer) async throws -> Void
  ) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    await server.appendRoute("*") { try await answer($0) }
    let serving = Task { try await server.run() }
    defer { serving.cancel() }
    // Other tests may keep all threads for a while.
    try await server.waitUntilListening(timeout: 60)
    guard case .ip4(_, let port)? = await server.listeningAddress else { return }
    try await test(WebServer(address: "http://127.0.0.1:\(port)"))
  }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: address + path) else { throw URLError(.badURL) }
    return url
  }
}

/// A clock on which a time has passed once it is told so.
struct ToldClock: Clock {
  let passed: @Sendable () async throws -> Void

  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await passed()
  }
}
