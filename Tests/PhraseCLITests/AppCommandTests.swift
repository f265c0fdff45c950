// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `phrase app` and `phrase assistant` as people type them, where there is no session bus.
@Suite struct AppCommandTests {
  private let command: CommandProcess

  init() throws { command = try CommandProcess() }

  private func program(_ script: String) throws -> String {
    let file = command.folder.appendingPathComponent("tea")
    try file.writeProgram("#!/bin/sh\n\(script)\n")
    return file.path
  }

  private static let tea = """
    cat <<'END'
    {"version": 1, "identifier": "org.example.Tea", "declarations": {"applications":
     [{"name": "Tea"}], "shortcuts": [
     {"intent": "Pour", "syntax": "template", "phrases": ["[please] pour in ${applicationName}"]},
     {"intent": "Brew", "phrases": ["Brew tea in ${applicationName}"]}]}}
    END
    """

  @Test(
    arguments: [
      ("head -c 1000 /dev/urandom", 65, "TEA is no app: with “describe” it should write"),
      ("echo 'no display' >&2; exit 3", 65, "TEA cannot be asked what it is: no display"),
    ] as [(String, Int32, String)])
  func whatIsNoAppIsSaid(script: String, status: Int32, message: String) throws {
    defer { command.remove() }
    let path = try program(script)
    let result = try command.runKeeping(["app", "add", path])
    #expect(result.status == status)
    #expect(
      result.errors.contains(message.replacing("TEA", with: path)), "\(result.errors)")
  }

  @Test func aFolderIsNoProgram() throws {
    defer { command.remove() }
    let result = try command.runKeeping(["app", "add", command.folder.path])
    #expect(result.status == 65)
    #expect(result.errors == "WalksApp: \(command.folder.path) is a folder, no program\n")
  }

  @Test func anAppIsAddedListedAndRemoved() throws {
    defer { command.remove() }
    let none = try command.runKeeping(["app", "list"])
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("No app was added"))
    let path = try program(Self.tea)
    // What is shown of its phrases is one that can be said as it stands.
    #expect(
      try command.runKeeping(["app", "add", path]).output == "Added Tea. Say “Brew tea in Tea”.\n")
    #expect(
      try command.runKeeping(["app", "list"]).output == "Tea\torg.example.Tea\t\(path)\n")
    let spoken = try command.runKeeping(["repl"], input: "brew tea in tea\nwater the garden\n")
    #expect(
      spoken.output.hasPrefix("Tea did not work: there is no session bus: "), "\(spoken.output)")
    #expect(spoken.output.hasSuffix("\nThe garden is wet.\n"))
    let unknown = try command.runKeeping(["app", "remove", "coffee"])
    #expect(unknown.status == 1)
    #expect(unknown.errors.hasSuffix("among those that were added: Tea\n"), "\(unknown.errors)")
    #expect(try command.runKeeping(["app", "remove", "tea"]).output == "Removed Tea.\n")
    #expect(try command.runKeeping(["app", "list"]).output.isEmpty)
  }

  @Test(arguments: [["assistant"], ["assistant", "status"], ["assistant", "status", "--json"]])
  func withoutABusThereIsNoAssistant(arguments: [String]) throws {
    let result = try command.run(arguments)
    #expect(result.status == 69)
    #expect(result.errors.hasPrefix("WalksApp: there is no session bus: "), "\(result.errors)")
  }

  /// The program presses Ctrl-C itself until that is heard, and then goes on for ever.
  @Test func whoIsNotWaitedForIsEnded() throws {
    defer { command.remove() }
    let path = try program(
      """
      echo $$ > "$HOME/number"
      while kill -INT $PPID; do sleep 0.1; done
      exec sleep 100000
      """)
    let result = try command.runKeeping(["app", "add", path])
    #expect(result.status == 69)
    #expect(result.errors.hasSuffix("\(path) was not waited for, and is not added\n"))
    let text = try String(
      contentsOf: command.folder.appendingPathComponent("number"), encoding: .utf8)
    let number = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    // It is asked to end before the command does; it takes its moment.
    while kill(number, 0) == 0 {}
  }
}
