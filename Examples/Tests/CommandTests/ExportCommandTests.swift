// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct ExportCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  @Test func text() throws {
    let result = try phrase.run("export", "--fresh", "book", "1")
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "Dune", "Frank Herbert", "Title: Dune", "Author: Frank Herbert", "Year Published: 1965",
        "Shelf: Currently Reading", "Read: false",
      ])
  }

  @Test func aFileOfJSON() throws {
    let path = phrase.folder.appendingPathComponent("dune.json").path
    let result = try phrase.run("export", "--fresh", "book", "1", "--as", "json", "--out", path)
    #expect(result.status == 0 && result.output.isEmpty)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(object["properties"] as? [String: Any])
    #expect(object["title"] as? String == "Dune")
    #expect(properties["yearPublished"] as? Int == 1965)
  }

  @Test(arguments: [
    (["book", "999"], 1, "There is no Book with the identifier “999”."),
    (["book", "\" OR 1"], 1, "There is no Book with the identifier"),
    (["bok", "1"], 64, "Did you mean “Book”?"),
    (["book", "1", "--as", "pdf"], 64, "it can be exported as text or json"),
    (["book", "1", "--out", "/nowhere/at/all"], 73, "cannot be written"),
    (["book"], 64, "Missing expected argument"),
    (["landmark", "101", "--as", "png"], 64, "it can as text, json or txt."),
  ])
  func faults(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let result = try phrase.run(["export", "--fresh"] + arguments)
    #expect(result.status == status && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func suggestionsLastUntilTheyAreForgotten() throws {
    #expect(try phrase.run("suggest").status == 1)
    let perform = ["resolve", "--perform", "open dune in library"]
    #expect(try phrase.run(perform).status == 0)
    // Nothing is stored that nobody asked for.
    #expect(try phrase.run("suggest").status == 1)
    #expect(try phrase.run(perform + ["--remember", "--fresh"]).status == 64)
    #expect(try phrase.run(perform + ["--remember"]).status == 0)
    #expect(try phrase.run("suggest").lines == ["Open Dune in Library"])
    let help = try phrase.run("repl", input: "help\n")
    #expect(help.output.contains("You often do: “Open Dune in Library”"))
    #expect(try phrase.run("suggest", "--fresh").status == 1)
    #expect(try phrase.run(perform).status == 0)
    #expect(try phrase.run("suggest", "--forget").status == 0)
    #expect(try phrase.run(perform).status == 0)
    #expect(try phrase.run("suggest").status == 1)
  }
}
