// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

extension SnippetScreen {
  /// The terminal of this process.
  static let standard = SnippetScreen(
    Terminal(
      size: { Console.size },
      hasStyle: Console.hasStyle,
      movesCursor: Console.movesCursor,
      write: { Console.write(Array($0.utf8)) }))
}

/// A card as lines of output: drawn on a terminal, plain text anywhere else.
enum SnippetText {
  static func lines(of card: WireCard) -> [String] {
    guard isatty(STDOUT_FILENO) == 1 else {
      return card.text.withoutControls.components(separatedBy: "\n")
    }
    let screen = TerminalCard.Screen(columns: Console.size.columns, hasStyle: Console.hasStyle)
    return TerminalCard.lines(of: card, on: screen)
  }
}
