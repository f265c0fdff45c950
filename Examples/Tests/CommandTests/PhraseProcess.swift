// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The `phrase` executable beside the tests, run as a process with folders of its own.
struct PhraseProcess {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  let folder: URL

  init() throws {
    folder = Self.allFolders.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Where all folders of this run lie; they go when it ends, since a terminal may still use them
  /// after its test has let go of this value.
  private static let allFolders: URL = {
    atexit { try? FileManager.default.removeItem(at: PhraseProcess.allFolders) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("phrase-cli-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  static var executable: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let path = URL(fileURLWithPath: tests).deletingLastPathComponent()
        .appendingPathComponent("phrase").path
      try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) is not built")
      return path
    }
  }

  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(
      [
        "XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.path, "HOME": folder.path,
        "SWIFT_BACKTRACE": "enable=no",
        // The bus of whoever runs the tests is left alone.
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus",
      ]
    ) { _, own in own }
  }

  func file(_ name: String, _ content: some Sequence<UInt8>) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(content).write(to: url)
    return url.path
  }

  /// Runs the executable with standard input from a file, which like a pipe is no terminal.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String]? = nil
  ) throws -> Result {
    let names = ["in", "out", "err"].map { "\($0)-\(UUID().uuidString)" }
    let paths = try names.map { try file($0, Data()) }
    try input.write(to: URL(fileURLWithPath: paths[0]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.executable)
    process.arguments = arguments
    process.environment = environment ?? self.environment
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: paths[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[2]))
    try process.runWithAllSignals()
    process.waitUntilExit()
    let texts = try paths.dropFirst().map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Runs the executable until it prints a line, then interrupts it as Ctrl-C does.
  func firstLine(_ arguments: [String], environment: [String: String]) throws -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try Self.executable)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    var text = Data()
    while !text.contains(UInt8(ascii: "\n")) {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { break }
      text += part
    }
    process.interrupt()
    process.waitUntilExit()
    return text.split(separator: UInt8(ascii: "\n")).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }
}

extension Process {
  /// Starts the program with no signals blocked.
  ///
  /// It inherits what is blocked on the thread that starts it, which is nearly all where a task runs:
  /// it could not be asked to end, nor could what it starts itself.
  func runWithAllSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
