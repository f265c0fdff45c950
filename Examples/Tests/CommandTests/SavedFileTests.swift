// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Files that intents return, saved where a folder is named, and what is written to a stream.
@Suite struct SavedFileTests {
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
    let mode = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
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
  ])
  func faults(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let result = try phrase.run(arguments)
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
  }

  @Test func theStreamsOfTheProcessAreWrittenInto() throws {
    let plain = try phrase.run("metadata", "--fresh")
    let out = try phrase.run("metadata", "--fresh", "--out", "/dev/fd/1")
    #expect(out == plain)
  }
}
