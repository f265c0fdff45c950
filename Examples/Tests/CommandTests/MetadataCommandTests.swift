// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct MetadataCommandTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  @Test func theTextIsTheSameEachTime() throws {
    let first = try phrase.run("metadata", "--fresh", "--json")
    let second = try phrase.run("metadata", "--fresh")
    #expect(first.status == 0 && first == second)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "applications", "entities", "enums", "intents", "language", "packages", "queries",
        "shortcuts", "version",
      ])
    let intents = try #require(object["intents"] as? [[String: Any]])
    let types = intents.compactMap { $0["type"] as? String }
    #expect(types == types.sorted() && types.contains("Library.OpenBook"))
    #expect(!first.output.contains("0x") && !first.output.contains("unknown context"))
  }

  @Test func aFileThatIsUpToDatePasses() throws {
    let file = phrase.folder.appendingPathComponent("metadata.json").path
    #expect(
      try phrase.run("metadata", "--fresh", "--out", file)
        == .init(status: 0, output: "", errors: ""))
    #expect(
      try phrase.run("metadata", "--fresh", "--check", file)
        == .init(status: 0, output: "", errors: ""))
  }

  @Test func whatIsDifferentIsPrinted() throws {
    let text = try phrase.run("metadata", "--fresh").output
    let old = text.replacing("\"title\" : \"Open Book\"", with: "\"title\" : \"Open a Book\"")
    let file = try phrase.file("old.json", old.utf8)
    let result = try phrase.run("metadata", "--fresh", "--check", file)
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "- intents/Library.OpenBook/title: Open a Book",
        "+ intents/Library.OpenBook/title: Open Book",
        "- shortcuts/4/title: Open a Book", "+ shortcuts/4/title: Open Book",
      ])
    #expect(result.errors.hasPrefix("\(file) is not what the apps declare now"))
  }

  @Test(arguments: [
    (["--check", "/nowhere.json"], 66), (["--out", "/nowhere/metadata.json"], 73),
    (["--out", "a", "--check", "b"], 64),
  ])
  func faultyUse(_ arguments: [String], _ status: Int) throws {
    let result = try phrase.run(["metadata", "--fresh"] + arguments)
    #expect(Int(result.status) == status && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test func aFileThatIsNoJSONIsToldSo() throws {
    let file = try phrase.file("bad.json", "{\"intents\": [".utf8)
    let result = try phrase.run("metadata", "--fresh", "--check", file)
    #expect(result == .init(status: 65, output: "", errors: "phrase: \(file) is not JSON\n"))
  }

  @Test func withValuesItIsACatalogFile() throws {
    let file = phrase.folder.appendingPathComponent("apps.json").path
    #expect(try phrase.run("metadata", "--fresh", "--values", "--out", file).status == 0)
    for utterance in ["open dune in library", "add 12.50 for food in expenses"] {
      let app = try phrase.run("resolve", "--fresh", utterance)
      let copy = try phrase.run("resolve", "--catalog", file, utterance)
      #expect(app.status == 0 && copy == app)
    }
    #expect(try phrase.run("lint", "--catalog", file).status == 0)
  }

  @Test func aCatalogFileHasMetadata() throws {
    let file = try phrase.file("catalog.json", CommandTests.catalog.utf8)
    let result = try phrase.run("metadata", "--catalog", file)
    #expect(result.status == 0 && result.output.contains("\"kind\" : \"list books\""))
  }
}
