// SPDX-License-Identifier: Apache-2.0

import PhraseWire
import PhraseRuntime
import Synchronization
import Testing

@testable import PhraseCLI

@Suite struct ProgressBarTests {
  @Test(
    arguments: [
      (0.0, nil, 20, "░░░░░░░░░░░░░   0 %"), (0.5, nil, 20, "██████░░░░░░░  50 %"),
      (1.0, nil, 20, "█████████████ 100 %"),
      (0.5, "Loading stops", 40, "████████░░░░░░░░  50 % Loading stops"),
      (0.5, "Loading stops", 30, "█████░░░░░░  50 % Loading st…"),
      (2, nil, 20, "█████████████ 100 %"),
      (-1, nil, 20, "░░░░░░░░░░░░░   0 %"), (Double.nan, nil, 20, "░░░░░░░░░░░░░   0 %"),
      (0.5, "x", 10, "50 %"), (0.5, nil, 3, "50"), (0.5, nil, 0, ""),
      (0.5, "a\u{1B}[2Jb\nc", 40, "████████░░░░░░░░  50 % a[2Jb c"),
    ] as [(Double, String?, Int, String)])
  func theLineFitsTheTerminal(
    _ fraction: Double, _ text: String?, _ columns: Int, _ line: String
  ) {
    let drawn = ProgressBar(fraction: fraction, text: text).line(columns: columns)
    #expect(drawn == line)
    #expect(drawn.columns < max(columns, 1))
  }

  @Test func wideTextIsCutByItsColumns() {
    for columns in 0..<90 {
      let line = ProgressBar(fraction: 0.3, text: "図書館の本を読み込んでいます").line(columns: columns)
      #expect(line.columns < max(columns, 1))
    }
  }

  @Test func theLineIsDrawnOverItselfAndRemoved() {
    let written = Mutex("")
    let line = ProgressLine(columns: { 20 }, write: { text in written.withLock { $0 += text } })
    line.show(.progress(fraction: 0.1, text: nil))
    #expect(written.withLock { $0 } == "")
    line.begin()
    line.show(.progress(fraction: 0.5, text: nil))
    line.show(.foreground(app: "Library"))
    line.end()
    line.end()
    line.show(.progress(fraction: 1, text: nil))
    #expect(
      written.withLock { $0 } == "\r\u{1B}[K██████░░░░░░░  50 %\r\u{1B}[K")
  }

  @Test func aSilentAppIsHintedAt() async {
    let (drawn, draw) = AsyncStream.makeStream(of: String.self)
    let line = ProgressLine(
      columns: { 20 }, write: { draw.yield($0) }, hint: "Still at work.", pause: {})
    line.begin()
    var written = drawn.makeAsyncIterator()
    #expect(await written.next() == "\r\u{1B}[KStill at work.")
    line.end()
    #expect(await written.next() == "\r\u{1B}[K")
  }
}
