// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseShortcuts

/// Signals on the bus, with a program in place of the monitor.
@Suite struct BusListenerTests {
  private let signal = BusSignal("org.example.Lamp", "Changed", path: "/lamp")

  /// Lines of the monitor, and whether they are the signal.
  static let lines = [
    ("sig\t1.5\t7\t:1.4\t<none>\t/lamp\torg.example.Lamp\tChanged", true),
    ("sig\t1.5\t7\t:1.4\t<none>\t/other\torg.example.Lamp\tChanged", false),
    ("sig\t1.5\t7\t:1.4\t<none>\t/lamp\torg.example.Lamp\tChangedToo", false),
    ("sig\t1.5\t7\t:1.4\t<none>\t/lamp\torg.example.Lam\tChanged", false),
    ("mc\t1.5\t7\t:1.4\t<none>\t/lamp\torg.example.Lamp\tChanged", false),
    ("sig\t1.5\t2\torg.freedesktop.DBus\t:1.5\t/a\torg.freedesktop.DBus\tNameLost", false),
    ("#type\ttimestamp\tserial\tsender\tdestination\tpath\tinterface\tmember", false), ("", false),
  ]

  @Test(arguments: lines) func linesAreRead(line: String, isSignal: Bool) {
    #expect(signal.isTold(by: line) == isSignal)
  }

  @Test func rulesNameAll() {
    #expect(
      signal.rule
        == "type='signal',interface='org.example.Lamp',member='Changed',path='/lamp'")
    #expect(
      BusSignal("a.b", "C").rule == "type='signal',interface='a.b',member='C'")
  }

  @Test func whatTheProgramPrintsIsHeard() async throws {
    try await withFolder { folder in
      let program = try Self.program(
        """
        printf 'sig\\t1\\t2\\t:1.1\\t<none>\\t/lamp\\torg.example.Lamp\\tChanged\\n'
        printf 'sig\\t1\\t2\\t:1.1\\t<none>\\t/lamp\\torg.example.La'
        printf 'mp\\tChanged\\n'
        printf '%s\\n' "$@" > "$0.arguments"
        exit 3
        """, in: folder)
      let heard = Runs()
      let error = await #expect(throws: RunError.self) {
        try await BusMonitor(program: program).listen(for: signal) { heard.note("heard") }
      }
      #expect(heard.all.count == 2)
      #expect(error?.description == "\(program) ended with status 3.")
      let arguments = try String(contentsOfFile: program + ".arguments", encoding: .utf8)
      #expect(arguments == "--session\n--profile\n\(signal.rule)\n")
    }
  }

  @Test func listeningEndsWithTheTask() async throws {
    try await withFolder { folder in
      let program = try Self.program(
        """
        printf 'sig\\t1\\t2\\t:1.1\\t<none>\\t/lamp\\torg.example.Lamp\\tChanged\\n'
        exec sleep 3600
        """, in: folder)
      let (heard, tell) = AsyncStream.makeStream(of: Void.self)
      let listening = Task { [signal] in
        try await BusMonitor(program: program).listen(for: signal) { tell.yield() }
      }
      for await _ in heard { break }
      // Another program that begins and ends meanwhile is not held up.
      let other = try #require(Program(named: "true"))
      #expect(try await other.start([]).end.value == 0)
      listening.cancel()
      _ = await listening.result
    }
  }

  @Test(.timeLimit(.minutes(5))) func aProgramCanBeAskedToEnd() async throws {
    let (process, end) = try #require(Program(named: "sleep")).start(["3600"])
    process.terminate()
    #expect(try await end.value == SIGTERM)
  }

  /// With the bus of the session, where there is one.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil
        && Program(named: "dbus-monitor") != nil && Program(named: "dbus-send") != nil))
  func aRealBusIsHeard() async throws {
    let send = try #require(Program(named: "dbus-send"))
    let (heard, tell) = AsyncStream.makeStream(of: Void.self)
    let listening = Task { [signal] in
      defer { tell.finish() }
      try await BusMonitor().listen(for: signal) { tell.yield() }
    }
    let sending = Task {
      // The first ones may be before anybody listens.
      while !Task.isCancelled {
        let words = ["--session", "--type=signal", "/lamp", "org.example.Lamp.Changed"]
        _ = try await send.start(words).end.value
      }
    }
    var isHeard = false
    for await _ in heard {
      isHeard = true
      break
    }
    #expect(isHeard)
    sending.cancel()
    listening.cancel()
    _ = await (sending.result, listening.result)
  }

  @Test func aProgramThatThereIsNotIsNamed() async {
    let error = await #expect(throws: RunError.self) {
      try await BusMonitor(program: "no-such-monitor").listen(for: signal) {}
    }
    #expect(error?.description.contains("no-such-monitor, which is not installed") == true)
  }

  private static func program(_ text: String, in folder: String) throws -> String {
    let path = folder + "/monitor"
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }
}
