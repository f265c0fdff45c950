// SPDX-License-Identifier: Apache-2.0

import PhraseWire
import Synchronization

/// Shows replies with cards on a terminal, and draws a card over itself while nothing else was
/// printed since.
///
/// It counts the lines below the card. Where the card left the screen, or its height is
/// another one while a person types, it is drawn anew below.
final class SnippetScreen: Sendable {
  /// What the screen does with the terminal.
  struct Terminal: Sendable {
    /// How many columns and rows there are now.
    var size: @Sendable () -> (columns: Int, rows: Int)
    /// Whether bold, faint and coloured text is wanted.
    var hasStyle: Bool
    /// Whether it can draw over what stands there.
    var movesCursor: Bool
    /// Writes text as it is.
    var write: @Sendable (String) -> Void
  }

  private struct Block {
    var card: WireCard
    /// Rows of the terminal from the first line of the block to the cursor.
    var rows: Int
    /// Rows of the card alone, and those above it.
    var cardRows: Int
    var rowsAbove: Int
  }

  private let terminal: Terminal
  private let block = Mutex<Block?>(nil)

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Shows a reply that has a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - above: What is said above it.
  ///   - below: What is said below it, such as a question.
  ///   - isChange: Whether the reply only changes the card that was shown last.
  func show(_ card: WireCard, above: String?, below: String?, isChange: Bool) {
    block.withLock { block in
      let size = terminal.size()
      var text = ""
      if isChange, terminal.movesCursor, let old = block, old.rows < size.rows,
        old.card.title == card.title
      {
        text = "\u{1B}[\(old.rows)A\r\u{1B}[J"
      }
      let (drawn, new) = self.drawn(card, above: above, below: below, columns: size.columns)
      terminal.write(text + drawn)
      block = new
    }
  }

  /// Shows the card anew that was shown last, whose app had it reloaded.
  ///
  /// - Parameters:
  ///   - card: The card as it is now.
  ///   - prompt: What stands before the line that is being typed; nil while nothing is typed.
  func update(_ card: WireCard, prompt: String?) {
    block.withLock { block in
      let size = terminal.size()
      let lines = lines(of: card, columns: size.columns)
      guard terminal.movesCursor, var old = block, old.rows < size.rows,
        lines.count == old.cardRows
      else {
        let (drawn, new) = drawn(card, above: nil, below: nil, columns: size.columns)
        let start = terminal.movesCursor ? "\r\u{1B}[J" : "\n"
        terminal.write("\(start)\(drawn)\(prompt ?? "")")
        block = new
        return
      }
      let up = old.rows - old.rowsAbove
      let text = lines.map { "\r\u{1B}[2K\($0)" }.joined(separator: "\u{1B}[1B")
      // The cursor goes back to where the person types.
      terminal.write("\u{1B}7\u{1B}[\(up)A\(text)\u{1B}8")
      old.card = card
      block = old
    }
  }

  /// A person typed a line, whose echo stands below the card.
  func noteLine(_ line: String, prompt: String) {
    let columns = terminal.size().columns
    block.withLock { $0?.rows += Self.rows(of: prompt + line, columns: columns) }
  }

  /// Something else was printed; the card is not drawn over any more.
  func forget() {
    block.withLock { $0 = nil }
  }

  private func lines(of card: WireCard, columns: Int) -> [String] {
    TerminalCard.lines(
      of: card,
      on: TerminalCard.Screen(columns: columns, hasStyle: terminal.hasStyle))
  }

  private func drawn(
    _ card: WireCard, above: String?, below: String?, columns: Int
  ) -> (String, Block) {
    let lines = lines(of: card, columns: columns)
    let text = ([above] + lines + [below]).compactMap(\.self).map { "\($0)\n" }.joined()
    let rowsAbove = above.map { Self.rows(of: $0, columns: columns) } ?? 0
    let rowsBelow = below.map { Self.rows(of: $0, columns: columns) } ?? 0
    return (
      text,
      Block(
        card: card, rows: rowsAbove + lines.count + rowsBelow, cardRows: lines.count,
        rowsAbove: rowsAbove)
    )
  }

  /// How many rows a text takes where long lines run on.
  private static func rows(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
      rows + max(1, (line.columns + columns - 1) / max(1, columns))
    }
  }
}
