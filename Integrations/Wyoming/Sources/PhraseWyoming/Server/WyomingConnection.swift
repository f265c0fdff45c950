// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Glibc

/// One client, from its first byte to its last.
struct WyomingConnection {
  /// How many bytes of a client that is told of a fault are still taken, so that it reads why.
  private static let leftovers = 4 * 1024 * 1024
  /// How long it is given for that.
  private static let patience = Duration.seconds(2)

  private let socket: AsyncSocket
  private let clock: any Clock<Duration>
  private let outbox: Outbox
  private var session: WyomingSession

  init(
    _ socket: AsyncSocket, services: WyomingServices, name: String, clock: any Clock<Duration>
  ) {
    self.socket = socket
    self.clock = clock
    let outbox = Outbox(socket, clock: clock)
    self.outbox = outbox
    session = WyomingSession(services, name: name) { await outbox.send($0) }
  }

  /// Serves until the client leaves, or sends what is no event.
  mutating func serve() async {
    do {
      try await read()
    } catch let fault as ProtocolFault {
      await close(telling: .error(text: fault.description, code: "protocol"))
    } catch {
      // The client is gone, or the server ends.
    }
    await session.end()
    // What cannot be closed is closed.
    try? socket.close()
  }

  /// Tells a client why it is not served.
  func refuse(_ reason: String) async {
    await close(telling: .error(text: reason, code: "busy"))
    try? socket.close()
  }

  private mutating func read() async throws {
    var parser = EventParser()
    while true {
      while let event = try parser.next() { try await session.handle(ClientEvent(event)) }
      parser.append(try await socket.read(atMost: 4096))
    }
  }

  /// Sends the last event, and takes what the client had sent meanwhile: closing with bytes unread
  /// would take the event from the client as well.
  private func close(telling event: ServerEvent) async {
    await outbox.send(event)
    socket.shutDown(SHUT_WR)
    try? await socket.within(Self.patience, by: clock) { [socket] in
      var count = 0
      while count < Self.leftovers { count += try await socket.read(atMost: 4096).count }
    }
  }
}
