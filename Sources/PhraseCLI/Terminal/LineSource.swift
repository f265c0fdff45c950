// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What came instead of, or as, the next line.
enum LineEvent: Equatable, Sendable {
  /// A line without its line break.
  case line(String)
  /// Ctrl-C: the person dropped the line.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the input.
  case end
  /// A line whose bytes are no UTF-8 text.
  case invalidUTF8(line: Int)
  /// A line that is longer than any phrase.
  case tooLong(line: Int, limit: Int)

  /// What to tell about a line that cannot be used; empty for one that can.
  var complaint: String {
    switch self {
    case .line, .interrupted, .end: ""
    case .invalidUTF8(let line): "Line \(line) is not UTF-8 text."
    case .tooLong(let line, let limit): "Line \(line) is longer than \(limit) bytes."
    }
  }
}

/// Where lines come from: a terminal or a pipe.
protocol LineSource: Sendable {
  /// Waits for the next line; a terminal shows the prompt before it.
  func next(prompt: String) async throws -> LineEvent
}

/// The lines of this process.
enum Lines {
  /// Edited lines on a terminal, plain ones otherwise.
  ///
  /// - Parameter completions: Full lines that may continue the text before the cursor.
  /// - Returns: The source of this process's lines.
  static func standard(
    completions: @escaping @Sendable (String) async -> [String]
  ) -> any LineSource {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      let edited = EditedLines(history: .standard, completions: completions)
    else { return PipedLines() }
    return edited
  }
}
