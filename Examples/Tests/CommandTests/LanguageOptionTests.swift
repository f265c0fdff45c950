// SPDX-License-Identifier: Apache-2.0

import Testing

/// `--language`: of what is listed, and of answers before a line tells.
@Suite struct LanguageOptionTests {
  private let phrase: PhraseProcess

  init() throws { phrase = try PhraseProcess() }

  @Test(arguments: [
    (["list", "--fresh"], "    Открой ‹book› в Библиотека", "    Open ‹book› in Library"),
    (["sample", "--fresh"], "Добавить расход в Расходы", "Add an expense in Expenses"),
    (["describe", "AddExpense", "--fresh"], "  phrases, ru:", "  phrases, en:"),
    (
      ["grammar", "--fresh"],
      "(intent 0, application 0, ru): Добавить расход в ${applicationName}",
      "(intent 0, application 0, en): Add an expense in ${applicationName}"
    ),
  ])
  func oneLanguageIsListed(_ command: [String], _ own: String, _ other: String) throws {
    func lines(_ options: String...) throws -> [String] {
      let result = try phrase.run(command + options)
      #expect(result.status == 0)
      return result.output.split(separator: "\n").map(String.init)
    }
    let (all, russian, english) = try (
      lines(), lines("--language", "ru"), lines("--language", "en-GB")
    )
    func has(_ lines: [String], _ end: String) -> Bool { lines.contains { $0.hasSuffix(end) } }
    #expect(has(all, own) && has(all, other))
    #expect(has(russian, own) && !has(russian, other))
    #expect(has(english, other) && !has(english, own))
  }

  @Test func expectationsAreOfOneLanguage() throws {
    let lines = "добавить расход в расходы\tAddExpense\nadd an expense in expenses\tnone\n"
    let checked = try phrase.run("check", "--fresh", "--language", "ru", "-", input: lines)
    #expect(checked.output == "2 passed, 0 failed\n")
    let found = try phrase.run("search", "--fresh", "--language", "ru", "dune")
    #expect(found.output.hasPrefix("1  Dune, Frank Herbert ("))
    let metadata = try phrase.run("metadata", "--fresh", "--language", "ru")
    #expect(metadata.output.contains("\"language\" : \"ru\""))
    #expect(!metadata.output.contains("Add an expense in"))
  }

  @Test func answersAreInItUntilALineTells() throws {
    let lines = ["1234", "open dune in library", "help"]
    let talk = try phrase.run(
      "repl", "--fresh", "--language", "de", input: lines.joined(separator: "\n"))
    #expect(talk.output.hasPrefix("Das habe ich nicht verstanden."))
    #expect(talk.output.contains("Opened Dune"))
    let resolved = try phrase.run("resolve", "--fresh", "--language", "de", "1234")
    #expect(resolved.output.hasPrefix("Das habe ich nicht verstanden.") && resolved.status == 1)
  }

  @Test(arguments: ["repl", "resolve", "list", "sample", "grammar"])
  func aLanguageWithoutPhrasesIsRefused(_ command: String) throws {
    let result = try phrase.run(command, "--fresh", "--language", "tlh")
    #expect(result.status == 64)
    #expect(
      result.errors
        == "phrase: --language: no phrase is in “tlh”; there are en, de, es, fr, it, ja, ko, ru, zh-hans\n"
    )
  }
}
