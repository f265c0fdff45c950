// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct CompiledCatalogCommandTests {
  private let phrase: PhraseProcess
  private let catalog: String
  private let compiled: String

  init() throws {
    phrase = try PhraseProcess()
    catalog = try phrase.file("catalog.json", CommandTests.catalog.utf8)
    compiled = phrase.folder.appendingPathComponent("catalog.phrases").path
  }

  private func resolve(_ text: String) throws -> PhraseProcess.Result {
    try phrase.run("resolve", "--catalog", catalog, "--compiled", compiled, text)
  }

  private static let dune = "OpenBook in Library: book = Dune\n"

  @Test func theFileIsMadeAndUsedAgain() throws {
    #expect(try resolve("open dune in library").output == Self.dune)
    let first = try fileNumber()
    #expect(try resolve("open dune in library").output == Self.dune)
    #expect(try fileNumber() == first)
    let alone = try phrase.run("resolve", "--compiled", compiled, "open dune in library")
    #expect(alone.status == 0 && alone.output == Self.dune && alone.errors.isEmpty)
  }

  /// A file that is written anew is another one, even with the same bytes.
  private func fileNumber() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: compiled)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  @Test func aChangedCatalogIsCompiledAnew() throws {
    _ = try resolve("open dune in library")
    let first = try fileNumber()
    _ = try phrase.file(
      "catalog.json", CommandTests.catalog.replacing("Dune", with: "Persuasion").utf8)
    #expect(try resolve("open dune in library").status == 1)
    #expect(try resolve("open persuasion in library").status == 0)
    #expect(try fileNumber() != first)
  }

  @Test func aDamagedFileIsMadeAnewWithAWord() throws {
    _ = try resolve("open dune in library")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: compiled)))
    bytes[bytes.count / 2] ^= 1
    _ = try phrase.file("catalog.phrases", bytes)
    let result = try resolve("open dune in library")
    #expect(result.output == Self.dune && result.errors.contains("is damaged"))
    #expect(try resolve("open dune in library").errors.isEmpty)
  }

  @Test func withoutACatalogTheFileMustBeSound() throws {
    let missing = try phrase.run("resolve", "--compiled", compiled, "open dune in library")
    #expect(missing.status == 66)
    _ = try phrase.file("catalog.phrases", [])
    let damaged = try phrase.run("resolve", "--compiled", compiled, "open dune in library")
    #expect(damaged.status == 65 && damaged.errors.contains("is damaged"))
  }

  @Test func aFileThatIsSomethingElseIsLeftAlone() throws {
    let notes = Array("notes of mine, not to be lost".utf8)
    _ = try phrase.file("catalog.phrases", notes)
    let result = try resolve("open dune in library")
    #expect(result.status == 65 && result.errors.contains("it is left as it is"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: compiled)) == Data(notes))
    let itself = try phrase.run(
      "resolve", "--catalog", catalog, "--compiled", catalog, "open dune in library")
    #expect(itself.status == 65)
    #expect(try resolve("x").status == 65)
  }

  @Test func aFolderThatCannotBeWrittenIsTold() throws {
    let result = try phrase.run(
      "resolve", "--catalog", catalog, "--compiled", "/proc/none.phrases", "open dune in library")
    #expect(result.status == 73 && result.errors.contains("/proc/none.phrases cannot be written"))
  }

  @Test func manyLinesAreAnsweredInOrder() throws {
    let lines = (0..<3_000).map { $0 % 3 == 0 ? "open dune in library" : "line \($0)" }
    let result = try phrase.run(
      ["resolve", "--json", "--catalog", catalog],
      input: Data(lines.joined(separator: "\n").utf8))
    #expect(result.status == 1)
    let answers = try result.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["utterance"] as? String } == lines)
    #expect(answers.allSatisfy { $0["microseconds"] is Double })
  }

  @Test(arguments: [
    ("please open dune in library", "1", 0), ("please open dune in library", "0", 1),
    ("open dunes in librari", "1", 0), ("open dunes in librari", "0.3", 1),
    ("open dune in library", "9", 64), ("open dune in library", "-1", 64),
  ])
  func theToleranceIsASetting(_ text: String, _ tolerance: String, _ status: Int32) throws {
    let result = try phrase.run(
      "resolve", "--catalog", catalog, "--tolerance=\(tolerance)", text)
    #expect(result.status == status, "\(result.errors)")
  }

  @Test func explainShowsWhatWasForgiven() throws {
    let result = try phrase.run(
      "resolve", "--catalog", catalog, "--explain", "please open dune in librari")
    #expect(result.status == 0)
    #expect(result.errors.contains("forgiven filler “please” + one typo “librari” for “library”"))
    #expect(result.errors.contains("at a cost of 0.5"))
  }
}
