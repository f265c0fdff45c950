// SPDX-License-Identifier: Apache-2.0

import PhraseWire
import Synchronization

/// The line of a terminal where the progress of an app is drawn, over itself, while it works.
///
/// On a pipe nothing is drawn: there each line is an answer.
final class ProgressLine: Sendable {
  private struct State {
    var isWorking = false
    var isDrawn = false
  }

  private let columns: @Sendable () -> Int
  private let write: (@Sendable (String) -> Void)?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - columns: The width of the terminal, asked at each drawing.
  ///   - write: Writes to the terminal; nil where there is none.
  init(columns: @escaping @Sendable () -> Int, write: (@Sendable (String) -> Void)?) {
    self.columns = columns
    self.write = write
  }

  /// The line on this process's terminal.
  static var standard: ProgressLine {
    ProgressLine(
      columns: { Console.size.columns }, write: Console.drawsLines ? Console.draw : nil)
  }

  /// An app may be at work from now on.
  func begin() { state.withLock { $0.isWorking = true } }

  /// The app is done: the line is removed, and what comes late is not drawn.
  func end() {
    state.withLock { state in
      if state.isDrawn { write?("\r\u{1B}[K") }
      state = State()
    }
  }

  /// Draws the progress, or the action of a shortcut, if the event is one.
  func show(_ event: WireEvent) {
    guard let write else { return }
    let line: String
    switch event {
    case .progress(let fraction, let text):
      line = ProgressBar(fraction: fraction, text: text).line(columns: columns())
    case .action(_, let title, result: nil):
      line = ProgressBar.cut(title.onOneLine.printable, to: columns() - 1)
    default: return
    }
    state.withLock { state in
      guard state.isWorking else { return }
      state.isDrawn = true
      write("\r\u{1B}[K\(line)")
    }
  }
}
