// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct SearchCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  private func search(_ arguments: String...) throws -> PhraseProcess.Result {
    try phrase.run(["search", "--fresh"] + arguments)
  }

  @Test func titlesFirst() throws {
    let result = try search("dune")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.lines.first == "1  Dune, Frank Herbert (Book, Library)")
  }

  @Test func beginningsWithoutAccents() throws {
    let result = try search("etrang", "camus", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["title"] as? String == "L’Étranger" && object["number"] as? Int == 1)
    #expect(object["app"] as? String == "Library" && object["entity"] as? String == "BookEntity")
  }

  @Test(arguments: [
    (["zzzz"], 1, "Nothing was found for “zzzz”.\n"),
    (["***"], 1, "Nothing was found for “***”.\n"),
    (["\" OR 1"], 0, ""), (["🐉"], 1, "Nothing was found for “🐉”.\n"),
    ([""], 1, "Nothing was found"),
    (["dune", "--limit", "0"], 64, "--limit is 0"), (["dune", "--open", "0"], 64, "--open is 0"),
    (["dune", "--open", "99"], 64, "there is no result 99"),
    (["zzzz", "--open", "1"], 1, "Nothing was found"),
    (["dune", "--open", "1"], 69, "has no intent that opens Book"),
    (["dune", "--index", "/nowhere/at/all"], 66, "cannot be opened"),
  ])
  func faults(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let result = try phrase.run(["search", "--fresh"] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(message.isEmpty ? result.errors.isEmpty : result.errors.contains(message))
  }

  @Test func longTextIsBounded() throws {
    let result = try search(String(repeating: "dune \"( ", count: 1_250))
    #expect(result.status == 0 && result.lines.first?.contains("Dune") == true)
  }

  @Test func aDamagedIndexIsMadeAnew() throws {
    let path = phrase.folder.appendingPathComponent("index.sqlite").path
    #expect(try search("dune", "--index", path).errors.isEmpty)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try phrase.file("index.sqlite", whole.prefix(4_096) + Data(count: whole.count - 4_096))
    let first = try search("dune", "--index", path)
    #expect(first.status == 0 && first.errors.contains("it is made anew"))
    let second = try search("dune", "--index", path)
    #expect(second.errors.isEmpty && second.output == first.output)
  }

  @Test func aFileThatIsNoIndexIsLeftAlone() throws {
    let notes = Data("notes of mine, not to be lost".utf8)
    let path = try phrase.file("notes.txt", notes)
    let result = try search("dune", "--index", path)
    #expect(result.status == 65 && result.errors.contains("it is left as it is"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == notes)
  }

  @Test func inTheRepl() throws {
    let result = try phrase.run("repl", "--fresh", input: "search for frank herbert\n")
    #expect(result.output == "Dune (Book).\n")
  }
}
