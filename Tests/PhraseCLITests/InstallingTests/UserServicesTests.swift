// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

/// What is said to systemd and the session bus, with stand-ins for the programs that say it.
@Suite struct UserServicesTests {
  /// Tests with a session whose `systemctl` knows the unit from a file, and the calls that were made.
  private func withSession(
    hasManager: Bool = true, fails: Bool = false,
    _ test: (UserServices, _ unit: URL, _ calls: () -> [String]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let runtime = folder.appendingPathComponent("run/systemd")
    for made in [runtime, folder.appendingPathComponent("bin")] {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    }
    if hasManager {
      try Data().write(to: runtime.appendingPathComponent("private"))
    }
    let unit = folder.appendingPathComponent("tea.service")
    let log = folder.appendingPathComponent("log").path
    for name in ["systemctl", "busctl"] {
      try folder.appendingPathComponent("bin/\(name)").writeProgram(
        """
        #!/bin/sh
        echo "\(name) $*" >>'\(log)'
        [ "$2" != show ] || echo '\(unit.path)'
        exit \(fails ? 1 : 0)
        """)
    }
    let services = UserServices(environment: [
      "PATH": folder.appendingPathComponent("bin").path,
      "XDG_RUNTIME_DIR": folder.appendingPathComponent("run").path,
    ])
    try await test(services, unit) {
      (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n").map(String.init)
        ?? []
    }
  }

  @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
  func bothAreToldWhereTheyAre(hasManager: Bool, fails: Bool, isRead: Bool) async throws {
    try await withSession(hasManager: hasManager, fails: fails) { services, _, calls in
      let told = await services.reload()
      #expect(told == isRead)
      let said = [
        "systemctl --user daemon-reload",
        "busctl --user call org.freedesktop.DBus /org/freedesktop/DBus org.freedesktop.DBus "
          + "ReloadConfig",
      ]
      #expect(calls() == (hasManager ? said : []))
    }
  }

  @Test func aServiceIsEndedIfItIsOfTheFile() async throws {
    try await withSession { services, unit, calls in
      let shown = "systemctl --user show --property=FragmentPath --value tea.service"
      await services.end("tea.service", of: URL(fileURLWithPath: "/elsewhere/tea.service"))
      #expect(calls() == [shown])
      await services.end("tea.service", of: unit)
      #expect(calls() == [shown, shown, "systemctl --user disable --now tea.service"])
    }
  }
}
