// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

extension SnippetScreen {
  /// The terminal of this process.
  static let standard = SnippetScreen(
    Terminal(
      size: { Console.size },
      hasStyle: Console.hasStyle,
      movesCursor: Console.movesCursor,
      write: { Console.write(Array($0.utf8)) }))
}

extension Console {
  /// The columns and rows of the terminal that shows results; 80 by 24 where it does not say.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), max(1, Int(size.ws_row)))
  }

  /// Whether results may be coloured: on a terminal that can, unless `NO_COLOR` is set.
  static var hasStyle: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty != false
      && movesCursor
  }
}

/// A snippet as lines of output: a card on a terminal, plain text anywhere else.
enum SnippetText {
  static func lines(of snippet: Snippet) -> [String] {
    guard isatty(STDOUT_FILENO) == 1 else {
      return snippet.outline().text.withoutControls.components(separatedBy: "\n")
    }
    let screen = TerminalCard.Screen(columns: Console.size.columns, hasStyle: Console.hasStyle)
    return TerminalCard.lines(of: snippet.outline(), on: screen)
  }
}
