// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import Synchronization

extension Bus {
  /// Calls a method and waits for its reply as long as the program is alive: it answers pings, which
  /// libraries for D-Bus do by themselves.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - patience: How long a program may be silent; it is given up between that and twice as long.
  /// - Returns: The reply.
  /// - Throws: ``BusError``, ``BusError/silent(_:)`` for a program that was given up.
  func call(_ call: BusCall, patience: Duration) async throws -> [BusValue] {
    let pulse = Pulse(of: call.destination, on: self)
    do {
      return try await withDeadline(
        patience, clock: SuspendingClock(), isExtended: pulse.hasBeaten
      ) {
        try await self.call(call)
      }
    } catch is DeadlineExceeded {
      throw BusError.silent(patience)
    }
  }
}

/// Whether a program answers pings.
private final class Pulse: Sendable {
  private let name: String
  private let bus: Bus
  private let isAnswered = Atomic(true)

  init(of name: String, on bus: Bus) {
    self.name = name
    self.bus = bus
  }

  /// Whether the last ping was answered; sends the next one.
  @Sendable func hasBeaten() -> Bool {
    guard isAnswered.exchange(false, ordering: .sequentiallyConsistent) else { return false }
    var ping = BusCall(name, "/", "org.freedesktop.DBus.Peer", "Ping")
    ping.starts = false
    Task { [self, ping] in
      if (try? await bus.call(ping)) != nil {
        isAnswered.store(true, ordering: .sequentiallyConsistent)
      }
    }
    return true
  }
}

extension BusError {
  /// A program has not answered, nor shown that it is alive.
  static func silent(_ patience: Duration) -> BusError {
    BusError(
      "org.freedesktop.DBus.Error.Timeout",
      "it has been silent for \(patience.components.seconds) seconds")
  }

  /// Whether a program was given up that may be there still.
  var isSilence: Bool { name == Self.silent(.zero).name }
}
