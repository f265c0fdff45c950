// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct DescribeCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  @Test(arguments: ["OpenBook", "openbook", "Open Book", "Library.OpenBook", "library.open book"])
  func anIntentIsNamedByTypeOrTitle(_ name: String) throws {
    let result = try phrase.run("describe", "--fresh", name)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output.hasPrefix(
        """
        Open Book (OpenBook, Library)
          Opens the page of a book.
          runs: foreground
          authentication: always allowed
          discoverable: yes
          parameters:
            book, “Book”: Library.BookEntity, required, values from Library.BookQuery
              asked for with “Which book?”
          summary:
            Open ‹book›
          phrases, de:
        """))
    for phrases in [
      """
        phrases, en:
          Open ‹book› in ‹applicationName›
          Show me ‹book› in ‹applicationName›
          Open a book in ‹applicationName›

      """,
      """
        phrases, ru:
          Открой ‹book› в ‹applicationName›
          Открой книгу ‹book› в ‹applicationName›
          Покажи ‹book› в ‹applicationName›
          Покажи книгу ‹book› в ‹applicationName›
          Открой книгу в ‹applicationName›

      """,
    ] { #expect(result.output.contains(phrases)) }
  }

  @Test(arguments: ["Departures", "departures", "currently reading"])
  func anIntentIsNamedByItsShortcutsTitle(_ title: String) throws {
    let result = try phrase.run("describe", "--fresh", title)
    #expect(result.status == 0 && result.output.contains("\n  phrases, en:\n"))
  }

  @Test func phrasesComeByLanguageAndEnumsWithTheirCases() throws {
    let result = try phrase.run("describe", "--fresh", "AddExpense")
    #expect(result.output.contains("\n  phrases, en:\n    Add an expense in"))
    #expect(result.output.contains("\n  phrases, ru:\n    Добавить расход в"))
    #expect(result.output.contains("\n      one of "))
  }

  @Test(arguments: [
    ("Opnbook", 1, "phrase: there is no intent Opnbook; near it are OpenBook"),
    ("Photosynthesis", 1, "phrase: there is no intent Photosynthesis; `list --all` shows all"),
  ])
  func unknownNames(_ name: String, _ status: Int32, _ message: String) throws {
    let result = try phrase.run("describe", "--fresh", name)
    #expect(result.status == status && result.output.isEmpty)
    #expect(result.errors.hasPrefix(message))
  }

  @Test func oneNameInTwoAppsIsToBeQualified() throws {
    let file = try phrase.file(
      "two.json",
      """
      {"applications": [{"name": "Radio"}, {"name": "Tape"}],
       "shortcuts": [{"intent": "Play", "application": "Radio", "phrases": ["play radio"]},
                     {"intent": "Play", "application": "Tape", "phrases": ["play tape"]}]}
      """.utf8)
    let result = try phrase.run("describe", "--catalog", file, "Play")
    #expect(result.status == 2)
    #expect(result.errors == "phrase: Play may be Radio.Play or Tape.Play; say which\n")
    let one = try phrase.run("describe", "--catalog", file, "Tape.Play")
    #expect(one.status == 0 && one.output.contains("\n    play tape\n"))
  }

  @Test func asJSON() throws {
    let result = try phrase.run("describe", "--fresh", "--json", "OpenBook")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["type"] as? String == "Library.OpenBook")
    #expect((object["parameters"] as? [[String: Any]])?.first?["name"] as? String == "book")
  }

  // MARK: - phrase list

  @Test func theListAsJSON() throws {
    let result = try phrase.run("list", "--fresh", "--json")
    #expect(result.status == 0)
    let objects = try result.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let open = try #require(objects.first { $0["intent"] as? String == "OpenBook" })
    #expect(open["app"] as? String == "Library" && open["discoverable"] as? Bool == true)
    #expect((open["phrases"] as? [String: [String]])?["en"]?.count == 3)
  }

  @Test func hiddenIntentsAreShownOnlyWhenAllAre() throws {
    let some = try phrase.run("list", "--fresh")
    let all = try phrase.run("list", "--fresh", "--all")
    #expect(some.status == 0 && all.status == 0)
    #expect(Set(all.lines).isStrictSuperset(of: some.lines))
    #expect(!some.output.contains("not discoverable"))
  }
}
