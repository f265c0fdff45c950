// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The command of `Tests/WalksApp`, run as a process that keeps nothing.
struct CommandProcess {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The working directory, which is the process's home as well.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("walks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func file(_ name: String, _ content: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(content.utf8).write(to: url)
    return url.path
  }

  /// The command where it was built.
  static var executable: URL {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent()
        .appendingPathComponent("WalksApp")
    }
  }

  /// Runs the command with lines on its standard input, and removes what it wrote.
  func run(_ arguments: [String], input: String = "") throws -> Result {
    defer { remove() }
    return try runKeeping(arguments, input: input)
  }

  /// Removes what the command wrote.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs the command where it was built, or another program, with lines on its standard input; the
  /// next run finds what it wrote.
  func runKeeping(
    _ arguments: [String], input: String = "", of program: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = try program ?? Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "HOME": folder.path, "XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.path,
        // The services and the bus of whoever runs the tests are left alone.
        "XDG_RUNTIME_DIR": folder.path, "TZ": "UTC",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus",
      ]
    ) { _, own in own }
    let streams = try ["in", "out", "err"].map { URL(fileURLWithPath: try file($0, "")) }
    try Data(input.utf8).write(to: streams[0])
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: streams[1], encoding: .utf8),
      errors: try String(contentsOf: streams[2], encoding: .utf8))
  }
}
