// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program `phrase-port` beside the tests, run on a tree of files that a test writes.
struct PortProcess {
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    /// The findings without their advice: a place and a message, a line each.
    var places: [String] {
      output.split(separator: "\n").map(String.init)
        .filter { [": error: ", ": warning: ", ": note: "].contains(where: $0.contains) }
    }
  }

  private let folder: URL

  /// Makes a folder with some files, which goes when the tests have ended.
  ///
  /// - Parameter files: The texts by the paths below the folder.
  /// - Throws: When a file cannot be written.
  init(_ files: [String: String] = [:]) throws {
    folder = Self.allFolders.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  private static let allFolders: URL = {
    atexit { try? FileManager.default.removeItem(at: PortProcess.allFolders) }
    return FileManager.default.temporaryDirectory
      .appending(path: "phrase-port-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// The path of the folder, or of something in it.
  func path(_ name: String = "") -> String {
    name.isEmpty ? folder.path : folder.appending(path: name).path
  }

  /// Writes a file below the folder.
  func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Runs `phrase-port` with arguments; without any, on the folder.
  func run(_ arguments: String...) throws -> Result {
    try Self.run("phrase-port", arguments.isEmpty ? [folder.path] : arguments)
  }

  /// Runs a program that lies beside the tests.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: program)
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not built")
    // Files, since a pipe that nobody empties would hold the program up.
    let files = ["in", "out", "err"].map {
      allFolders.appending(path: "\($0)-\(UUID().uuidString)")
    }
    try FileManager.default.createDirectory(at: allFolders, withIntermediateDirectories: true)
    for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_DATA_HOME": allFolders.path, "XDG_STATE_HOME": allFolders.path]
    ) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.dropFirst().map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
