// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseCLI

@Suite struct LineSplitterTests {
  private func events(_ chunks: [[UInt8]], limit: Int = 10) -> [LineEvent] {
    var splitter = LineSplitter(limit: limit)
    var events = chunks.flatMap { splitter.take($0) }
    if let last = splitter.end() { events.append(last) }
    return events
  }

  @Test(
    arguments: [
      ("", []), ("a", [.line("a")]), ("a\n", [.line("a")]), ("a\r\nb", [.line("a"), .line("b")]),
      ("\n\n", [.line(""), .line("")]), ("a\u{0}b\n", [.line("a\u{0}b")]),
      ("0123456789\n", [.line("0123456789")]),
      ("0123456789x\nok", [.tooLong(line: 1, limit: 10), .line("ok")]),
      ("ж\nё", [.line("ж"), .line("ё")]),
    ] as [(String, [LineEvent])])
  func linesAreCut(_ text: String, _ expected: [LineEvent]) {
    #expect(events([Array(text.utf8)]) == expected)
    // However the bytes arrive.
    #expect(events(text.utf8.map { [$0] }) == expected)
  }

  @Test func bytesThatAreNoTextAreToldByLine() {
    #expect(
      events([[0x61, 0x0A, 0xFF, 0x0A, 0x62]]) == [.line("a"), .invalidUTF8(line: 2), .line("b")])
  }

  @Test func pipedLinesComeAsTheyAreWritten() async throws {
    let pipe = Pipe()
    let lines = PipedLines(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
    #expect(try await lines.next(prompt: "> ") == .line("one"))
    try pipe.fileHandleForWriting.write(contentsOf: Data("o\nthree".utf8))
    #expect(try await lines.next(prompt: "> ") == .line("two"))
    try pipe.fileHandleForWriting.close()
    #expect(try await lines.next(prompt: "> ") == .line("three"))
    #expect(try await lines.next(prompt: "> ") == .end)
    #expect(try await lines.next(prompt: "> ") == .end)
  }
}
