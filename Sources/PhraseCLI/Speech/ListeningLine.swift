// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Synchronization

/// A line on the terminal that shows how loud it is, so that people see that somebody listens, and
/// what they said so far while they speak.
final class ListeningLine: Sendable {
  /// The quietest level that shows, in decibels below full scale.
  private static let floor = -60.0
  private static let width = 24

  private let columns: @Sendable () -> Int
  private let write: (@Sendable (String) -> Void)?
  /// The words that stand there in place of the level.
  private let words = Mutex<String?>(nil)

  /// - Parameters:
  ///   - columns: The width of the terminal, asked at each drawing.
  ///   - write: Writes to the terminal; nil where there is none.
  init(columns: @escaping @Sendable () -> Int, write: (@Sendable (String) -> Void)?) {
    self.columns = columns
    self.write = write
  }

  /// The line on this process's terminal.
  static var standard: ListeningLine {
    ListeningLine(
      columns: { Console.size.columns }, write: Console.drawsLines ? Console.draw : nil)
  }

  /// Whether there is a terminal to draw on.
  var isShown: Bool { write != nil }

  /// Draws what happens while somebody listens.
  func show(_ event: Listener.Event) {
    switch event {
    case .level(let level):
      words.withLock { if $0 == nil { draw(Self.bar(level)) } }
    case .heardSoFar(let text):
      words.withLock { words in
        words = text
        draw("\(text.printable.onOneLine) …".ending(in: columns() - 1))
      }
    case .started, .ended: break
    }
  }

  /// Clears the line, so that something else can be printed.
  func clear() {
    words.withLock { words in
      words = nil
      draw("")
    }
  }

  private func draw(_ text: String) { write?("\r\u{1B}[K\(text)") }

  private static func bar(_ level: Level) -> String {
    let share = max(0, min(1, 1 - level.decibels / floor))
    let filled = Int((share * Double(width)).rounded())
    let clip = level.clipped > 0.01 ? " too loud" : ""
    return String(repeating: "▮", count: filled) + String(repeating: "▯", count: width - filled)
      + clip
  }
}

extension String {
  /// The end of a text that fits, with a sign where something is left out.
  fileprivate func ending(in room: Int) -> String {
    guard columns > room else { return self }
    var width = 1
    let kept = reversed().prefix { character in
      width += character.columns
      return width <= room
    }
    return "…\(String(kept.reversed()))"
  }
}
