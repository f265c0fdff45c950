// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Commands beside an assistant that runs, on a bus of their own.
@Suite struct AssistantCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  /// What commands print while an assistant serves that has the library alone; in them `phrase` is
  /// the program.
  private func besideAssistant(_ commands: String) throws -> [String] {
    let script = """
      phrase() { '\(try PhraseProcess.executable)' "$@"; }
      '\(try PhraseProcess.executable)' assistant --app Library 2> "$HOME/assistant" &
      gdbus wait --session --timeout 60 org.phraseengine.Assistant
      \(commands)
      kill $!
      wait $!
      """
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["dbus-run-session", "--", "bash", "-c", script]
    process.environment = phrase.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.runWithAllSignals()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func whatWordsMeanIsAskedOfTheAssistant() throws {
    let lines = try besideAssistant(
      """
      phrase resolve "open dune in library"; echo $?
      phrase resolve "open the lord in library"; echo $?
      phrase resolve "add an expense in expenses" > "$HOME/miss"; echo $?
      phrase resolve --app Expenses "add an expense in expenses"; echo $?
      """)
    #expect(
      lines == [
        "OpenBook in Library: book = Dune", "0",
        "Which book: The Lord God Made Them All or The Lord of the Rings?",
        "  OpenBook in Library: book = The Lord God Made Them All",
        "  OpenBook in Library: book = The Lord of the Rings", "2",
        // The assistant has the library alone; an option asks for something else than it has.
        "1", "AddExpense in Expenses", "0",
      ])
  }

  @Test func anObjectIsTheSameWithoutAnAssistant() throws {
    func facts(_ line: String) throws -> NSDictionary {
      var object =
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      #expect(object["microseconds"] is Double)
      object["microseconds"] = nil
      return object as NSDictionary
    }
    let beside = try besideAssistant(#"phrase resolve --json "move dune to read in library""#)
    let alone = try phrase.run("resolve", "--json", "move dune to read in library")
    #expect(try facts(beside.first ?? "") == facts(alone.lines.first ?? ""))
    #expect(!beside.isEmpty)
  }

  @Test(
    .enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"),
    arguments: [
      (["--speak"], 64, "needs --listen"), (["--language", "de"], 64, "needs --listen"),
      (["--listen", "--wake", "…"], 64, "no word that can be said"),
    ] as [([String], Int32, String)])
  func whatCannotBeHeardWithIsSaidAtOnce(
    arguments: [String], status: Int32, message: String
  ) throws {
    let result = try phrase.run(["assistant", "run"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
