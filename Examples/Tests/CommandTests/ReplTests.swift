// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct ReplTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  @Test func aPipeGetsOneAnswerALineAndNoPrompts() throws {
    let result = try phrase.run(
      "repl", "--fresh",
      input: """
        add an expense in expenses
        twelve fifty
        food
        open the lord in library
        the second one
        delete dune in library
        no
        Добавить расход в расходы
        отмена
        show the chart in expenses

        help
        list
        undo
        make me a sandwich
        """)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.lines.prefix(9) == [
        "How much did you spend?", "What did you spend it on? Food, Health, Clothes or Other?",
        "Saved 12.50 for Food. The total for it is 62.50.",
        "Which book: The Lord God Made Them All or The Lord of the Rings?",
        "Opened The Lord of the Rings by J. R. R. Tolkien.", "Delete Dune by Frank Herbert?",
        "Dune stays.", "Сколько вы потратили?", "Отменено.",
      ])
    try #require(result.lines.count == 15)
    #expect(result.lines[9].hasPrefix("In all you spent 157.90. · Clothes 65.00: 41 % · Food"))
    #expect(result.lines[13] == "Undone: Add 12.50 for Food.")
  }

  @Test func anAnswerComesBeforeTheNextLineIsWritten() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try PhraseProcess.executable)
    process.arguments = ["repl", "--fresh"]
    process.environment = phrase.environment
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    func say(_ line: String) throws -> String {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    #expect(try say("add an expense in expenses") == "How much did you spend?\n")
    #expect(try say("5") == "What did you spend it on? Food, Health, Clothes or Other?\n")
    #expect(try say("health") == "Saved 5.00 for Health. The total for it is 23.40.\n")
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func oddLinesGetAnAnswerEach() throws {
    var input = Data("\u{0}\u{1}\n🍕🍕\nفتح الكتاب\n".utf8) + Data([0xC3, 0x28, 0x0A])
    input += Data(String(repeating: "open ", count: 2000).utf8) + Data("\n".utf8)
    input +=
      Data(String(repeating: "x", count: 1_048_576).utf8) + Data("\nopen dune in library".utf8)
    let result = try phrase.run(["repl", "--fresh"], input: input)
    #expect(result.status == 0)
    #expect(result.lines.count == 7)
    #expect(result.lines[3] == "Line 4 is not UTF-8 text.")
    #expect(result.lines[5] == "Line 6 is longer than 65536 bytes.")
    #expect(result.lines[6] == "Opened Dune by Frank Herbert.")
  }

  @Test func dataIsKeptFromOneStartToTheNext() throws {
    _ = try phrase.run("repl", input: "add 10 for health in expenses\n")
    #expect(
      try phrase.run("repl", input: "how much did i spend on health in expenses\n").lines
        == ["You spent 28.40 on Health."])
    #expect(
      try phrase.run("repl", "--fresh", input: "how much did i spend on health in expenses\n").lines
        == ["You spent 18.40 on Health."])
  }

  /// Arrow keys, history over two starts, Tab, Ctrl-C, Ctrl-D and other letters, on a real terminal.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/expect"),
      "expect is not installed (Scripts/setup test installs it)"))
  func aTerminalHasHistoryCompletionAndInterrupts() throws {
    let script = try phrase.file("session.exp", Self.session.utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/expect")
    process.arguments = [script, try PhraseProcess.executable]
    process.environment = phrase.environment.merging(
      ["TERM": "xterm", "LC_ALL": "C.UTF-8"]) { _, own in own }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    let history = phrase.folder.appendingPathComponent("phrase/history").path
    let mode = try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  private static let session = #"""
    set timeout 20
    set program [lindex $argv 0]
    proc must {what} {
      expect {
        -ex $what {}
        timeout { puts "NOT SEEN: $what"; exit 1 }
        eof { puts "ENDED BEFORE: $what"; exit 1 }
      }
    }
    proc ended {} {
      expect {
        eof {}
        timeout { puts "STILL RUNNING"; exit 1 }
      }
    }
    spawn $program repl --fresh
    must "Type a phrase"
    must "> "
    send "open emma in library\r"
    must "Opened Emma by Jane Austen."
    must "> "
    # Tab completes the only continuation, and lists several at the second press.
    send "open mid\t"
    must "Middlemarch"
    send "in lib\t\r"
    must "Opened Middlemarch by George Eliot."
    must "> "
    # Ctrl-C drops the line and ends a turn; the session goes on.
    send "nonsense\003"
    must "^C"
    must "> "
    send "delete emma in library\r"
    must "Delete Emma by Jane Austen?"
    must "> "
    send "\003"
    must "Cancelled."
    must "> "
    # Left arrow and insertion, with letters of more than one byte.
    send "открой\r"
    must "Такой фразы нет."
    must "> "
    send "Сколько  потратил в расходах\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[D\033\[Dя\r"
    must "Всего потрачено"
    must "> "
    send "\004"
    ended
    lassign [wait] pid spawnid os_error status
    if {$status != 0} { puts "STATUS $status"; exit 1 }
    # The second start remembers the first one's lines.
    spawn $program repl --fresh
    must "> "
    send "\033\[A\033\[A\033\[A\033\[A\r"
    must "Opened Middlemarch by George Eliot."
    must "> "
    send "\004"
    ended
    exit 0
    """#
}
