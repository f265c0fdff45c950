// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// Serves the Wyoming protocol over TCP, by which Home Assistant and its satellites reach an engine.
///
/// ```swift
/// let server = try WyomingServer(WyomingServices(engine: engine), at: .standard)
/// print("Listening at \(server.address)")
/// try await server.run()
/// ```
///
/// The protocol has no passwords and no encryption: whoever reaches the address may say anything.
/// That is why the standard address is that of this machine alone.
public final class WyomingServer: Sendable {
  /// How many clients are served at once; others are told so, and may try again.
  ///
  /// Home Assistant opens a connection for each request, a satellite one for its wake word.
  public static let limit = 256

  /// Where it listens, with the port that it got.
  public let address: ServerAddress

  private let services: WyomingServices
  private let socket: Socket
  private let clock: any Clock<Duration>
  private let clients = Mutex(0)

  /// Takes the address; nobody is served yet.
  ///
  /// - Parameters:
  ///   - services: What is served.
  ///   - address: Where to listen.
  ///   - clock: Measures how long a client takes that does not read.
  /// - Throws: ``ServerError`` where the machine does not give the address.
  public init(
    _ services: WyomingServices, at address: ServerAddress,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(ServerError) {
    self.services = services
    self.clock = clock
    do {
      let place = try address.socketAddress
      socket = try Socket(domain: Int32(place.family), type: .stream)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: place)
      try socket.listen()
      self.address = ServerAddress(host: address.host, port: try socket.port ?? address.port)
    } catch let error as SocketError {
      throw ServerError(of: error, at: address)
    } catch {
      throw ServerError(.unavailable, "\(address) cannot be served: \(error).")
    }
  }

  /// Serves until the task is cancelled.
  ///
  /// - Throws: `CancellationError` at the end; ``ServerError`` if the machine takes the address away.
  public func run() async throws {
    let pool = SocketPool.make(maxEvents: 64)
    try await pool.prepare()
    let listening = try AsyncSocket(socket: socket, pool: pool)
    defer { try? socket.close() }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await pool.run() }
      tasks.addTask { try await self.accept(listening) }
      defer { tasks.cancelAll() }
      do {
        try await tasks.next()
      } catch let error as SocketError {
        try Task.checkCancellation()
        throw ServerError(of: error, at: address)
      }
    }
  }

  private func accept(_ listening: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { connections in
      var count = 0
      while true {
        let client: AsyncSocket
        do {
          client = try await listening.accept()
        } catch SocketError.failed(_, ECONNABORTED, _) {
          // The client left before it was its turn.
          continue
        } catch SocketError.failed(_, let number, _)
          where [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(number)
        {
          // One of the clients will leave.
          try await clock.sleep(for: .milliseconds(100))
          continue
        }
        count += 1
        let name = "connection \(count)"
        connections.addTask { await self.serve(client, name: name) }
      }
    }
  }

  private func serve(_ client: AsyncSocket, name: String) async {
    var connection = WyomingConnection(client, services: services, name: name, clock: clock)
    let count = clients.withLock { clients in
      clients += 1
      return clients
    }
    defer { clients.withLock { $0 -= 1 } }
    guard count <= Self.limit else {
      return await connection.refuse("\(Self.limit) clients are served already; try again later.")
    }
    await connection.serve()
  }
}

extension Socket {
  /// The port that the socket got.
  fileprivate var port: UInt16? {
    get throws {
      switch try sockname() {
      case .ip4(_, let port), .ip6(_, let port): port
      case .unix: nil
      }
    }
  }
}

extension ServerError {
  fileprivate init(of error: SocketError, at address: ServerAddress) {
    let reason =
      switch error {
      case .failed(_, EADDRINUSE, _): "another program listens there already; choose another port"
      case .failed(_, EADDRNOTAVAIL, _): "this machine has no such address"
      case .failed(_, EACCES, _): "ports below 1024 are for root; choose a higher one"
      case .failed(_, _, let message): message
      default: error.localizedDescription
      }
    self.init(.unavailable, "\(address) cannot be served: \(reason).")
  }
}
