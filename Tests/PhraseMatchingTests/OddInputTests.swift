// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct OddInputTests {
  /// A text with a short name for the test log: some are a megabyte long.
  struct OddText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let texts = [
    OddText("empty", ""), OddText("blank", " "), OddText("NUL", "\u{0}"),
    OddText("a megabyte in one word", String(repeating: "a", count: 1_000_000)),
    OddText("a megabyte of words", String(repeating: "open ", count: 200_000)),
    OddText("emoji", String(repeating: "🍕", count: 10_000)),
    OddText("a direction mark", "open \u{202E}dune\u{202C} in library"),
    OddText("right to left", "فتح الكتاب"),
    OddText("marks upon marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    OddText("no UTF-8", String(decoding: [0xFF, 0xFE, 0x6F, 0x70], as: UTF8.self)),
    OddText("unassigned", "\u{E000}\u{10FFFF}\u{FFFF}"),
    OddText("template syntax", "${book} [x] (a|b"),
    OddText("connectors only", String(repeating: "and ", count: 1000)),
    OddText("digits", "1 2 3 4 5 6 7 8 9"),
  ]

  @Test(arguments: texts)
  func nothingCrashesAndNothingMatches(_ odd: OddText) throws {
    let text = odd.text
    let automaton = try Grammars.automaton([
      "Open ${book} in ${applicationName}", "shelve ${books}", "spend ${amount}",
    ])
    if !text.contains("dune") { #expect(automaton.best(text) == "none") }
    _ = automaton.nearest(to: Utterance(text))
    _ = automaton.prefixCompletions(of: text, limit: 10)
  }

  @Test func directionMarksDoNotChangeTheMeaning() throws {
    let automaton = try Grammars.automaton(["Open ${book} in ${applicationName}"])
    #expect(automaton.best("open \u{202E}dune\u{202C} in library") == "0 book=[1]")
  }

  @Test func longTextsBeyondTheLimitAreAPlainMiss() throws {
    let automaton = try Grammars.automaton(["say ${query} now", "other"])
    let words = String(repeating: "x ", count: Automaton.wordLimit - 2)
    #expect(automaton.best("say \(words)now").hasPrefix("0 query=text("))
    #expect(automaton.best("say \(words)x now") == "none")
  }

  /// Values made of each other could be cut into a series in exponentially many ways.
  @Test func seriesThatCanBeCutInManyWaysEnd() throws {
    let list = ValueList(
      name: "l", values: [.init(id: 1, forms: ["a"]), .init(id: 2, forms: ["a a"])])
    let phrase = Phrase(
      template: try Template(parsing: "go ${x}"),
      slots: [Slot(name: "x", kind: .list("l", isOpen: false), isSeries: true)], intent: 0)
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
    func match(_ count: Int, _ end: String = "") -> Match {
      automaton.match(Utterance("go " + String(repeating: "a ", count: count) + end))
    }
    #expect(match(40).candidates.count == 21 && match(40).isAmbiguous)
    #expect(match(300).candidates.isEmpty && match(300).limit == .ways)
    #expect(match(300, "b").candidates.isEmpty && match(300, "b").limit == nil)
  }

  @Test func manyTextSlotsEnd() throws {
    let automaton = try Automaton(
      compiling: Grammar(
        phrases: [
          Phrase(
            template: try Template(parsing: "${a} x ${b} x ${c} x ${d} y"),
            slots: ["a", "b", "c", "d"].map { Slot(name: $0, kind: .text) }, intent: 0)
        ], lists: []))
    let text = String(repeating: "x ", count: 200)
    #expect(automaton.match(Utterance(text)).candidates.isEmpty)
    #expect(automaton.match(Utterance(text + "y")).candidates.count == 1)
  }

  @Test func valuesWithoutWordsAndOfManyWordsAreLeftOut() throws {
    let list = ValueList(
      name: "l",
      values: [
        .init(id: 1, forms: [""]), .init(id: 2, forms: [String(repeating: "w ", count: 10_000)]),
        .init(id: 3, forms: ["ok"]),
      ])
    let phrase = Phrase(
      template: try Template(parsing: "say ${x}"),
      slots: [Slot(name: "x", kind: .list("l", isOpen: false))], intent: 0)
    let grammar = try Grammar(phrases: [phrase], lists: [list])
    #expect(grammar.warnings.count == 2)
    #expect(try Automaton(compiling: grammar).best("say ok") == "0 x=[3]")
  }
}
