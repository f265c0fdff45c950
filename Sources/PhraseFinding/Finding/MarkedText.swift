// SPDX-License-Identifier: Apache-2.0

/// A line that a person wrote with carets under a part of it: what is wrong, and where.
package struct MarkedText: CustomStringConvertible {
  private let line: [Character]
  private let span: Range<Int>

  /// - Parameters:
  ///   - text: What was written; line breaks in it are shown as blanks.
  ///   - span: The characters that are wrong, as offsets into the text; empty where some lack.
  package init(text: String, span: Range<Int>) {
    line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    self.span = span
  }

  /// Two lines: the text, or the part of it around the mistake, and the carets.
  package var description: String {
    let marks = String(repeating: "^", count: max(1, min(span.count, shown.room)))
    return """
        \(shown.text)
        \(String(repeating: " ", count: shown.offset))\(marks)
      """
  }

  /// How many characters of a long text are shown.
  private static let shownLength = 72

  private var shown: (text: String, offset: Int, room: Int) {
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
