// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Another matcher, run as a process that reads the workload and prints its figures as JSON.
enum Peer {
  static func measure(_ workload: Workload, python: String, script: String) throws -> Figures {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workload-\(workload.values.count).json")
    try JSONEncoder().encode(workload).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script, file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Figures.self, from: json)
  }
}
