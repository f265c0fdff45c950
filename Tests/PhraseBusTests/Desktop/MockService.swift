// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import PhraseBus

/// A service of the desktop that python3-dbusmock plays on a test's bus.
final class MockService: Sendable {
  private let process: Process
  private let bus: Bus
  private let name: String
  private let path: String
  private let calls: AsyncStream<BusMessage>

  /// Starts the program and waits until it has its name.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - path: The object.
  ///   - arguments: What the program is told besides.
  ///   - home: The bus.
  /// - Throws: What the system throws where Python is not installed.
  init(_ name: String, _ path: String, _ arguments: [String], on home: PrivateBus) async throws {
    (self.name, self.path) = (name, path)
    bus = try home.connect()
    let owners = try await bus.signals("org.freedesktop.DBus", "NameOwnerChanged")
    calls = try await bus.signals("org.freedesktop.DBus.Mock", "MethodCalled")
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-m", "dbusmock", "--session"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DBUS_SESSION_BUS_ADDRESS": home.address]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.runWithAllSignals()
    for await signal in owners where signal.text(0) == name && !signal.text(2).isEmpty { break }
  }

  deinit { stop() }

  /// Ends the service, as where it crashes.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// A server of notifications that can do this.
  static func notifications(
    on home: PrivateBus, _ capabilities: String = "body body-markup actions"
  ) async throws -> MockService {
    try await MockService(
      Notifications.name, Notifications.path,
      ["--template", "notification_daemon", "-p", "{\"capabilities\": \"\(capabilities)\"}"],
      on: home)
  }

  /// The arguments of the next call of a method.
  func next(_ method: String) async -> [BusValue] {
    for await call in calls where call.text(0) == method {
      return (call.body.last?.elements ?? []).map {
        if case .variant(let value) = $0 { value } else { $0 }
      }
    }
    return []
  }

  /// What is shown next.
  func nextShown() async -> Shown { Shown(await next("Notify")) }

  /// Has the service do something, as the mock's own interface takes it.
  func control(_ member: String, _ body: BusValue...) async throws {
    var call = BusCall(name, path, "org.freedesktop.DBus.Mock", member)
    call.body = body
    try await bus.call(call)
  }

  /// Has the service send a signal.
  func emit(_ member: String, _ signature: String, _ body: BusValue...) async throws {
    try await control(
      "EmitSignal", .string(name), .string(member), .string(signature),
      .array(body.map(BusValue.variant), of: "v"))
  }

  /// The arguments of `Notify`.
  struct Shown: Equatable {
    let replaces: Int?
    let summary: String?
    let body: String?
    let actions: [String]?
    let hints: [String: BusValue]?
    let timeout: Int?

    init(_ arguments: [BusValue]) {
      let known = arguments.count == 8 ? arguments : []
      replaces = known.isEmpty ? nil : known[1].integer
      summary = known.isEmpty ? nil : known[3].text
      body = known.isEmpty ? nil : known[4].text
      actions = known.isEmpty ? nil : known[5].texts
      hints = known.isEmpty ? nil : known[6].fields
      timeout = known.isEmpty ? nil : known[7].integer
    }
  }
}
