// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Glibc

/// Writes events to one client, whole and one after another, whoever sends them.
///
/// Whoever sends waits until the client's machine has taken the event, so that a client that does not
/// read is not written to without end.
actor Outbox {
  /// How long a client may take for one event before its connection ends.
  private static let patience = Duration.seconds(30)

  private let socket: AsyncSocket
  private let clock: any Clock<Duration>
  private var last: Task<Void, Never>?
  private var isBroken = false

  init(_ socket: AsyncSocket, clock: any Clock<Duration>) {
    self.socket = socket
    self.clock = clock
  }

  func send(_ event: ServerEvent) async {
    let previous = last
    let task = Task {
      await previous?.value
      await write(event)
    }
    last = task
    await task.value
  }

  private func write(_ event: ServerEvent) async {
    guard !isBroken else { return }
    do {
      let bytes = try event.event.bytes
      try await socket.within(Self.patience, by: clock) { [socket] in
        try await socket.write(bytes)
      }
    } catch {
      isBroken = true
      // Whoever reads from the client then sees its end.
      socket.shutDown(SHUT_RDWR)
    }
  }
}

extension AsyncSocket {
  /// Ends the traffic in one direction or both, without closing.
  func shutDown(_ way: Int) { shutdown(socket.file.rawValue, Int32(way)) }

  /// Reads or writes; where that takes too long the traffic ends, so that it fails, and closing resets
  /// the connection.
  ///
  /// A plain close leaves a client that writes against a full window waiting for a minute: a socket
  /// whose reading is shut down sends no more window updates.
  func within<Value>(
    _ patience: Duration, by clock: any Clock<Duration>, _ body: () async throws -> Value
  ) async throws -> Value {
    let watch = Task {
      try await clock.sleep(for: patience)
      resetOnClose()
      shutDown(SHUT_RDWR)
    }
    defer { watch.cancel() }
    return try await body()
  }

  private func resetOnClose() {
    var lingering = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      socket.file.rawValue, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
  }
}
