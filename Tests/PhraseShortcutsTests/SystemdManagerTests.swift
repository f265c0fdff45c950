// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseShortcuts

/// Units in a manager of systemd that is started for them, in folders of its own.
///
/// It takes itself for booted by systemd in a namespace of its own: nothing of it is seen outside.
/// Where there is no such manager or no such namespace, the reason is printed.
@Suite struct SystemdManagerTests {
  /// Each service writes its arguments into a pipe of its own, which is waited for.
  private static let script = """
    mount -t tmpfs tmpfs /run/systemd && mkdir /run/systemd/system || exit 77
    for name in login timer file; do mkfifo "$PLACE/$name"; done
    { "$MANAGER" --user; printf none > "$PLACE/login"; } > "$PLACE/log" 2>&1 &
    cat "$PLACE/login" > "$PLACE/login.said"
    [ "$(head -c 4 "$PLACE/login.said")" != none ] || exit 77
    systemctl --user enable --now phrase-automation-timer.timer phrase-automation-file.path \\
      >> "$PLACE/log" 2>&1 || exit 1
    cat "$PLACE/timer" > "$PLACE/timer.said"
    echo new > "$PLACE/100% watched"
    cat "$PLACE/file" > "$PLACE/file.said"
    systemctl --user exit >> "$PLACE/log" 2>&1
    cat "$PLACE/login" > "$PLACE/end"
    """

  @Test(.timeLimit(.minutes(5))) func theUnitsAreStarted() async throws {
    let managers = ["/usr/lib/systemd/systemd", "/lib/systemd/systemd"]
    guard let manager = managers.first(where: FileManager.default.isExecutableFile) else {
      return print("systemd is not installed: no unit was started")
    }
    try await ActionBench.withFolder { folder in
      try Self.write(in: folder)
      let status = try await Self.run(manager, in: folder)
      let log = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
      guard status != 77 else {
        return print("No manager of systemd can be started here, no unit was: \(log)")
      }
      #expect(status == 0, "\(log)")
      for name in ["login", "timer", "file"] {
        let said = try String(
          contentsOf: folder.appending(path: "\(name).said"), encoding: .utf8)
        // systemd itself reads the words of a command as they were meant.
        #expect(
          said.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
            == SystemdUnitTests.words, "\(name)")
      }
    }
  }

  /// Writes the units of three automations: at login, at a time that was missed, after a change.
  private static func write(in folder: URL) throws {
    let units = folder.appending(path: "config/systemd/user")
    let triggers: [(String, AutomationTrigger)] = [
      ("login", .login), ("timer", .time(hour: 0, minute: 0)),
      ("file", .file(path: folder.appending(path: "100% watched").path(percentEncoded: false))),
    ]
    let all = try triggers.flatMap { id, trigger in
      try SystemdUnit.units(
        for: Automation(id: id, shortcut: "s", trigger: trigger), named: "Tea",
        command: [
          "/bin/sh", "-c", #"printf '%s\0' "$@" > "$0""#,
          folder.appending(path: id).path(percentEncoded: false),
        ] + SystemdUnitTests.words, at: Date(timeIntervalSince1970: 1_780_000_000), in: .gmt)
    }
    _ = try SystemdUnit.install(all, in: units)
    // What is there before the manager cannot be enabled by it.
    let wanted = units.appending(path: "default.target.wants")
    try FileManager.default.createDirectory(at: wanted, withIntermediateDirectories: true)
    let login = "phrase-automation-login.service"
    try FileManager.default.createSymbolicLink(
      at: wanted.appending(path: login), withDestinationURL: units.appending(path: login))
    // The timer ran last two days before now, as systemd notes it.
    let stamps = folder.appending(path: "data/systemd/timers")
    try FileManager.default.createDirectory(at: stamps, withIntermediateDirectories: true)
    let stamp = stamps.appending(path: "stamp-phrase-automation-timer.timer")
    try Data().write(to: stamp)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -172_800)],
      ofItemAtPath: stamp.path(percentEncoded: false))
  }

  /// Runs the script in a namespace of its own, where it ends within half a minute.
  private static func run(_ manager: String, in folder: URL) async throws -> Int32 {
    let place = folder.path(percentEncoded: false)
    let run = folder.appending(path: "run")
    try FileManager.default.createDirectory(
      at: run, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var variables = ProcessInfo.processInfo.environment
    variables["DBUS_SESSION_BUS_ADDRESS"] = nil
    variables["XDG_RUNTIME_DIR"] = run.path(percentEncoded: false)
    variables["XDG_CONFIG_HOME"] = "\(place)/config"
    variables["XDG_DATA_HOME"] = "\(place)/data"
    (variables["HOME"], variables["PLACE"], variables["MANAGER"]) = (place, place, manager)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "30", "unshare", "--mount"] + (getuid() == 0 ? [] : ["--map-root-user"])
      + ["sh", "-c", script]
    process.environment = variables
    process.standardError = FileHandle.nullDevice
    let end = Promise<Int32>()
    process.terminationHandler = { end.keep(.success($0.terminationStatus)) }
    try process.run()
    let status = try await end.value
    // Without the program `unshare`, or without the right to use it, there is nothing to see.
    return [1, 126, 127].contains(status)
      && !FileManager.default.fileExists(atPath: "\(place)/login") ? 77 : status
  }
}
