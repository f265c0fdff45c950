// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct CommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  static let catalog = """
    {"applications": [{"name": "Library"}],
     "shortcuts": [{"intent": "OpenBook", "phrases": ["Open ${book} in ${applicationName}"],
                    "slots": {"book": {"list": "books"}}}],
     "lists": {"books": [{"id": "42", "title": "Dune"}, {"title": "Emma"}]}}
    """

  @Test func theVersionIsPrinted() throws {
    let result = try phrase.run("--version")
    #expect(result.status == 0 && result.output == "phrase of swift-phrase-engine 0.1.0\n")
  }

  @Test func aMatchAsJSON() throws {
    let result = try phrase.run("resolve", "--fresh", "--json", "open dune in library")
    #expect(result.status == 0 && result.errors.isEmpty)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["outcome"] as? String == "match")
    #expect(object["intent"] as? String == "OpenBook" && object["app"] as? String == "Library")
    #expect(object["phrase"] as? String == "Open ${book} in ${applicationName}")
    #expect(object["score"] as? Double == 1 && object["microseconds"] is Double)
    let book = (object["parameters"] as? [String: Any])?["book"] as? [String: Any]
    #expect(book?["value"] as? String == "Dune" && book?["id"] as? String == "1")
    #expect(book?["text"] as? String == "dune")
    #expect(book?["start"] as? Int == 5 && book?["end"] as? Int == 9)
  }

  @Test(arguments: [
    (["resolve", "--fresh", "open dune in library"], 0, "OpenBook in Library: book = Dune\n"),
    (
      ["resolve", "--fresh", "open", "dune", "in", "library"], 0,
      "OpenBook in Library: book = Dune\n"
    ),
    (
      ["resolve", "--fresh", "open dune in library", "open emma in library"], 0,
      "OpenBook in Library: book = Dune\nOpenBook in Library: book = Emma\n"
    ),
    (
      ["resolve", "--fresh", "--perform", "open dune in library"], 0,
      "Opened Dune by Frank Herbert.\n"
    ),
    (
      ["resolve", "--fresh", "--app", "books", "how much did i spend in expenses"], 1,
      "No phrase matches.\n"
    ),
    (
      ["resolve", "--fresh", "make me a sandwich"], 1,
      "No phrase matches.\n"
    ),
    (
      ["resolve", "--fresh", "open doon in library"], 1,
      "There is no book “doon”. Did you mean “Open Dune in Library”?\n"
    ),
    (
      ["resolve", "--fresh", "open a book in library"], 2, "OpenBook in Library\n  missing: book\n"
    ),
    (
      ["resolve", "--fresh", "open poems in library"], 2,
      """
      Which book: Poems (Emily Dickinson) or Poems (Wilfred Owen)?
        OpenBook in Library: book = Poems (Emily Dickinson)
        OpenBook in Library: book = Poems (Wilfred Owen)

      """
    ),
    (
      ["resolve", "--fresh", "--perform", "add an expense in expenses"], 2,
      "The intent asks for a value, and nobody is there to answer. Set every parameter before calling perform(), or perform it in a conversation.\n"
    ),
    (["resolve", "--fresh", ""], 1, "No phrase matches.\n"),
  ])
  func resolving(_ arguments: [String], _ status: Int32, _ output: String) throws {
    let result = try phrase.run(arguments)
    #expect(result.status == status)
    #expect(result.output == output)
  }

  @Test func utterancesComeFromStandardInputOneALine() throws {
    let result = try phrase.run(
      "resolve", "--fresh", input: "open dune in library\n\nnonsense\nopen a book in library")
    #expect(result.status == 2)
    #expect(result.lines.count == 5)
    #expect(result.lines[0] == "OpenBook in Library: book = Dune")
  }

  @Test func faultyLinesOnStandardInputAreTold() throws {
    var input = Data("open dune in library\n".utf8) + Data([0xFF, 0xFE, 0x0A])
    input +=
      Data(String(repeating: "x", count: 1_000_000).utf8) + Data("\nopen emma in library\n".utf8)
    let result = try phrase.run(["resolve", "--fresh"], input: input)
    #expect(result.status == 65)
    #expect(
      result.lines == ["OpenBook in Library: book = Dune", "OpenBook in Library: book = Emma"])
    #expect(
      result.errors == """
        phrase: Line 2 is not UTF-8 text.
        phrase: Line 3 is longer than 65536 bytes.

        """)
  }

  @Test func everyLineGetsAnObject() throws {
    let input = Data("open dune in library\n".utf8) + Data([0xFF, 0x0A]) + Data("x\n".utf8)
    let result = try phrase.run(["resolve", "--fresh", "--json"], input: input)
    #expect(result.lines.count == 3)
    #expect(
      result.lines[1] == #"{"outcome":"unreadable","message":"Line 2 is not UTF-8 text."}"#)
  }

  @Test func explainShowsTheStagesOnStandardError() throws {
    let result = try phrase.run("resolve", "--fresh", "--explain", "open dune in library")
    #expect(result.lines == ["OpenBook in Library: book = Dune"])
    #expect(result.errors.hasPrefix("words: “open” “dune” “in” “library”\ncandidates: OpenBook by"))
  }

  @Test func aCatalogFileGoesTheSameWay() throws {
    let file = try phrase.file("catalog.json", Self.catalog.utf8)
    let result = try phrase.run("resolve", "--catalog", file, "open dune in library")
    #expect(result == .init(status: 0, output: "OpenBook in Library: book = Dune\n", errors: ""))
    #expect(
      try phrase.run("resolve", "--catalog", file, "--perform", "open dune in library").status == 70
    )
    #expect(
      try phrase.run("sample", "--catalog", file).lines == [
        "Open Dune in Library", "Open Emma in Library",
      ])
    #expect(
      try phrase.run("list", "--catalog", file).lines
        == ["Library", "  OpenBook (OpenBook)", "    Open ‹book› in Library"])
  }

  @Test(arguments: [
    (["resolve", "--catalog", "/nowhere.json", "x"], 66, "phrase: /nowhere.json does not exist\n"),
    (["resolve", "--catalog", "/", "x"], 66, "phrase: / cannot be read\n"),
    (["check", "--fresh", "/nowhere.tsv"], 66, "phrase: /nowhere.tsv does not exist\n"),
  ])
  func missingFiles(_ arguments: [String], _ status: Int32, _ message: String) throws {
    #expect(try phrase.run(arguments) == .init(status: status, output: "", errors: message))
  }

  @Test(arguments: ["", "{", "[1]", "{\"applications\": 3}", "\u{0}\u{7}binary"])
  func damagedCatalogs(_ content: String) throws {
    let file = try phrase.file("bad.json", content.utf8)
    let result = try phrase.run("list", "--catalog", file)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("phrase: \(file): "))
  }

  @Test(arguments: [
    ["nonsense"], ["resolve", "--nope", "x"], ["grammar", "--format", "pdf"],
    ["sample", "--limit", "0"], ["check"],
  ])
  func usageErrors(_ arguments: [String]) throws {
    let result = try phrase.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty && result.errors.contains("Usage: phrase"))
  }

  @Test func everyCommandHasHelp() throws {
    for command in ["repl", "resolve", "list", "sample", "grammar", "lint", "check"] {
      let result = try phrase.run(command, "--help")
      #expect(result.status == 0 && result.output.contains("USAGE: phrase \(command)"))
    }
    #expect(try phrase.run("--help").output.contains("Exit status: 0 matched, 1 no match"))
  }

  @Test func lintAndItsStatus() throws {
    let good = try phrase.run("lint", "--fresh")
    #expect(good.status == 0)
    #expect(good.output.contains("Apple allows one parameter in a phrase; here are 2"))
    let json =
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["go"], "negativePhrases": ["go"]}]}"#
    let bad = try phrase.run("lint", "--catalog", try phrase.file("never.json", json.utf8))
    #expect(bad.status == 65 && bad.errors == "1 errors, 0 warnings, 1 notes\n")
  }

  @Test func checkComparesAFileOfExpectations() throws {
    let good = """
      # utterance, intent, slots
      open dune in library\tOpenBook\t{"book": "Dune"}
      open emma in library\tOpenBook
      make me a sandwich\tnone
      open poems in library\tambiguous
      add an expense in expenses\tAddExpense\t{}
      """
    let passed = try phrase.run("check", "--fresh", try phrase.file("good.tsv", good.utf8))
    #expect(passed == .init(status: 0, output: "5 passed, 0 failed\n", errors: ""))
    let bad = "open dune in library\tOpenBook\t{\"book\": \"Emma\"}\nopen dune in library\tnone\n"
    let file = try phrase.file("bad.tsv", bad.utf8)
    #expect(
      try phrase.run("check", "--fresh", file)
        == .init(
          status: 1,
          output: """
            \(file):1: open dune in library
              − book = Emma
              + book = Dune
            \(file):2: open dune in library
              − none
              + OpenBook in Library: book = Dune
            0 passed, 2 failed

            """, errors: ""))
    let broken = try phrase.run("check", "--fresh", try phrase.file("broken.tsv", "open\n".utf8))
    #expect(broken.status == 65 && broken.errors.contains("broken.tsv:1: seen 1 columns; expected"))
  }

  private static let dot = ["/usr/bin/dot", "/usr/local/bin/dot"].first(
    where: FileManager.default.isExecutableFile)

  @Test(.enabled(if: dot != nil, "Graphviz is not installed (Scripts/setup test installs it)"))
  func theGraphRendersAsAPicture() throws {
    let dot = try #require(Self.dot)
    let graph = try phrase.file(
      "graph.dot",
      // Graphviz takes minutes for the phrases of an app with which much can be found.
      try phrase.run(
        "grammar", "--fresh", "--app", "expenses", "--language", "en", "--format", "dot"
      ).output.utf8)
    let picture = phrase.folder.appendingPathComponent("graph.svg")
    let process = try Process.run(
      URL(fileURLWithPath: dot), arguments: ["-Tsvg", graph, "-o", picture.path])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let drawn = try String(contentsOf: picture, encoding: .utf8)
    #expect(drawn.contains("Clothes") && drawn.contains(" more"))
  }

  @Test func outputThatCannotBeWrittenIsTold() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try PhraseProcess.executable)
    process.arguments = ["list", "--fresh"]
    process.environment = phrase.environment
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 70)
    #expect(text.hasPrefix("phrase: the output cannot be written"))
  }

  @Test func aDamagedDatabaseIsToldAndNothingCrashes() throws {
    try FileManager.default.createDirectory(
      at: phrase.folder.appendingPathComponent("phrase"), withIntermediateDirectories: true)
    let file = try phrase.file("phrase/library.sqlite", Data(repeating: 7, count: 2000))
    let result = try phrase.run("resolve", "open dune in library")
    #expect(result.status == 1)
    #expect(result.errors.contains("\(file) is damaged. Move it away to start anew"))
    #expect(result.output.hasPrefix("The values for book could not be read"))
    // The other app goes on.
    #expect(try phrase.run("resolve", "get the total in expenses").status == 0)
  }

  @Test func theHomeOfTheEnvironmentIsThatOfTheData() throws {
    var environment = phrase.environment
    environment["XDG_DATA_HOME"] = nil
    let result = try phrase.run(["find", "book", "--limit", "1"], environment: environment)
    #expect(result.status == 0)
    let data = phrase.folder.appendingPathComponent(".local/share/phrase/library.sqlite").path
    #expect(FileManager.default.fileExists(atPath: data))
  }

  @Test func namesCannotSteerTheTerminal() throws {
    let result = try phrase.run("describe", "--fresh", "\u{1B}[31mOpen\u{7}Book")
    #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{7}"))
    #expect(result.status == 1 && result.errors.contains("OpenBook"), "\(result.errors)")
  }

  @Test func theWakePhraseNeedsAWord() throws {
    let result = try phrase.run("listen", "--fresh", "--wake", "…", "none.wav")
    #expect(result.status == 64 && result.errors.contains("no word that can be said"))
  }

  @Test(arguments: ["", "# nothing but a comment\n\n"])
  func aCheckOfNothingFails(_ content: String) throws {
    let file = try phrase.file("expectations.tsv", content.utf8)
    let result = try phrase.run("check", "--fresh", file)
    #expect(result.status == 65 && result.errors.contains("expects nothing"))
  }

  @Test func expectationsComeFromStandardInputToo() throws {
    let result = try phrase.run(
      ["check", "--fresh", "-"], input: Data("open dune in library\tOpenBook\n".utf8))
    #expect(result.status == 0 && result.output == "1 passed, 0 failed\n")
  }

  @Test func aQuestionCanBeLeftWithQuit() throws {
    let input = "add a book to library\n\"quit\"\nadd a book to library\nquit\nlist\n"
    let result = try phrase.run("repl", "--fresh", input: input)
    #expect(result.status == 0)
    #expect(!result.output.contains("OpenBook"))
    #expect(try phrase.run("repl", "--fresh", input: "list\n").output.contains("OpenBook"))
  }
}
