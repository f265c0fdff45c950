// SPDX-License-Identifier: Apache-2.0

#if !CommandLine
  #error("PhraseStudio needs the trait CommandLine of swift-phrase-engine: name it in `traits:`.")
#endif

import AppIntentsCore
import FlyingFox
import FlyingSocks
public import Foundation
public import PhraseRuntime
public import PhraseShortcuts

/// Serves the studio: a page on which a person makes, edits, runs and shares shortcuts.
///
/// It is reached from this machine only, and only with its key:
///
/// ```swift
/// var generator = SystemRandomNumberGenerator()
/// let server = StudioServer(
///   engine: engine, library: library, key: StudioKey(using: &generator))
/// try await server.run { print("Open \($0)") }
/// ```
public final class StudioServer: Sendable {
  /// Gives the shortcuts to take over, in categories, in the language of a code.
  public typealias Gallery = @Sendable (_ language: String) async -> [ShortcutGallery.Category]

  private let studio: Studio
  private let key: StudioKey
  private let port: UInt16

  /// How long a request may take: longer than the longest wait for what happens in a run.
  private static let patience: TimeInterval = 60

  /// Makes a server, which serves nothing yet.
  ///
  /// - Parameters:
  ///   - engine: Performs the actions; what it performs gets this library from now on.
  ///   - library: The person's shortcuts; its environment says where their automations are kept.
  ///   - gallery: The shortcuts to take over, whose questions are asked on the page.
  ///   - port: The port on 127.0.0.1; 0 takes a free one.
  ///   - key: What the page has to know.
  public init(
    engine: PhraseEngine, library: ShortcutLibrary, gallery: @escaping Gallery = { _ in [] },
    port: UInt16 = 0, key: StudioKey
  ) {
    engine.configuration.dependencies.add(dependency: library)
    studio = Studio(engine: engine, library: library, gallery: gallery)
    self.key = key
    self.port = port
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - reached: Called each time that a browser has loaded the page.
  ///   - started: Called once with the address of the page, which has the key.
  /// - Throws: ``StudioError`` where the port is taken, `CancellationError` at the end.
  public func run(
    reached: @escaping @Sendable () -> Void = {},
    _ started: @escaping @Sendable (URL) async -> Void
  ) async throws {
    _ = await studio.hear()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.patience, logger: .disabled)
    await server.appendRoute("*") { [weak server, key, studio] request in
      guard case .ip4(_, let port)? = await server?.listeningAddress else {
        return HTTPResponse(statusCode: .serviceUnavailable)
      }
      let response = await StudioRouter(studio: studio, gate: StudioGate(key: key, port: port))
        .response(to: request)
      if request.isEntry, response.statusCode == .ok { reached() }
      return response
    }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { [port] in
        do { try await server.run() } catch let error as SocketError {
          try Task.checkCancellation()
          throw StudioError("127.0.0.1:\(port) cannot be served: \(error.localizedDescription)")
        }
      }
      tasks.addTask { [key] in
        // Where it cannot listen, the other task says so; a busy machine may need its time.
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port)? = await server.listeningAddress,
          let url = URL(string: "http://127.0.0.1:\(port)/?key=\(key.text)")
        else { return }
        await started(url)
        try await Promise<Void>().value
      }
      defer { tasks.cancelAll() }
      try await tasks.next()
    }
  }
}

/// Why the studio does not do something.
public struct StudioError: Error, CustomStringConvertible, Equatable {
  /// What was seen, and what would be accepted.
  public let description: String

  /// Makes an error with its words.
  public init(_ description: String) { self.description = description }
}
