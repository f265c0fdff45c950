// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import PhraseBus

/// A session bus of a test's own, with a folder for data; the person's bus is left alone.
final class PrivateBus: Sendable {
  let address: String
  let data: URL
  private let daemon: Process
  private let ownsData: Bool

  /// - Parameter other: A bus that has ended, at whose place this one is; nil for a new place.
  /// - Throws: What the system throws where `dbus-daemon` is not installed.
  init(after other: PrivateBus? = nil) throws {
    data =
      other?.data
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("phrase-bus-\(UUID().uuidString)")
    ownsData = other == nil
    let socket = data.appendingPathComponent("socket").path
    try? FileManager.default.removeItem(atPath: socket)
    try FileManager.default.createDirectory(
      at: data.appendingPathComponent("dbus-1/services"), withIntermediateDirectories: true)
    daemon = Process()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = [
      "--session", "--nofork", "--print-address=1", "--address=unix:path=\(socket)",
    ]
    daemon.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_DATA_HOME": data.path, "XDG_RUNTIME_DIR": data.path]
    ) { $1 }
    let output = Pipe()
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.runWithAllSignals()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw BusError.closed }
      line += part
    }
    // Without the number of this one bus, so that another one may take its place.
    address = "unix:path=\(socket)"
  }

  deinit {
    stop()
    if ownsData { try? FileManager.default.removeItem(at: data) }
  }

  func connect() throws -> Bus { try Bus(address: address) }

  var apps: AppFolder { AppFolder(data: data) }

  /// Ends the bus, as when a person logs out.
  func stop() {
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
  }

  /// A program in Python that lies beside the tests.
  static func script(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/\(name)").path
  }

  /// The number of the process that has a name on the bus.
  func process(of name: String) async throws -> pid_t {
    let reply = try await connect().call(
      .daemon("GetConnectionUnixProcessID", .string(name)))
    return pid_t(reply.first?.integer ?? 0)
  }

  /// A program that was built beside the tests.
  static func program(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
      .path
  }

  /// Runs a program on this bus and gives what it printed.
  func run(_ arguments: String...) async throws -> (output: String, status: Int32) {
    try await run(arguments)
  }

  /// Runs a program on this bus and gives what it printed.
  func run(_ arguments: [String]) async throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_DATA_HOME": data.path]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    return try await withCheckedThrowingContinuation { continuation in
      // On a thread of its own: who answers the program may need those of the tasks.
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try process.runWithAllSignals()
            let text = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: text, as: UTF8.self), process.terminationStatus)
          })
      }
    }
  }
}

extension Process {
  /// Starts the program with no signals blocked.
  ///
  /// It inherits what is blocked on the thread that starts it, which is nearly all where a task runs: a
  /// bus then never learns that a program of its own has ended, or could not be started.
  func runWithAllSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
