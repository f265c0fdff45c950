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
    var hinting: Task<Void, Never>?
  }

  private let columns: @Sendable () -> Int
  private let write: (@Sendable (String) -> Void)?
  private let hint: String?
  private let pause: @Sendable () async throws -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - columns: The width of the terminal, asked at each drawing.
  ///   - write: Writes to the terminal; nil where there is none.
  ///   - hint: What is drawn where an app tells nothing of its work for a while.
  ///   - pause: That while: five seconds.
  init(
    columns: @escaping @Sendable () -> Int, write: (@Sendable (String) -> Void)?,
    hint: String? = nil,
    pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(5)) }
  ) {
    self.columns = columns
    self.write = write
    self.hint = hint
    self.pause = pause
  }

  /// The line on this process's terminal.
  static func standard(hint: String? = nil) -> ProgressLine {
    ProgressLine(
      columns: { Console.size.columns }, write: Console.drawsLines ? Console.draw : nil, hint: hint)
  }

  /// An app may be at work from now on.
  func begin() {
    state.withLock { state in
      state.isWorking = true
      guard let hint, write != nil else { return }
      state.hinting = Task { [weak self, pause] in
        guard (try? await pause()) != nil else { return }
        self?.draw(hint, overOthers: false)
      }
    }
  }

  /// The app is done: the line is removed, and what comes late is not drawn.
  func end() {
    state.withLock { state in
      if state.isDrawn { write?("\r\u{1B}[K") }
      state.hinting?.cancel()
      state = State()
    }
  }

  /// Draws the progress, or the action of a shortcut, if the event is one.
  func show(_ event: WireEvent) {
    switch event {
    case .progress(let fraction, let text):
      draw(ProgressBar(fraction: fraction, text: text).line(columns: columns()))
    case .action(_, let title, result: nil):
      draw(ProgressBar.cut(title.onOneLine.printable, to: columns() - 1))
    default: return
    }
  }

  private func draw(_ line: String, overOthers: Bool = true) {
    state.withLock { state in
      guard state.isWorking, overOthers || !state.isDrawn else { return }
      state.isDrawn = true
      write?("\r\u{1B}[K\(line)")
    }
  }
}
