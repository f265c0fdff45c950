// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

/// Every example of the documentation is read, and written as it is read.
@Suite struct DocumentationTests {
  private static let page: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/PhraseWire/PhraseWire.docc/PhraseWire.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The JSON below a heading.
  private static func example(_ heading: String) -> String {
    let section = page.components(separatedBy: "### \(heading)\n").dropFirst().first ?? ""
    let block = section.components(separatedBy: "```json\n").dropFirst().first ?? ""
    return block.components(separatedBy: "```")[0]
  }

  private static func lines(_ heading: String) -> [String] {
    example(heading).split(separator: "\n").map(String.init)
  }

  private func readsBack<Value: Codable & Equatable>(_ type: Value.Type, _ json: String) throws
    -> Value
  {
    let value = try JSONDecoder().decode(type, from: Data(json.utf8))
    let line = Data(try WireEncoder.line(of: value))
    #expect(try JSONDecoder().decode(type, from: line) == value)
    return value
  }

  @Test func requests() throws {
    #expect(Self.lines("Requests").count == 15)
    for line in Self.lines("Requests") {
      if case .other = try readsBack(WireRequest.self, line) { Issue.record("\(line)") }
      #expect(try WireRequest(line: line) == readsBack(WireRequest.self, line))
    }
  }

  @Test func values() throws {
    #expect(Self.lines("Values").count == 18)
    for line in Self.lines("Values") {
      let value = try readsBack(WireValue.self, line)
      if case .other(let type, _) = value { #expect(type == "DateComponents") }
      let written = String(decoding: try WireEncoder.line(of: value), as: UTF8.self)
      #expect(written == line.replacing(": ", with: ":").replacing(", ", with: ","))
    }
  }

  @Test func cards() throws {
    let card = try readsBack(WireCard.self, Self.example("Cards"))
    #expect(card.elements.count == 6 && card.controls.map(\.number) == [1, 2])
    for element in card.elements {
      if case .other(let kind) = element { Issue.record("\(kind)") }
    }
  }

  @Test func events() throws {
    #expect(Self.lines("Events").count == 3)
    for line in Self.lines("Events") {
      if case .other = try readsBack(WireEvent.self, line) { Issue.record("\(line)") }
    }
  }

  @Test func declarations() throws {
    let declarations = try readsBack(WireDeclarations.self, Self.example("Declarations"))
    let intent = try #require(declarations.intents.first)
    #expect(declarations.phrases(of: intent).keys.sorted() == ["en", "ru"])
  }

  @Test func replies() throws {
    let transcript = Self.page.components(separatedBy: "$ phrase repl --fresh --json\n")[1]
      .components(separatedBy: "```")[0]
    let answers = transcript.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    #expect(answers.count == 3)
    for answer in answers { _ = try readsBack(WireReply.self, String(answer)) }
  }
}
