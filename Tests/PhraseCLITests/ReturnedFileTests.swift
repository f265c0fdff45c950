// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@testable import PhraseCLI

/// Files that intents return: their names in a folder, and what programs read of them.
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
    let saved = ReturnedFiles(folder: folder).save(file)
    #expect(saved.map(\.hasFailed) == [false])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [expected])
  }

  @Test func aFileThatIsGoneIsSaid() {
    let file = IntentFile(fileURL: URL(fileURLWithPath: "/no/such.txt"))
    let saved = ReturnedFiles(folder: FileManager.default.temporaryDirectory).save([file, file])
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
