// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseCLI

/// Files that intents return: their names in a folder.
@Suite struct ReturnedFileTests {
  @Test(arguments: [
    ("a.txt", "a.txt"), ("../../a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..", "file"),
    ("", "file"), ("/", "file"), ("a\nb\u{1B}[2J.txt", "a_b_[2J.txt"), ("é", "é"),
  ])
  func namesStayInTheFolder(_ name: String, _ expected: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("returned-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = IntentFile(data: Data("x".utf8), filename: name)
    let saved = ReturnedFiles(folder: folder).save(.file(WireFile(file)))
    #expect(saved.map(\.hasFailed) == [false])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [expected])
  }

  @Test func aFileThatIsGoneIsSaid() {
    let file = IntentFile(fileURL: URL(fileURLWithPath: "/no/such.txt"))
    let saved = ReturnedFiles(folder: FileManager.default.temporaryDirectory).save(
      .list([.integer(1), .file(WireFile(file)), .file(WireFile(file))]))
    #expect(saved.count == 2 && saved.allSatisfy(\.hasFailed))
    #expect(saved[0].text.hasPrefix("such.txt cannot be saved: "))
  }
}
