// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct FindCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  private func find(_ arguments: String...) throws -> PhraseProcess.Result {
    try phrase.run(["find", "--fresh"] + arguments)
  }

  @Test func entitiesInOrder() throws {
    let result = try find(
      "book", "--where", "author contains \"le guin\"", "--sort", "-year published")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.lines == [
        "The Dispossessed, Ursula K. Le Guin", "The Left Hand of Darkness, Ursula K. Le Guin",
      ])
  }

  @Test func entitiesAsJSON() throws {
    let result = try find("Library.BookEntity", "--where", "title = dune", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["app"] as? String == "Library" && object["entity"] as? String == "BookEntity")
    #expect(object["id"] as? String == "1" && object["title"] as? String == "Dune")
  }

  @Test func anyConditionAndALimit() throws {
    let result = try find(
      "books", "--where", "title = dune", "--where", "title = emma", "--where", "title = momo",
      "--any", "--sort", "title", "--limit", "1")
    #expect(result.lines == ["Dune, Frank Herbert"])
  }

  @Test(arguments: [
    (["book", "--where", "title begins with charlotte's"], "Charlotte’s Web"),
    (["book", "--where", "title is charlottes web"], "Charlotte’s Web"),
    (["landmark", "--where", "name contains giant’s"], "Giant's Causeway"),
    (["book", "--where", "title is dune and author contains herbert"], "Dune"),
    (["landmark", "--where", "continent is the pacific", "--limit", "1"], ""),
  ])
  func whatPhrasesForgiveIsForgivenHere(_ arguments: [String], _ title: String) throws {
    let result = try phrase.run(["find", "--fresh"] + arguments)
    #expect(result.status == 0 && result.lines.count == 1 && result.output.hasPrefix(title))
  }

  @Test func directions() throws {
    let conditions = ["--where", "author is virginia woolf", "--sort", "title"]
    let up = try phrase.run(["find", "--fresh", "book"] + conditions)
    let down = try phrase.run(["find", "--fresh", "book", "--descending"] + conditions)
    #expect(up.lines.count == 2 && up.lines == down.lines.reversed())
  }

  @Test func whatCanBeFound() throws {
    let result = try find()
    #expect(result.status == 0)
    #expect(result.lines.contains { $0.hasPrefix("Book (Library.BookEntity): Finds books") })
  }

  @Test(arguments: [
    (["book", "--where", "title is nowhere"], 1, "Nothing was found."),
    (["bok"], 64, "There is no entity “bok” to find. Did you mean “Book”?"),
    (["book", "--where", "yaer published > 5"], 64, "Did you mean “Year Published”?"),
    (["book", "--where", "title"], 64, "a comparison is missing after the property"),
    (["book", "--where", "title like dune"], 64, "this is no comparison"),
    (["book", "--where", "title is"], 64, "a value is missing"),
    (["book", "--where", ""], 64, "the condition has no property"),
    (["book", "--where", "title is \"dune"], 64, "the quote that begins here has no end"),
    (["book", "--where", "year published is NaN"], 64, "“NaN” is no value for Year Published."),
    (["book", "--where", "year published contains 5"], 64, "cannot be compared with “contains”"),
    (["landmark", "--where", "continent is narnia"], 64, "“narnia” is no value for Continent."),
    (["book", "--where", "title is dune or title is emma"], 64, "“or” cannot join conditions."),
    (["book", "--where", "title is dune and pages > 3"], 64, "there is no property “pages”"),
    (["book", "--any", "--where", "title is dune and title is emma"], 64, "with --any"),
    (["book", "--sort", "colour"], 64, "Book cannot be sorted by “colour”."),
    (["book", "--limit", "0"], 64, "--limit is 0; it starts at 1"),
    (["book", "--where", "title is שלום"], 1, "Nothing was found."),
    (["book", "--where", "title contains 🐉"], 1, "Nothing was found."),
  ])
  func faults(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let result = try phrase.run(["find", "--fresh"] + arguments)
    #expect(result.status == status && result.output.isEmpty)
    #expect(result.errors.contains(message))
  }

  @Test func aCaretStandsUnderTheMistake() throws {
    let result = try find("book", "--where", "title like dune")
    #expect(result.errors.hasSuffix("\n  title like dune\n        ^^^^\n"))
  }

  @Test func longConditionsAreRefused() throws {
    let result = try find("book", "--where", "title is " + String(repeating: "x", count: 10_000))
    #expect(result.status == 64 && result.errors.count < 400)
  }

  @Test func aPhraseFindsAsWell() throws {
    let result = try phrase.run(
      "resolve", "--fresh", "--perform", "find books where author is frank herbert in library")
    #expect(result.output == "1 book: Dune.\n")
  }
}
