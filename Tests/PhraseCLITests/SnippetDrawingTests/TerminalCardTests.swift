// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseCLI

@Suite struct TerminalCardTests {
  private func text(_ card: WireCard, _ columns: Int, hasStyle: Bool = false) -> String {
    TerminalCard.lines(
      of: card, on: TerminalCard.Screen(columns: columns, hasStyle: hasStyle)
    ).joined(separator: "\n")
  }

  @Test func aCardIsABoxWithRowsBarsAndControls() {
    #expect(
      text(Cards.landmark, 60) == """
        ╭─────────────────────────────────────────────────────────╮
        │ Lighthouse of Ar-Men                                    │
        │ Brittany, France                                        │
        ├─────────────────────────────────────────────────────────┤
        │ (A tower in the surf)                                   │
        │ Height  37 m                                            │
        │ Built   1881                                            │
        │ Crowd   █████████░░░░░░░░░░░ 45 %                       │
        │ On a rock far out in the sea; the keepers called it the │
        │ hell of hells.                                          │
        │                                                         │
        │ Your visit                                              │
        │ [1] Favorite ♥                                          │
        │ [2] Remind Me ☐                                         │
        │ [3] Find Tickets                                        │
        │ [4] Delete                                              │
        ╰─────────────────────────────────────────────────────────╯
        """)
  }

  @Test func aNarrowTerminalWrapsAndAVeryNarrowOneHasNoBox() {
    #expect(
      text(Cards.landmark, 30) == """
        ╭────────────────────────────╮
        │ Lighthouse of Ar-Men       │
        │ Brittany, France           │
        ├────────────────────────────┤
        │ (A tower in the surf)      │
        │ Height  37 m               │
        │ Built   1881               │
        │ Crowd   █████░░░░░░░ 45 %  │
        │ On a rock far out in the   │
        │ sea; the keepers called it │
        │ the hell of hells.         │
        │                            │
        │ Your visit                 │
        │ [1] Favorite ♥             │
        │ [2] Remind Me ☐            │
        │ [3] Find Tickets           │
        │ [4] Delete                 │
        ╰────────────────────────────╯
        """)
    #expect(
      text(Cards.landmark, 16) == """
        Lighthouse of
        Ar-Men
        Brittany, France
        (A tower in the
        surf)
        Height  37 m
        Built   1881
        Crowd   45 %
        On a rock far
        out in the sea;
        the keepers
        called it the
        hell of hells.

        Your visit
        [1] Favorite ♥
        [2] Remind Me ☐
        [3] Find Tickets
        [4] Delete
        """)
  }

  @Test func wideSignsAndPicturesTakeTwoColumns() {
    #expect(
      text(Cards.wide, 40) == """
        ╭───────────────╮
        │ 東京タワー    │
        │ 日本 🗼       │
        ├───────────────┤
        │ 高さ  333 m   │
        │ Open  はい 👨‍👩‍👧 │
        │ [1] 探す      │
        ╰───────────────╯
        """)
  }

  @Test func fromRightToLeftEverythingIsMirrored() {
    #expect(
      text(Cards.arabic, 40) == """
        ╭─────────────────╮
        │       \u{2068}برج خليفة\u{2069} │
        │             \u{2068}دبي\u{2069} │
        ├─────────────────┤
        │ \u{2068}828 م\u{2069}  \u{2068}الارتفاع\u{2069} │
        │       \u{2068}تذاكر\u{2069} [1] │
        ╰─────────────────╯
        """)
  }

  @Test(arguments: [0, 1, 2, 5, 10, 23, 24, 25, 40, 80, 500])
  func noLineIsLongerThanTheTerminal(_ columns: Int) {
    for (index, card) in Cards.all.enumerated() {
      for line in text(card, columns).split(separator: "\n") {
        #expect(
          line.columns <= max(columns, TerminalCard.leastColumns),
          "card \(index), \(columns): \(line)")
      }
    }
  }

  @Test func tenThousandCharactersAreAllThere() {
    let lines = text(Cards.long, 80)
    #expect(lines.count { $0 == "x" } == 10_000)
    #expect(lines.components(separatedBy: "word").count == 2001)
  }

  @Test func nothingSteersTheTerminal() {
    let plain = text(Cards.hostile, 60)
    #expect(!plain.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    #expect(!plain.contains("\u{202E}"))
    #expect(plain.contains("[31mRed & <b>\"bold\"</b>"))
  }

  @Test func stylesAreOnlyThereWhereTheyAreWanted() {
    let plain = text(Cards.landmark, 60)
    let styled = text(Cards.landmark, 60, hasStyle: true)
    #expect(styled.contains("\u{1B}[1mLighthouse of Ar-Men\u{1B}[0m"))
    #expect(styled.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("🗼", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2),
    ("♥", 1), ("♥\u{FE0F}", 2), ("☎\u{FE0E}", 1), ("", 0), ("\u{200B}", 0), ("שלום", 4), ("ﬁ", 1),
    ("ｆｕ", 4), ("नमस्ते", 4),
  ])
  func textTakesColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two three", 7, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh i", 4, ["a", "bcde", "fgh", "i"]), ("a\n\nb", 9, ["a", "", "b"]),
    ("日本語日本", 5, ["日本", "語日", "本"]), ("ab 日本", 5, ["ab", "日本"]), ("a  b", 2, ["a ", "b"]),
  ])
  func linesAreBrokenBetweenWords(_ text: String, _ limit: Int, _ lines: [String]) {
    #expect(text.wrapped(to: limit) { $0.columns } == lines)
  }
}
