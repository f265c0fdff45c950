// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@testable import PhraseCLI

@Suite struct SnippetFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snippets-\(UUID().uuidString)")

  @Test(arguments: [
    ("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.HTM", "<!DOCTYPE html>"),
    ("a.txt", "Lighthouse of Ar-Men\n"), ("a.json", "{\"title\":\"Lighthouse"),
  ])
  func theEndingSaysTheForm(_ name: String, _ beginning: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    let file = try SnippetFile(path: path)
    try file.write(Cards.wide)
    try file.write(Cards.landmark)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(beginning))
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: [
    ("a.png", "ends in .png"), ("a", "ends in no form"), ("svg", "ends in no form"),
    ("a.svg.gz", "ends in .gz"), ("", "ends in no form"),
  ])
  func otherFormsAreRefused(_ name: String, _ reason: String) {
    let error = #expect(throws: SnippetFile.UnknownForm.self) { try SnippetFile(path: name) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.hasSuffix("as .svg, .html, .txt, .json") == true)
  }

  @Test func aPathThatCannotBeWrittenEndsWith73() throws {
    let file = try SnippetFile(path: folder.appendingPathComponent("none/a.svg").path)
    let error = #expect(throws: CommandFailure.self) { try file.write(Cards.wide) }
    #expect(error?.status == .cannotCreate)
    #expect(error?.message.contains("none/a.svg cannot be written") == true)
  }

  @Test func jsonHasEachElementWithItsKind() throws {
    let text = try SnippetFile(path: "a.json").text(of: Cards.landmark)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let elements = try #require(object["elements"] as? [[String: Any]])
    #expect(
      elements.compactMap { $0["kind"] as? String } == [
        "image", "row", "row", "progress", "text", "section", "button", "button",
      ])
    #expect(object["title"] as? String == "Lighthouse of Ar-Men")
    #expect(elements[6]["intent"] as? String == "Press")
    #expect(elements[6]["style"] as? String == "prominent")
    #expect(elements[6]["number"] as? Int == 3)
    #expect(elements[3]["fraction"] as? Double == 0.45)
  }
}
