// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Actions that ask a person, wait, or reach the machine.
@Suite struct OutwardActionTests {
  // MARK: - Asking

  @Test(arguments: [
    ("text", "sea breeze", "sea breeze"), ("number", "twelve", "12"),
    ("Yes or No", "no", "false"),
  ])
  func input(_ kind: String, _ answer: String, _ result: String) async throws {
    let reply = try await ActionBench().reply(
      to: [
        ShortcutAction("AskForInput", with: ["prompt": "What?", "kind": .text(kind)]),
        ShortcutAction("ShowText", with: ["text": "It is ${Result}"]),
      ], answering: answer)
    #expect(reply == "It is \(result)")
  }

  @Test(arguments: [("date", "tomorrow", "7 January"), ("time", "5 pm", "17:00")])
  func dateInput(_ kind: String, _ answer: String, _ result: String) async throws {
    let pattern: WireValue = kind == "date" ? "d MMMM" : "HH:mm"
    let reply = try await ActionBench().reply(
      to: [
        ShortcutAction("AskForInput", with: ["prompt": "When?", "kind": .text(kind)]),
        ShortcutAction("FormatDate", with: ["date": "${Result}", "pattern": pattern]),
      ], answering: answer)
    #expect(reply == result)
  }

  @Test func whatWasSaidIsToldBeforeAQuestion() async throws {
    let conversation = try await ActionBench().conversation([
      ShortcutAction("ShowText", with: ["text": "Hello."]),
      ShortcutAction("AskForInput", with: ["prompt": "Who?", "answer": "Ada"]),
    ])
    #expect(await conversation.respond(to: "bench").text == "Hello. Who? Ada?")
    #expect(await conversation.respond(to: "Grace").text == "Grace")
  }

  @Test func aDefaultAnswerFitsItsKind() async throws {
    let reply = try await ActionBench().reply(to: [
      ShortcutAction(
        "AskForInput", with: ["prompt": "How often?", "kind": "number", "answer": "often"])
    ])
    #expect(reply.hasSuffix("answer takes a number, not “often”."))
  }

  @Test func oneOfAList() async throws {
    let actions = [
      ShortcutAction("FindEntities", with: ["entity": "Tree"], as: "Trees"),
      ShortcutAction("ChooseFromList", with: ["values": "${Trees}"]),
      ShortcutAction("ShowText", with: ["text": "${Result.height}"]),
    ]
    let conversation = try await ActionBench().conversation(actions)
    #expect(
      await conversation.respond(to: "bench").text == "Which? Pear, Apple or Walnut?")
    #expect(await conversation.respond(to: "the walnut").text == "20")
  }

  @Test func oneOfManyNumbers() async throws {
    let reply = try await ActionBench().reply(
      to: [
        ShortcutAction(
          "ChooseFromList", with: ["values": .list((1...40).map { .integer($0 * 11) })]),
        ShortcutAction("Calculate", with: ["expression": "${Result} + 1"]),
      ], answering: "385")
    #expect(reply == "386")
  }

  @Test func severalOfAList() async throws {
    let reply = try await ActionBench().reply(
      to: [
        ShortcutAction(
          "ChooseFromList",
          with: ["values": ["milk", "bread", "tea"], "several": true]),
        ShortcutAction("MakeJSON", with: ["value": "${Result}"]),
      ], answering: "milk and tea")
    #expect(reply == #"["milk","tea"]"#)
  }

  @Test func nothingCanBeChosenFromAnEmptyList() async throws {
    let reply = try await ActionBench().reply(to: [
      ShortcutAction("ChooseFromList", with: ["values": []])
    ])
    #expect(reply.hasSuffix("The list has no values to choose from."))
  }

  @Test(arguments: [("yes", ["copy done"]), ("no", [])])
  func confirmation(_ answer: String, _ log: [String]) async throws {
    let bench = ActionBench()
    let reply = try await bench.reply(
      to: [
        ShortcutAction("Confirm"), ShortcutAction("SetClipboard", with: ["text": "done"]),
      ], answering: answer)
    #expect(bench.log.lines == log)
    #expect(!reply.contains("Step"))
  }

  // MARK: - Waiting and the device

  struct Row: CustomTestStringConvertible, Sendable {
    let action: ShortcutAction
    let log: [String]
    let reply: String
    var testDescription: String { action.intent }

    init(_ action: ShortcutAction, _ log: [String], _ reply: String) {
      self.action = action
      self.log = log
      self.reply = reply
    }
  }

  @Test(arguments: [
    Row(ShortcutAction("Wait", with: ["time": 3]), ["sleep 3.0 seconds"], ""),
    Row(ShortcutAction("Wait", with: ["time": "5 minutes"]), ["sleep 300.0 seconds"], ""),
    Row(ShortcutAction("Wait", with: ["time": 0]), [], ""),
    Row(
      ShortcutAction("WaitUntil", with: ["date": "2027-01-06 09:31"]), ["sleep 60.0 seconds"], ""),
    Row(ShortcutAction("WaitUntil", with: ["date": "2027-01-05"]), [], ""),
    Row(
      ShortcutAction("ShowNotification", with: ["text": "Tea!"]), ["notify Bench: Tea!"], "Tea!"),
    Row(
      ShortcutAction("ShowNotification", with: ["heading": "Pot", "text": "Tea!"]),
      ["notify Pot: Tea!"], "Tea!"),
    Row(ShortcutAction("SpeakText", with: ["text": "Tea!"]), ["speak en Tea!"], "Tea!"),
    Row(ShortcutAction("GetClipboard"), [], "copied before"),
    Row(ShortcutAction("SetClipboard", with: ["text": 5]), ["copy 5"], "5"),
    Row(
      ShortcutAction("OpenURL", with: ["url": "https://example.org/a?b=c"]),
      ["open https://example.org/a?b=c"], "https://example.org/a?b=c"),
    Row(
      ShortcutAction("OpenURL", with: ["url": "file:///etc/passwd"]), [],
      "“file:///etc/passwd” is a file; “Open File” opens those of shortcuts."),
    Row(
      ShortcutAction("OpenURL", with: ["url": "apple"]), [], "url takes an address, not “apple”."),
    Row(
      ShortcutAction(
        "GetJSON", with: ["url": "https://example.org", "headers": .record(["A": "b"])]),
      ["fetch https://example.org", "A: b"],
      #"{"open":true,"stops":[{"line":5,"name":"Harbour"}]}"#),
    Row(
      ShortcutAction("GetJSON", with: ["url": "file:///etc/passwd"]), [],
      "“file:///etc/passwd” is no address that begins with http: or https:."),
    Row(
      ShortcutAction("GetText", with: ["url": "ftp://example.org"]), [],
      "“ftp://example.org” is no address that begins with http: or https:."),
    Row(
      ShortcutAction(
        "GetText", with: ["url": "https://example.org", "headers": .record(["A": "b\r\nC: d"])]),
      [], "headers has a line break in “A”."),
    Row(
      ShortcutAction("GetText", with: ["url": "https://example.org", "headers": "A: b"]), [],
      "headers takes a record, not “A: b”."),
  ])
  func device(_ row: Row) async throws {
    let bench = ActionBench()
    let reply = try await bench.reply(to: [
      row.action, ShortcutAction("ShowText", with: ["text": "${Result}"]),
    ])
    #expect(bench.log.lines == row.log)
    #expect(reply.hasSuffix(row.reply))
  }

  @Test func anAddressThatNobodyOpensIsSaid() async throws {
    var bench = ActionBench()
    bench.opens = false
    let reply = try await bench.reply(to: [
      ShortcutAction("OpenURL", with: ["url": "https://example.org"])
    ])
    #expect(reply == "https://example.org")
  }

  @Test func whereNothingSpeaksWordsAreSaid() async throws {
    var bench = ActionBench()
    bench.environment.speak = { _, _ in false }
    #expect(
      try await bench.reply(to: [ShortcutAction("SpeakText", with: ["text": "Tea!"])]) == "Tea!")
  }

  @Test(.timeLimit(.minutes(5))) func waitingEndsWithTheRun() async throws {
    var bench = ActionBench()
    let log = bench.log
    let (starts, start) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    bench.environment.sleep = { _ in
      start.yield()
      defer {
        log.add("woken")
        end.yield()
      }
      // Nothing but the end of the task ends it.
      try await Promise<Void>().value
    }
    let conversation = try await bench.conversation([
      ShortcutAction("Wait", with: ["time": 100_000]),
      ShortcutAction("SetClipboard", with: ["text": "too late"]),
    ])
    let reply = Task { await conversation.respond(to: "bench").text }
    for await _ in starts { break }
    _ = await conversation.respond(to: "cancel")
    _ = await reply.value
    for await _ in ends { break }
    #expect(log.lines == ["woken"])
  }

  // MARK: - Programs

  @Test(arguments: [
    (
      ShortcutAction(
        "RunCommand", with: ["program": "tr", "arguments": ["a-z", "A-Z"], "input": "tea"]),
      "TEA"
    ),
    (
      ShortcutAction(
        "RunCommand",
        with: ["program": "printf", "arguments": ["%s|", "a b", "$HOME; `id`"]]),
      "a b|$HOME; `id`|"
    ),
    (ShortcutAction("RunCommand", with: ["program": "echo"]), ""),
    (ShortcutAction("RunCommand", with: ["program": "pwd"]), "FOLDER"),
    (
      ShortcutAction("RunCommand", with: ["program": "ls", "arguments": ["/no/such"]]),
      "No such file or directory"
    ),
    (ShortcutAction("RunCommand", with: ["program": "false"]), "“false” ended with status 1"),
    (
      ShortcutAction("RunCommand", with: ["program": "no-such-program"]),
      "there is no program “no-such-program”"
    ),
    (ShortcutAction("RunCommand", with: ["program": "yes"]), "it printed more than 16 MB"),
  ])
  func commands(_ action: ShortcutAction, _ output: String) async throws {
    try await ActionBench.withFolder { folder async throws in
      let real = folder.resolvingSymlinksInPath().path
      let reply = try await ActionBench(folder: folder).reply(to: [
        action, ShortcutAction("ShowText", with: ["text": "${Result}"]),
      ])
      #expect(reply.hasSuffix(output.replacing("FOLDER", with: real)))
    }
  }

  @Test func aCommandIsTerminatedWithItsTask() async throws {
    try await ActionBench.withFolder { folder async throws in
      func pipe(_ name: String) -> (path: String, text: Promise<String>) {
        let (url, text) = (folder.appendingPathComponent(name), Promise<String>())
        mkfifo(url.path, 0o600)
        Thread.detachNewThread {
          text.keep(
            Result {
              let handle = try FileHandle(forReadingFrom: url)
              return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
            })
        }
        return (url.path, text)
      }
      let (begun, ended) = (pipe("begun"), pipe("ended"))
      let script = """
        trap 'kill $!; echo ended > "$1"; exit' TERM
        sleep 1000 & echo begun > "$0"; wait
        """
      let arguments = ["sh", "-c", script, begun.path, ended.path]
      let task = Task { try await Command(arguments, language: "en").run() }
      #expect(try await begun.text.value == "begun\n")
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await ended.text.value == "ended\n")
    }
  }

  @Test func desktopProgramsAreChosenByWhatIsThere() async throws {
    try await ActionBench.withFolder { folder async throws in
      func install(_ name: String, _ script: String) throws {
        let file = folder.appendingPathComponent(name)
        let text = file.appendingPathExtension("text")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: text)
        // Written by this process, another child could still have it open, and it would be busy.
        let copy = try Process.run(
          URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", text.path, file.path])
        copy.waitUntilExit()
      }
      func contents(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      var desktop = DesktopPrograms(variables: ["PATH": folder.path])
      await #expect(
        throws: RunError("To copy, install \("wl-clipboard / xclip / xsel").")
      ) {
        try await desktop.copy("a")
      }
      await #expect(throws: RunError("To show messages, install \("notify-send").")) {
        try await desktop.notify("a", "b")
      }
      #expect(try await desktop.speak("a", "en") == false)
      try install("xclip", "case $3 in -in) /bin/cat > \(folder.path)/x;; *) echo of x;; esac")
      try install("wl-copy", "/bin/cat > \(folder.path)/w")
      try install("notify-send", "echo \"$@\" > \(folder.path)/n")
      try install("espeak-ng", "{ echo \"$@\"; /bin/cat; } > \(folder.path)/s")
      try await desktop.copy("-in x")
      #expect(try contents("x") == "-in x")
      #expect(try await desktop.paste() == "of x\n")
      desktop.variables["WAYLAND_DISPLAY"] = "wayland-0"
      try await desktop.copy("by wayland")
      #expect(try contents("w") == "by wayland")
      try await desktop.notify("-u", "text")
      #expect(try contents("n") == "-- -u text\n")
      #expect(try await desktop.speak("-f /etc/passwd", "de"))
      #expect(try contents("s") == "--stdin -v de\n-f /etc/passwd")
    }
  }
}
