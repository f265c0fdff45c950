// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The gallery, and adding from it and from files, as processes.
@Suite struct ShortcutGalleryCommandTests {
  /// Runs `shortcut` with words after it, and hands the process over for more.
  private func keeping(_ test: (CommandProcess) throws -> Void) throws {
    let command = try CommandProcess()
    defer { command.remove() }
    try test(command)
  }

  @Test func itIsListedByCategoriesInEitherLanguage() throws {
    try keeping { command in
      let all = try command.runKeeping(["shortcut", "gallery"])
      #expect(all.status == 0)
      #expect(all.output.hasPrefix("Everyday (everyday)\n  Good Day: Greets you by name"))
      #expect(all.output.split(separator: "\n").count { $0.hasPrefix("  ") } == 20)
      let money = try command.runKeeping(
        ["shortcut", "gallery", "--category", "деньги", "--language", "ru"])
      #expect(money.output.hasPrefix("Деньги (money)\n  Чаевые: "))
      #expect(!money.output.contains("everyday"))
      let lines = try command.runKeeping(
        ["shortcut", "gallery", "list", "--category", "time", "--json"])
      #expect(lines.output.hasPrefix(#"{"category":"time","id":"days-until","name":"Days Until""#))
    }
  }

  @Test(
    arguments: [
      (
        ["gallery", "--category", "cars"], Int32(1),
        "WalksApp: there is no category “cars”; there are Everyday (everyday), Money (money), "
      ),
      (
        ["gallery", "show", "rocket"], 1, "WalksApp: there is no “rocket” in the gallery; “WalksApp"
      ),
      (["gallery", "show", "../../x"], 1, "WalksApp: there is no “../../x” in the gallery; “"),
      (["gallery", "add", "my bus"], 1, "WalksApp: there is no “my bus” in the gallery; “"),
      (
        ["gallery", "add", "list"], 2,
        "WalksApp: “list” may be “Shopping List”, “Packing List”"
      ),
    ] as [([String], Int32, String)])
  func whatThereIsNotIsTold(words: [String], status: Int32, errors: String) throws {
    let result = try CommandProcess().run(["shortcut"] + words)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix(errors), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func whatItDoesAndAsksIsShown() throws {
    let result = try CommandProcess().run(["shortcut", "gallery", "show", "saving"])
    #expect(
      result.output == """
        Saving Goal
        Tells when you will have saved enough for something.
        Say “saving goal” or “when can I afford it”.
        1. Set to 100 → Monthly
        2. Ask for Number: How much does it cost? → Price
        3. If [Monthly] is greater than 0
        4.   Calculate ceil([Price] / [Monthly]) → Months
        5.   Add [Months] Months to [Now] → Date
        6.   Format [Date] Style → Month
        7.   Show You can have it in [Month].
           Otherwise
        8.   Show Without saving it takes for ever.
        It asks when it is added: How much do you put aside each month? (100)

        """)
  }

  @Test(arguments: [
    // An answer, an empty line, and the end of the input, which both take what is offered.
    ("20\n", "With 20 percent you pay 120.00.\n"), ("\n", "With 10 percent you pay 110.00.\n"),
    ("", "With 10 percent you pay 110.00.\n"),
    ("lots\n20\n", "With 20 percent you pay 120.00.\n"),
  ]) func oneIsAddedAndRuns(input: String, said: String) throws {
    try keeping { command in
      let added = try command.runKeeping(
        ["shortcut", "gallery", "add", "tip calculator"], input: input)
      #expect(added.status == 0)
      #expect(added.output.hasPrefix("How many percent do you tip? (10)\n"), "\(added.output)")
      #expect(
        added.output.hasSuffix("Added “Tip Calculator”. Say “tip calculator” to run it.\n"),
        "\(added.output)")
      let document = try command.runKeeping(["shortcut", "show", "tip calculator", "--json"])
      #expect(!document.output.contains("questions"))
      let run = try command.runKeeping(
        ["shortcut", "run", "--quiet", "tip calculator"], input: "100\n")
      #expect(run.output.hasSuffix(said), "\(run.output)")
      let again = try command.runKeeping(["shortcut", "gallery", "add", "tip calculator"])
      #expect(again.status == 73)
      #expect(again.errors.contains("there is a shortcut “Tip Calculator” already; --name"))
      let other = try command.runKeeping(
        ["shortcut", "gallery", "add", "tip calculator", "--name", "Other"])
      #expect(other.status == 0)
    }
  }

  @Test func whereTheInputEndsBeforeAnAnswerNothingIsAdded() throws {
    try keeping { command in
      let added = try command.runKeeping(
        ["shortcut", "gallery", "add", "days until"], input: "summer\n")
      #expect(added.status == 2)
      #expect(added.errors == "WalksApp: the question was left without an answer\n")
      #expect(added.output.hasSuffix("On which day is it?\n"))
      #expect(try command.runKeeping(["shortcut", "list"]).status == 1)
      let dated = try command.runKeeping(
        ["shortcut", "gallery", "add", "days until"], input: "\n24 December 2030\n")
      #expect(dated.status == 0, "\(dated)")
    }
  }

  @Test func anImportAsksAsWell() throws {
    let document = """
      {"id": "w", "name": "Wait", "actions": [{"action": "Wait"}],
       "questions": [{"action": 0, "parameter": "time", "text": "How long?"}]}
      """
    try keeping { command in
      let file = try command.file("wait.json", document)
      let left = try command.runKeeping(["shortcut", "import", file])
      #expect(left.status == 2)
      #expect(left.output == "Wait:\n1. Wait Time\nHow long?\n")
      #expect(try command.runKeeping(["shortcut", "list"]).status == 1)
      let taken = try command.runKeeping(["shortcut", "import", file], input: "soon\n5 minutes\n")
      #expect(taken.status == 0)
      #expect(taken.output.hasSuffix("Added “Wait”.\n"), "\(taken.output)")
      let shown = try command.runKeeping(["shortcut", "show", "wait"])
      #expect(shown.output == "Wait\n1. Wait 5 minutes\n", "\(shown.output)")
    }
  }

  // MARK: - The desktop's menu

  @Test func anEntryFollowsItsShortcut() throws {
    try keeping { command in
      let document = #"{"id": "tea", "name": "Tea", "actions": [{"action": "AskForInput"}]}"#
      let library = command.folder.appendingPathComponent("phrase/shortcuts")
      try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
      try Data(document.utf8).write(to: library.appendingPathComponent("tea.json"))
      let entry = command.folder.appendingPathComponent(
        "applications/phrase-shortcut-tea.desktop")
      let icon = command.folder.appendingPathComponent(
        "icons/hicolor/scalable/apps/phrase-shortcut-tea.svg")
      func text() throws -> String { try String(contentsOf: entry, encoding: .utf8) }

      #expect(try command.runKeeping(["shortcut", "uninstall", "tea"]).status == 1)
      let installed = try command.runKeeping(["shortcut", "install", "tea"])
      #expect(installed.output == "“Tea” is in the menu: \(entry.path)\n")
      #expect(try text().contains("\nName=Tea\n"))
      #expect(try text().contains("/WalksApp shortcut run --wait --language en -- tea\n"))
      #expect(FileManager.default.fileExists(atPath: icon.path))
      #expect(try command.runKeeping(["shortcut", "rename", "tea", "Coffee"]).status == 0)
      #expect(try text().contains("\nName=Coffee\n"))
      #expect(try command.runKeeping(["shortcut", "delete", "coffee"]).status == 0)
      #expect(!FileManager.default.fileExists(atPath: entry.path))
      #expect(!FileManager.default.fileExists(atPath: icon.path))
      #expect(try command.runKeeping(["shortcut", "install", "coffee"]).status == 1)
    }
  }

  @Test func theResultOfARunIsWritten() throws {
    try keeping { command in
      #expect(try command.runKeeping(["shortcut", "gallery", "add", "dice"]).status == 0)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let run = try command.runKeeping(
        ["shortcut", "run", "--quiet", "roll the dice", "--output", file.path])
      #expect(run.output.contains("that is"))
      #expect(try String(contentsOf: file, encoding: .utf8) + "\n" == run.output)
    }
  }

  @Test func aRunWaitsForReturnAndTellsWhatItCannotShow() throws {
    try keeping { command in
      #expect(
        try command.runKeeping(["shortcut", "gallery", "add", "dice"]).status == 0)
      let waited = try command.runKeeping(
        ["shortcut", "run", "--quiet", "--wait", "roll the dice"], input: "\n")
      #expect(waited.errors == "Press Return to close.\n")
      #expect(waited.output.contains("that is"))
    }
  }
}
