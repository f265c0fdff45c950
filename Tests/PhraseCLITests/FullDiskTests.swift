// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What is kept where nothing more can be written.
@Suite struct FullDiskTests {
  /// A program that describes an app with so many phrases.
  private func tea(phrases: Int, _ command: CommandProcess) throws -> String {
    let phrases = (1...phrases).map { "\"Brew \($0) cups of tea in ${applicationName}\"" }
    let program = command.folder.appendingPathComponent("tea")
    try program.writeProgram(
      """
      #!/bin/sh
      cat <<'END'
      {"version": 1, "identifier": "org.example.Tea", "declarations": {"applications":
       [{"name": "Tea"}], "shortcuts": [{"intent": "Brew", "phrases":
       [\(phrases.joined(separator: ", "))]}]}}
      END
      """)
    return program.path
  }

  @Test func anAppThatCannotBeWrittenStaysAsItWas() throws {
    let command = try CommandProcess()
    defer { command.remove() }
    let first = try command.runKeeping(["app", "add", try tea(phrases: 1, command)])
    #expect(first.status == 0, "\(first.errors)")
    let file = command.folder.appendingPathComponent("phrase/apps/org.example.Tea.json")
    let kept = try Data(contentsOf: file)
    // No file may be longer than 8 blocks; a whole disk would need rights that tests do not have.
    let script = #"trap "" XFSZ; ulimit -f 8; exec "$0" app add "$1""#
    let second = try command.runKeeping(
      ["-c", script, try CommandProcess.executable.path, try tea(phrases: 500, command)],
      of: URL(fileURLWithPath: "/bin/sh"))
    #expect(second.status == 73)
    // On a busy machine it is told before that the program has not answered yet.
    #expect(second.errors.hasSuffix("WalksApp: \(file.path) cannot be written: File too large\n"))
    #expect(try Data(contentsOf: file) == kept)
    let others = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(others == ["org.example.Tea.json"])
    let third = try command.runKeeping(["app", "add", try tea(phrases: 500, command)])
    #expect(third.status == 0, "\(third.errors)")
  }
}
