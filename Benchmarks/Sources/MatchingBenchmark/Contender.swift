// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A matcher, run as a process of its own that reads the workload and prints its figures as JSON.
///
/// Each measurement gets a fresh process, so that memory is counted from the same start.
struct Contender {
  let name: String
  let command: [String]

  func measure(_ workload: Workload) throws -> Figures {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workload-\(ProcessInfo.processInfo.processIdentifier).json")
    try JSONEncoder().encode(workload).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = command.dropFirst() + [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Figures.self, from: json)
  }
}
