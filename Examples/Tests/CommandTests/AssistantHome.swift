// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A bus, data and sound devices of a test's own, for an assistant that hears.
final class AssistantHome {
  let phrase: PhraseProcess
  private let address: String
  private var programs: [Process] = []

  /// - Throws: What the system throws where `dbus-daemon` is not installed.
  init() throws {
    phrase = try PhraseProcess()
    try FileManager.default.createDirectory(
      at: phrase.folder.appendingPathComponent("dbus-1/services"), withIntermediateDirectories: true
    )
    let (daemon, output) = (Process(), Pipe())
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.environment = phrase.environment.merging(["XDG_RUNTIME_DIR": phrase.folder.path]) { $1 }
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    programs.append(daemon)
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let part = output.fileHandleForReading.availableData
      try #require(!part.isEmpty, "the bus ended before it told where it is")
      line += part
    }
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  deinit {
    // They have the signals blocked that the tests have blocked.
    for program in programs.reversed() where program.isRunning {
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: phrase.folder)
  }

  var environment: [String: String] {
    phrase.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": address,
      "ALSA_CONFIG_PATH": phrase.folder.appendingPathComponent("asound.conf").path,
    ]) { $1 }
  }

  /// Replaces the devices that there are, at one blow.
  func plugIn(_ devices: String) throws {
    try Data("pcm.null { type null }\n\(devices)\n".utf8)
      .write(to: phrase.folder.appendingPathComponent("asound.conf"), options: .atomic)
  }

  /// A microphone that hears a file.
  static func microphone(_ name: String, hearing path: String) -> String {
    """
    pcm.\(name) { type file slave.pcm "null" file "/dev/null" infile "\(path)" format "raw" }
    """
  }

  /// A recording as raw samples, and half a minute of silence, after which a file ends with more of it.
  static func samples(of recording: String) throws -> Data {
    let audio = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Audio/\(recording)")
    return try Data(contentsOf: audio).dropFirst(44) + Data(count: 960_000)
  }

  /// Runs the command to its end.
  @discardableResult
  func run(_ arguments: String..., input: String = "") throws -> PhraseProcess.Result {
    try phrase.run(arguments, input: Data(input.utf8), environment: environment)
  }

  /// Starts the command, and keeps all that it says in a file.
  func start(_ arguments: String...) throws -> (process: Process, log: URL) {
    let process = Process()
    let log = URL(fileURLWithPath: try phrase.file("log-\(programs.count)", Data()))
    process.executableURL = URL(fileURLWithPath: try PhraseProcess.executable)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: log)
    try output.seekToEnd()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    programs.append(process)
    return (process, log)
  }

  /// What the assistant says to a line that is typed.
  func say(_ line: String) throws -> String {
    try run("repl", input: "\(line)\n").output.trimmingCharacters(in: .newlines)
  }

  /// What the assistant says of itself.
  var status: String {
    get throws { try run("assistant", "status").output }
  }

  /// Whether a program has a file open.
  static func isOpen(_ path: String, in process: Process) throws -> Bool {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).contains {
      // One that was closed since is not open.
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
    }
  }

  /// Asks again and again, until the time of the test is over.
  static func wait(until isSo: () throws -> Bool) async throws {
    while try !isSo() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
