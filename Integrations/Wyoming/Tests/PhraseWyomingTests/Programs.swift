// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Runs programs, each beside the tests' own tasks.
enum Programs {
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// What was printed, line by line.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The recordings of the engine's package.
  static let recordings = package.appending(path: "../../Audio").standardizedFileURL

  /// The executable that lies beside the tests.
  static var server: URL {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: tests).deletingLastPathComponent().appending(path: "phrase-wyoming")
    }
  }

  /// A folder for one test.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs a program to its end.
  static func run(_ program: URL, _ arguments: [String]) async throws -> Result {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, files) = try start(program, arguments, in: folder)
    let status = await ending(of: process)
    func text(_ file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return Result(status: status, output: try text(files[0]), errors: try text(files[1]))
  }

  /// Runs the server while something is done with its port.
  static func withServer<Value: Sendable>(
    _ arguments: [String], at uri: String = "tcp://127.0.0.1:0", catalog: String,
    _ body: (_ port: String, _ talk: String) async throws -> Value
  ) async throws -> Value {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "catalog.json")
    try Data(catalog.utf8).write(to: file)
    let process = Process()
    process.executableURL = try server
    process.arguments =
      ["--uri", uri, "--catalog", file.path] + arguments
    let talk = Pipe()
    process.standardError = talk
    try process.run()
    // Who is started by a thread that blocks signals may not hear a milder one.
    defer { kill(process.processIdentifier, SIGKILL) }
    let said = try await firstTalk(in: talk.fileHandleForReading)
    let port = said.split(separator: ":").last.map { $0.trimmingCharacters(in: .newlines) }
    return try await body(port ?? "", said)
  }

  private struct NoServer: Error {
    let talk: String
  }

  /// What is said up to “Listening at tcp://127.0.0.1:40123”.
  private static func firstTalk(in talk: FileHandle) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        var text = ""
        while !text.hasSuffix("\n") || !text.contains("Listening") {
          let data = talk.availableData
          guard !data.isEmpty else {
            return continuation.resume(throwing: NoServer(talk: text))
          }
          text += String(decoding: data, as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }

  private static func start(
    _ program: URL, _ arguments: [String], in folder: URL
  ) throws -> (Process, [URL]) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let files = ["out", "err"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    return (process, files)
  }

  private static func ending(of process: Process) async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        process.waitUntilExit()
        continuation.resume(returning: process.terminationStatus)
      }
    }
  }
}
