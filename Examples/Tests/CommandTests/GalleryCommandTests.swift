// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The gallery with the four samples, as a process.
@Suite struct GalleryCommandTests {
  private static let documents = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PhraseShortcuts/Gallery/Documents")

  @Test(arguments: ["en", "ru"]) func allThirtyPassTheCheck(language: String) throws {
    let folder = Self.documents.appendingPathComponent(language).path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.count == 30)
    let result = try PhraseProcess().run(
      ["shortcut", "check"] + files.map { "\(folder)/\($0)" })
    #expect(result.output.isEmpty && result.errors.isEmpty, "\(result)")
    #expect(result.status == 0)
  }

  @Test func allThirtyAreListedInEitherLanguage() throws {
    let process = try PhraseProcess()
    for (language, first) in [("en", "Everyday (everyday)"), ("ru", "Каждый день (everyday)")] {
      let result = try process.run("shortcut", "gallery", "--language", language)
      #expect(result.lines.first == first)
      #expect(result.lines.count { $0.hasPrefix("  ") } == 30)
    }
  }

  @Test func aStopIsFoundByTheAppAndAWrongOneAskedForAgain() throws {
    let process = try PhraseProcess()
    let added = try process.run(
      "shortcut", "gallery", "add", "my bus", input: "the moon\nhospital\n")
    #expect(added.status == 0)
    #expect(added.lines.last == "Added “My Bus”. Say “my bus” to run it.")
    let run = try process.run("shortcut", "run", "--quiet", "my bus")
    #expect(run.output.hasPrefix("Next from Hospital: "), "\(run)")
    let left = try process.run("shortcut", "gallery", "add", "day out")
    #expect(left.status == 2)
    #expect(left.errors == "phrase: the question was left without an answer\n")
  }
}
