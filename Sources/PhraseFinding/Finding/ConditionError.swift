// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// A condition that cannot be read, and where.
public struct ConditionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong there, and what would be accepted.
  public let message: String
  /// The condition as it was written.
  public let text: String
  /// The characters that are wrong, as offsets into ``text``; empty for a place where some lack.
  public let span: Range<Int>

  /// The message, the condition, and a caret under the mistake.
  public var description: String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let shown = window(of: Array(line))
    let marks = String(repeating: "^", count: max(1, min(span.count, shown.room)))
    return """
      \(message)
        \(shown.text)
        \(String(repeating: " ", count: shown.offset))\(marks)
      """
  }

  /// How many characters of a long condition are shown.
  private static let shownLength = 72

  /// The part of the line around the mistake.
  private func window(of line: [Character]) -> (text: String, offset: Int, room: Int) {
    guard line.count > Self.shownLength else {
      return (String(line), span.lowerBound, line.count + 1 - span.lowerBound)
    }
    let start = max(0, min(span.lowerBound - 24, line.count - Self.shownLength))
    let end = min(line.count, start + Self.shownLength)
    let head = start > 0 ? "…" : ""
    let text = head + String(line[start..<end]) + (end < line.count ? "…" : "")
    return (text, span.lowerBound - start + head.count, end - span.lowerBound)
  }
}
