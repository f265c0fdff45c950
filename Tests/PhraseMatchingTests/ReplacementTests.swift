// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct ReplacementTests {
  private static func list(_ name: String, _ forms: [String]) -> ValueList {
    ValueList(name: name, values: forms.enumerated().map { .init(id: $0, forms: [$1]) })
  }

  private static let names = ["books", "shelves", "apps"]

  /// Values that are in several lists, that nobody can say, and none at all.
  private static let contents = [
    [], ["dune"], ["dune", "emma", "…"], ["emma", "1984"], ["tower", "dune", "two towers"],
  ]

  /// Whatever was replaced before, the warnings are those of a grammar compiled anew.
  @Test(arguments: 0..<20)
  func theWarningsAreThoseOfAGrammarCompiledAnew(_ seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    var lists = Self.names.map { Self.list($0, ["first \($0)"]) }
    let phrases = try [
      "open ${book}", "open ${shelf} now", "open ${applicationName}", "open ${shelf}",
      "pile${book}up", "pile${shelf}up",
    ].enumerated().map { try Grammars.phrase($1, intent: $0) }
    var automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
    #expect(automaton.warnings.isEmpty)
    var seen: Set<Int> = []
    for _ in 0..<12 {
      let index = Int.random(in: 0..<lists.count, using: &random)
      lists[index] = Self.list(
        Self.names[index], Self.contents.randomElement(using: &random) ?? [])
      automaton = try automaton.replacing(list: lists[index])
      let fresh = try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
      #expect(automaton.warnings == fresh.warnings)
      #expect(automaton.grammar.warnings == fresh.grammar.warnings)
      seen.insert(fresh.warnings.count)
    }
    #expect(seen.count > 1, "the values of this seed make no difference")
  }

  @Test func whatIsNotReplacedIsTheSameMemory() throws {
    let automaton = try Grammars.automaton(["open ${book}", "move to ${shelf}"])
    let later = try automaton.replacing(list: Self.list("books", ["Emma"]))
    #expect(later.phrases === automaton.phrases)
    #expect(later.lists.count == 2)
    #expect(later.lists[1] === automaton.lists[1] && later.lists[0] !== automaton.lists[0])
  }
}

@Suite struct SampleTests {
  @Test func aListOfEqualTitlesHasOneSentence() throws {
    let list = ValueList(
      name: "books", values: (0..<3_000).map { .init(id: $0, forms: [$0 == 2_999 ? "Emma" : "…"]) })
    let phrase = try Grammars.phrase("open ${book}", intent: 0)
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
    #expect(automaton.sample(phrase: 0, limit: 1_000) == ["open Emma"])
  }

  @Test func eachSentenceIsMadeOnceAndRoundsTakeTurns() throws {
    let automaton = try Grammars.automaton(["open [the] ${book} (to|to) ${shelf}"])
    let sentences = automaton.sample(phrase: 0, limit: 1_000)
    #expect(Set(sentences).count == sentences.count)
    #expect(
      sentences.prefix(4) == [
        "open the Dune to Read", "open Dune to Read", "open the 1984 to Want to Read",
        "open 1984 to Want to Read",
      ])
    #expect(sentences.contains("open In the Library to Read"))
    #expect(automaton.sample(phrase: 0, limit: 3) == Array(sentences.prefix(3)))
  }

  @Test func aPhraseWithoutSlotsHasItsForms() throws {
    let automaton = try Grammars.automaton(["(go|run) [now]"])
    #expect(automaton.sample(phrase: 0, limit: 1_000) == ["go now", "go", "run now", "run"])
    #expect(automaton.sample(phrase: 0, limit: 0) == [])
    #expect(automaton.sample(phrase: 1, limit: 5) == [])
  }
}

@Suite struct JSGFTests {
  private static func jsgf(_ parts: [String]) throws -> String {
    let text = "(\(parts.joined(separator: ";")))"
    return try Grammar(
      phrases: [
        Phrase(template: try Template(parsing: text, syntax: .template), slots: [], intent: 0)
      ], lists: []
    ).jsgf()
  }

  /// Every order, by putting rules in the place of their names.
  private static func sentences(_ jsgf: String) -> [String] {
    var rules: [String: String] = [:]
    for line in jsgf.split(separator: "\n") where line.hasPrefix("<") {
      let sides = line.dropLast().split(separator: " = ", maxSplits: 1)
      rules[String(sides[0])] = sides[1].filter { !"()".contains($0) }
    }
    func expand(_ expansion: String) -> [String] {
      expansion.split(separator: "|").flatMap { way -> [String] in
        way.split(separator: " ").reduce([""]) { heads, word in
          let tails = rules[String(word)].map(expand) ?? [String(word)]
          return heads.flatMap { head in tails.map { head.isEmpty ? $0 : "\(head) \($0)" } }
        }
      }
    }
    return expand("<phrase0>")
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func aPermutationSaysEveryOrderOnce(_ count: Int) throws {
    let parts = Array(["a", "b", "c", "d", "e"].prefix(count))
    let sentences = Self.sentences(try Self.jsgf(parts))
    #expect(sentences.count == (1...count).reduce(1, *))
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.split(separator: " ").sorted().map(String.init) == parts })
  }

  @Test func ordersShareRules() throws {
    #expect(
      try Self.jsgf(["a", "b", "c"]).split(separator: "\n").filter { $0.hasPrefix("<phrase0") }
        == [
          "<phrase0> = (a <phrase0-order1-011> | b <phrase0-order1-101> | c <phrase0-order1-110>);",
          "<phrase0-order1-011> = b c | c b;", "<phrase0-order1-101> = a c | c a;",
          "<phrase0-order1-110> = a b | b a;",
        ])
    let largest = try Self.jsgf((0..<8).map { "part\($0)x" })
    // One rule for each set of two to seven parts.
    #expect(largest.split(separator: "\n").filter { $0.hasPrefix("<phrase0-") }.count == 246)
  }
}
