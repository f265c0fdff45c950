// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@testable import PhraseCLI

/// Files that intents return: saved where a folder is named, and told as JSON without their bytes.
@Suite struct ReturnedFileTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  private static let request = "export niagara falls from travel tracking"

  private func saved() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: phrase.folder.path)
      .filter { $0.hasPrefix("Niagara") }.sorted()
  }

  @Test func aFileIsSavedAndNeverReplacesAnother() throws {
    for _ in 0..<2 {
      let result = try phrase.run(
        "resolve", "--fresh", "--perform", "--save", phrase.folder.path, Self.request)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.lines.last?.hasPrefix("Saved as \(phrase.folder.path)/Niagara Falls") == true)
    }
    #expect(try saved() == ["Niagara Falls 2.txt", "Niagara Falls.txt"])
    let path = phrase.folder.appendingPathComponent("Niagara Falls 2.txt")
    #expect(try String(contentsOf: path, encoding: .utf8).hasPrefix("Niagara Falls\n"))
  }

  @Test func withoutAFolderTheOptionIsToldOnce() throws {
    let result = try phrase.run(
      "resolve", "--fresh", "--perform", input: "\(Self.request)\n\(Self.request)\n")
    #expect(result.errors == "Save it with --save DIR.\n")
    #expect(result.lines.count == 2 && result.lines[0].hasSuffix(" is ready as Niagara Falls.txt."))
  }

  @Test func aConversationSavesAsWell() throws {
    let result = try phrase.run(
      "repl", "--fresh", "--save", phrase.folder.path, input: "\(Self.request)\n")
    #expect(result.lines.count == 1 && result.errors.isEmpty)
    #expect(result.output.hasSuffix("Saved as \(phrase.folder.path)/Niagara Falls.txt.\n"))
    #expect(try saved() == ["Niagara Falls.txt"])
  }

  @Test(arguments: [
    (["resolve", "--save", "/tmp", "x"], 64, "--save needs --perform"),
    (["resolve", "--perform", "--save", "/no/such", "x"], 66, "there is no folder /no/such"),
    (["repl", "--save", "/dev/null"], 66, "there is no folder /dev/null"),
    (["resolve", "--language", "de", "x"], 64, "--language is that of --home-assistant"),
    (["resolve", "--home-assistant", "/tmp", "--perform", "x"], 64, "performs nothing"),
  ])
  func faults(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let result = try phrase.run(arguments)
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
  }

  // MARK: - Names and values

  @Test(arguments: [
    ("a.txt", "a.txt"), ("../../a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..", "file"),
    ("", "file"), ("/", "file"), ("a\nb\u{1B}[2J.txt", "a_b_[2J.txt"), ("é", "é"),
  ])
  func namesStayInTheFolder(_ name: String, _ expected: String) throws {
    let folder = phrase.folder.appendingPathComponent("files", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = IntentFile(data: Data("x".utf8), filename: name)
    let saved = ReturnedFiles(folder: folder).save(file)
    #expect(saved.map(\.hasFailed) == [false])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [expected])
  }

  @Test func aFileThatIsGoneIsSaid() {
    let file = IntentFile(fileURL: URL(fileURLWithPath: "/no/such.txt"))
    let saved = ReturnedFiles(folder: phrase.folder).save([file, file])
    #expect(saved.count == 2 && saved.allSatisfy(\.hasFailed))
    #expect(saved[0].text.hasPrefix("such.txt cannot be saved: "))
  }

  @Test func valuesAreReadableByPrograms() {
    let json = ValueJSON(locale: Locale(identifier: "en"), bundle: nil)
    func text(_ value: any Sendable) -> String {
      String(decoding: json.json(of: value).line(), as: UTF8.self)
    }
    let file = IntentFile(data: Data("abc".utf8), filename: "a.json", type: .json)
    #expect(text(file) == #"{"name":"a.json","size":3,"type":"public.json"}"#)
    #expect(text([1, 2]) == "[1,2]" && text(2.5) == "2.5" && text(true) == "true")
    #expect(text("C++") == #""C++""# && text(Decimal(3)) == #""3""#)
    #expect(text(Date(timeIntervalSince1970: 0)) == #""1970-01-01T00:00:00Z""#)
    #expect(text(Opaque()) == #"{"type":"Opaque"}"#)
  }

  private struct Opaque: Sendable {
    let secret = 1
  }
}
