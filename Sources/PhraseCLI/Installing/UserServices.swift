// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime

/// The systemd and the session bus of the person who is logged in, which read units and names when
/// they are told to.
struct UserServices {
  let environment: [String: String]

  /// How long they are waited for.
  private static let patience = Duration.seconds(20)

  /// Whether there is a systemd of the person's, not only that of the machine.
  var areThere: Bool {
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
    return FileManager.default.fileExists(atPath: "\(folder)/systemd/private")
  }

  /// Makes them read what is installed.
  ///
  /// - Returns: Whether systemd has; the bus looks by itself where it can watch the folder.
  func reload() async -> Bool {
    guard areThere else { return false }
    let isRead = await run("systemctl", "--user", "daemon-reload") != nil
    _ = await run(
      "busctl", "--user", "call", "org.freedesktop.DBus", "/org/freedesktop/DBus",
      "org.freedesktop.DBus", "ReloadConfig")
    return isRead
  }

  /// Ends a service, and takes it out of those that are started at login, if its unit is a file.
  func end(_ unit: String, of file: URL) async {
    guard areThere,
      let path = await run(
        "systemctl", "--user", "show", "--property=FragmentPath", "--value", unit),
      path.trimmingCharacters(in: .whitespacesAndNewlines) == file.path
    else { return }
    _ = await run("systemctl", "--user", "disable", "--now", unit)
  }

  /// Runs a program.
  ///
  /// - Returns: What it printed; nil where it is not there or fails.
  private func run(_ name: String, _ arguments: String...) async -> String? {
    let output = Pipe()
    guard let program = Program(named: name, in: environment),
      let started = try? program.start(arguments, output: output),
      let status = try? await withDeadline(
        Self.patience, clock: ContinuousClock(), operation: { try await started.end.value }),
      status == 0
    else { return nil }
    // What these print fits into a pipe.
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
