// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseWire
import Synchronization
import Testing

@testable import PhraseCLI

/// A terminal that obeys the few commands that the screen gives.
private final class PaperTerminal: Sendable {
  private let state = Mutex<(lines: [[Character]], row: Int, column: Int, saved: (Int, Int))>(
    ([[]], 0, 0, (0, 0)))

  var lines: [String] {
    state.withLock { $0.lines.map { String($0) } }
  }

  func write(_ text: String) {
    state.withLock { state in
      var rest = text[...]
      while let character = rest.popFirst() {
        switch character {
        case "\n":
          state.row += 1
          state.column = 0
        case "\r": state.column = 0
        case "\u{1B}":
          if rest.first == "7" || rest.first == "8" {
            if rest.removeFirst() == "7" {
              state.saved = (state.row, state.column)
            } else {
              (state.row, state.column) = state.saved
            }
          } else {
            rest.removeFirst()
            let digits = rest.prefix(while: \.isNumber)
            rest = rest.dropFirst(digits.count)
            let count = Int(digits) ?? 1
            switch rest.removeFirst() {
            case "A": state.row -= count
            case "B": state.row += count
            case "J": state.lines.removeSubrange((state.row + 1)...); state.lines[state.row] = []
            case "K": state.lines[state.row] = []
            default: break
            }
          }
        default:
          while state.lines[state.row].count < state.column { state.lines[state.row].append(" ") }
          if state.lines[state.row].count > state.column {
            state.lines[state.row][state.column] = character
          } else {
            state.lines[state.row].append(character)
          }
          state.column += 1
        }
        while state.lines.count <= state.row { state.lines.append([]) }
      }
    }
  }
}

@Suite struct SnippetScreenTests {
  private let paper = PaperTerminal()

  private func screen(rows: Int = 24, movesCursor: Bool = true) -> SnippetScreen {
    let paper = paper
    return SnippetScreen(
      SnippetScreen.Terminal(
        size: { (40, rows) }, hasStyle: false, movesCursor: movesCursor, write: { paper.write($0) })
    )
  }

  private func card(_ count: Int, more: Bool = false) -> WireCard {
    Snippet("Tickets") {
      .row("Count", "\(count)")
      if more { .text("Many") }
    }.card
  }

  private func box(_ count: Int) -> [String] {
    ["╭──────────╮", "│ Tickets  │", "├──────────┤", "│ Count  \(count) │", "╰──────────╯"]
  }

  private func type(_ line: String, on screen: SnippetScreen) {
    paper.write("> \(line)\n")
    screen.noteLine(line, prompt: "> ")
  }

  @Test func aChangeIsDrawnOverTheSnippet() {
    let screen = screen()
    type("buy", on: screen)
    screen.show(card(1), above: nil, below: "Search?", isChange: false)
    type("one more", on: screen)
    screen.show(card(2), above: nil, below: "Search?", isChange: true)
    #expect(paper.lines == ["> buy"] + box(2) + ["Search?", ""])
  }

  @Test func aTerminalThatCannotMoveGetsEachSnippetBelow() {
    let screen = screen(movesCursor: false)
    screen.show(card(1), above: nil, below: nil, isChange: false)
    screen.show(card(2), above: nil, below: nil, isChange: true)
    screen.update(card(3), prompt: "> ")
    #expect(paper.lines == box(1) + box(2) + [""] + box(3) + ["> "])
  }

  @Test func anotherTurnIsDrawnBelow() {
    let screen = screen()
    screen.show(card(1), above: "Here.", below: nil, isChange: false)
    type("again", on: screen)
    screen.show(card(1), above: "Here.", below: nil, isChange: false)
    #expect(paper.lines == ["Here."] + box(1) + ["> again", "Here."] + box(1) + [""])
  }

  @Test func whatWasPrintedInBetweenStays() {
    let screen = screen()
    screen.show(card(1), above: nil, below: nil, isChange: false)
    paper.write("Else.\n")
    screen.forget()
    screen.show(card(2), above: nil, below: nil, isChange: true)
    #expect(paper.lines == box(1) + ["Else."] + box(2) + [""])
  }

  @Test func aReloadGoesAroundTheLineThatIsTyped() {
    let screen = screen()
    screen.show(card(1), above: "Here.", below: nil, isChange: false)
    paper.write("> sea")
    screen.update(card(2), prompt: "> ")
    paper.write("rch")
    #expect(paper.lines == ["Here."] + box(2) + ["> search"])
  }

  @Test func aReloadOfAnotherHeightIsDrawnBelow() {
    let screen = screen()
    screen.show(card(1), above: nil, below: nil, isChange: false)
    paper.write("> ")
    screen.update(card(2, more: true), prompt: "> ")
    #expect(paper.lines.prefix(5) == box(1)[...])
    #expect(paper.lines.last == "> ")
    #expect(paper.lines.contains("│ Many     │"))
  }

  @Test func aSnippetThatLeftTheScreenIsDrawnBelow() {
    let screen = screen(rows: 5)
    screen.show(card(1), above: nil, below: nil, isChange: false)
    screen.show(card(2), above: nil, below: nil, isChange: true)
    #expect(paper.lines == box(1) + box(2) + [""])
  }
}
