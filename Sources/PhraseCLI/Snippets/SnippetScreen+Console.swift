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
