// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime

/// Opens links by the desktop's portal, `org.freedesktop.portal.OpenURI`.
///
/// Files are not for it: it takes them as open file descriptors only.
package struct OpenPortal: Sendable {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.OpenURI"

  /// What came of a link.
  package enum Answer: Sendable, Equatable {
    /// It is open, or the person is asked with what.
    case opened
    /// The person would not have it opened.
    case declined
    /// There is no portal here, or it cannot open the link.
    case unable
  }

  private let bus: Bus
  private let clock: any Clock<Duration>
  private let patience: Duration

  /// - Parameters:
  ///   - bus: The person's session bus.
  ///   - clock: Measures how long the portal takes.
  ///   - patience: How long it may take to start, and to say that it cannot.
  package init(
    on bus: Bus, clock: any Clock<Duration> = SuspendingClock(), patience: Duration = .seconds(2)
  ) {
    self.bus = bus
    self.clock = clock
    self.patience = patience
  }

  /// Where the bus is that an environment names; nil where it names none.
  package static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let path = environment["XDG_RUNTIME_DIR"].map({ "\($0)/bus" }),
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return "unix:path=\(path)"
  }

  /// Opens a link.
  package func open(_ link: String) async -> Answer {
    do {
      let start = BusCall.daemon("StartServiceByName", .string(Self.name), .uint32(0))
      // The bus refuses to start what runs already and has no file to be started by.
      if try await !bus.hasOwner(Self.name) { try await within { try await bus.call(start) } }
      let signals = try await bus.signals("org.freedesktop.portal.Request", "Response")
      let token = "phrase\(UInt32.random(in: 0 ... .max))"
      let reply = try await within {
        try await bus.call(
          BusCall(
            Self.name, Self.path, Self.interface, "OpenURI", .string(""), .string(link),
            .record(["handle_token": .string(token)])))
      }
      guard let request = reply.first?.text else { return .unable }
      let owner = try await bus.call(.daemon("GetNameOwner", .string(Self.name))).first?.text
      return await response(to: request, from: owner, in: signals)
    } catch {
      return .unable
    }
  }

  /// What the portal says at last; where it takes its time, the person is choosing a program.
  private func response(
    to request: String, from owner: String?, in signals: AsyncStream<BusMessage>
  ) async -> Answer {
    let code = try? await within {
      for await signal in signals where signal.path == request && signal.sender == owner {
        return signal.body.first?.integer
      }
      return nil
    }
    switch code {
    case 1: return .declined
    case 2: return .unable
    default: return .opened
    }
  }

  @discardableResult
  private func within<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withDeadline(patience, clock: clock, operation: work)
  }
}
