// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The lines of a text, for findings about places in it.
struct SourceLines {
  private let path: String
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  init(of file: SourceFile) { self.init(path: file.path, text: file.text) }

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    // LF ends a line, with or without CR before it; a lone CR does so too, as for the compiler.
    var starts = [0]
    for index in bytes.indices {
      let isReturn = bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
      if bytes[index] == 10 || isReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of the line in which an offset lies, from one.
  func number(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// A finding about a part of the text.
  func finding(
    _ kind: Finding.Kind, _ severity: Diagnostic.Severity, at span: Range<Int>,
    _ message: String, advice: String
  ) -> Finding {
    let number = number(at: span.lowerBound)
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    let shown = window(start..<end, around: span)
    return Finding(
      kind: kind, severity: severity, file: path, line: number,
      column: span.lowerBound - start + 1, source: shown.text, message: message, advice: advice,
      span: shown.span)
  }

  /// How many bytes of a long line are shown.
  private static let shownLength = 120

  /// The line without its indentation, and of a very long one the part around the place.
  private func window(_ line: Range<Int>, around span: Range<Int>) -> (
    text: String, span: Range<Int>
  ) {
    let first = bytes[line].firstIndex { $0 != 32 && $0 != 9 } ?? line.lowerBound
    var from = min(first, span.lowerBound)
    var to = line.upperBound
    if to - from > Self.shownLength {
      from = max(from, span.lowerBound - 40)
      to = min(to, from + Self.shownLength)
      while from < span.lowerBound, bytes[from] & 0xC0 == 0x80 { from += 1 }
      while to < line.upperBound, bytes[to] & 0xC0 == 0x80 { to += 1 }
    }
    // A tab or another control is a blank here, so that the carets stand below their place.
    let text = String(decoding: bytes[from..<to].map { $0 < 32 ? 32 : $0 }, as: UTF8.self)
    let begin = span.lowerBound - from
    return (text, begin..<max(begin, min(span.upperBound, to) - from))
  }
}
