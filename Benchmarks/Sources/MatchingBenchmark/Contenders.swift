// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The matchers, each run as a process of its own that prints its figures as JSON.
///
/// Each measurement gets a fresh process, so that memory is counted from the same start.
struct Contenders {
  let python: String
  /// The folder of the peers' programs.
  let scripts: String

  /// Runs this program for one measurement.
  func own<Result: Decodable>(_ measurement: Measurement, size: Int) throws -> Result {
    try run([CommandLine.arguments[0], "--measure", measurement.rawValue, String(size)])
  }

  /// Runs `peers/NAME_peer.py` on a workload, which it gets as a JSON file.
  func peer<Result: Decodable>(
    _ name: String, workload: some Encodable, _ options: [String] = []
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workload-\(ProcessInfo.processInfo.processIdentifier).json")
    try JSONEncoder().encode(workload).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run([python, "\(scripts)/\(name)_peer.py", file.path] + options)
  }

  private func run<Result: Decodable>(_ command: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Result.self, from: json)
  }
}
