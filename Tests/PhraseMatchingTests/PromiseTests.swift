// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// What people who use such software elsewhere miss, and what is promised here.
@Suite struct PromiseTests {
  @Test(arguments: ["turn on the kitchem lump", "turn on the ktchn lamp", "turn on the", "turn on"])
  func aSlotThatWasHeardBadlyNeverWidensTheAction(_ text: String) throws {
    let lamps = ["kitchen lamp", "hall lamp"]
    let automaton = try TolerantGrammars.automaton(
      ["Turn on the ${book}", "Turn on everything"], books: lamps)
    #expect(automaton.forgiving(text) == "none")
  }

  @Test func toleranceIsBoundedAndExplainedAndNeverActsOnATie() throws {
    let automaton = try TolerantGrammars.automaton(
      ["Open ${book}"], books: ["Foundation", "Foundations"])
    let match = automaton.match(Utterance("open foundatiom"), tolerance: .standard)
    #expect(match.candidates.map { $0.captures[0].value } == [.listed([1])])
    #expect(match.candidates[0].edits.map(\.meant) == ["foundation"])
    let towers = try TolerantGrammars.automaton(["Open ${book}"], books: ["Tower", "Towel"])
    #expect(towers.match(Utterance("open towen"), tolerance: .standard).isAmbiguous)
  }

  @Test func aMissIsBoundedWhateverIsSaid() throws {
    let titles = (0..<2_000).map { "the book of \($0 % 40) the book of \($0)" }
    let automaton = try TolerantGrammars.automaton(["Open the ${book} of the"], books: titles)
    let text = "open the " + Array(repeating: "the book of", count: 19).joined(separator: " ")
    let match = automaton.match(Utterance(text), tolerance: .standard)
    #expect(match.candidates.isEmpty && match.limit == nil)
    let long = Array(repeating: "please", count: 61).joined(separator: " ") + " open dune"
    #expect(automaton.match(Utterance(long), tolerance: .standard).candidates.isEmpty)
  }

  @Test(arguments: [
    "L'Étranger", "L’Étranger", "L‘Etranger", "LʼÉtranger", "Letranger", "l`etranger",
  ])
  func allApostrophesAreOne(_ title: String) throws {
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: ["L’Étranger"])
    #expect(automaton.forgiving("open \(title)") == "0 book=[1] 0.0")
    #expect(automaton.forgiving("please open \(title)") == "0 book=[1] filler please 0.05")
  }

  @Test(arguments: [
    ("cancel 5 minute timer", "1 minutes=5.0 0.0"),
    ("please cancel 5 minute timer", "1 minutes=5.0 filler please 0.05"),
    ("cancel egg timer", "0 query=text(egg) 0.0"),
  ])
  func freeTextSwallowsNoTypedSlot(_ text: String, _ expected: String) throws {
    let automaton = try TolerantGrammars.automaton(
      ["Cancel ${query} timer", "Cancel ${minutes} minute timer"], books: ["Dune"])
    #expect(automaton.forgiving(text) == expected)
  }

  @Test func duplicateNamesAreAskedAboutAndNeverPicked() throws {
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: ["Poems", "Poems"])
    for text in ["open poems", "please open poems", "open poem"] {
      let match = automaton.match(Utterance(text), tolerance: .standard)
      #expect(match.candidates.map { $0.captures[0].value } == [.listed([1, 2])], "\(text)")
    }
  }

  @Test func anUnknownValueIsToldWithItsSlot() throws {
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: ["Dune"])
    let utterance = Utterance("please open neuromancer")
    #expect(automaton.match(utterance, tolerance: .standard).candidates.isEmpty)
    let near = automaton.nearest(to: Utterance("open neuromancer"))
    #expect(near?.slot == "book" && near?.value == nil)
  }

  @Test func manyValuesGiveTheirSlotNoAdvantage() throws {
    let titles = (0..<5_000).map { "title \($0)" } + ["settings"]
    let automaton = try TolerantGrammars.automaton(
      ["Open ${book}", "Open settings"], books: titles)
    #expect(automaton.forgiving("open settings") == "1 0.0")
    #expect(automaton.forgiving("please open settings") == "1 filler please 0.05")
  }

  @Test func listsAreReplacedLive() throws {
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: ["Foundation"])
    let later = try automaton.replacing(list: TolerantGrammars.list("books", ["Neuromancer"]))
    #expect(
      later.forgiving("open neuromacner") == "0 book=[1] one typo neuromacner→neuromancer 0.45")
    #expect(later.forgiving("open foundatoin") == "none")
    #expect(
      automaton.forgiving("open foundatoin") == "0 book=[1] one typo foundatoin→foundation 0.45")
  }

  @Test func aWeakMatchStealsNothingFromAnotherApplication() throws {
    let automaton = try TolerantGrammars.twoApplications([
      ("Open ${book} in ${applicationName}", 0), ("Open dunes in ${applicationName}", 1),
    ])
    let exact = automaton.match(Utterance("open dune in library"), tolerance: .standard)
    #expect(exact.candidates.map(\.phrase) == [0])
    let tie = automaton.match(Utterance("open dune in"), tolerance: .standard)
    #expect(tie.candidates.map(\.phrase) == [0])
    let near = automaton.match(Utterance("please open dunes in bookcase"), tolerance: .standard)
    #expect(near.candidates.map(\.phrase) == [1])
  }

  @Test func aHundredThousandValuesAreMatchedWithSlips() throws {
    let words = [
      "amber", "birch", "cobalt", "drift", "ember", "fjord", "garnet", "harbour", "indigo",
      "juniper",
    ]
    let titles = (0..<100_000).map { number in
      (0..<5).map { place in words[(number / [1, 10, 100, 1_000, 10_000][place]) % 10] }
        .joined(separator: " ")
    }
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: titles)
    #expect(automaton.forgiving("open birch amber amber amber amber") == "0 book=[2] 0.0")
    #expect(
      automaton.forgiving("please open indigo harbuor garnet fjord ember")
        == "0 book=[45679] filler please, one typo harbuor→harbour 0.5")
    #expect(automaton.forgiving("open birch amber amber amber walnut") == "none")
  }
}
