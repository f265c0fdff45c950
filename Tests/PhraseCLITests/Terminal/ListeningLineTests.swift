// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Synchronization
import Testing

@testable import PhraseCLI

@Suite struct ListeningLineTests {
  /// What stands on the line after some events.
  private func line(columns: Int = 80, _ body: (ListeningLine) -> Void) -> String {
    let drawn = Mutex("")
    body(
      ListeningLine(columns: { columns }) { text in
        // A terminal that is drawn over shows what was drawn last.
        drawn.withLock { $0 = String(text.trimmingPrefix("\r\u{1B}[K")) }
      })
    return drawn.withLock(\.self)
  }

  private let loud = Listener.Event.level(Level([Int16](repeating: 1_000, count: 160)))

  @Test func itShowsHowLoudItIs() {
    let text = line { $0.show(loud) }
    #expect(text.count == 24 && text.hasPrefix("▮▮▮") && text.hasSuffix("▯▯▯"), "\(text)")
  }

  @Test func wordsStandInPlaceOfTheLevelUntilTheLineIsCleared() {
    let text = line {
      $0.show(loud)
      $0.show(.heardSoFar("open dune"))
      $0.show(loud)
    }
    #expect(text == "open dune …")
    let after = line {
      $0.show(.heardSoFar("open dune"))
      $0.clear()
      $0.show(loud)
    }
    #expect(after.hasPrefix("▮"))
    #expect(
      line {
        $0.show(.heardSoFar("open")); $0.clear()
      }.isEmpty)
  }

  @Test(
    arguments: [
      (80, "open dune in library", "open dune in library …"),
      (20, "open dune in library", "… dune in library …"),
      (12, "a\u{1B}[31mb\nc", "a[31mb c …"), (2, "open", "…"),
    ])
  func longWordsShowTheirEnd(columns: Int, words: String, shown: String) {
    let text = line(columns: columns) { $0.show(.heardSoFar(words)) }
    #expect(text == shown)
    #expect(text.columns < columns)
  }

  @Test func withoutATerminalNothingIsShown() {
    let line = ListeningLine(columns: { 80 }, write: nil)
    line.show(loud)
    #expect(!line.isShown)
  }
}
