// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// A line on the terminal that shows how loud it is, and that somebody listens.
struct LevelMeter: Sendable {
  /// The quietest level that shows, in decibels below full scale.
  private static let floor = -60.0
  private static let width = 24

  /// Whether there is a terminal to draw on.
  let isShown: Bool

  /// Draws the level in place of the last one.
  func show(_ level: Level) {
    guard isShown else { return }
    let share = max(0, min(1, 1 - level.decibels / Self.floor))
    let bar = Int((share * Double(Self.width)).rounded())
    let clip = level.clipped > 0.01 ? " too loud" : ""
    write(
      "\r\u{1B}[K\(String(repeating: "▮", count: bar))"
        + "\(String(repeating: "▯", count: Self.width - bar))\(clip)")
  }

  /// Clears the line, so that something else can be printed.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
