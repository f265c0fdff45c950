// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct NearestTests {
  private func automaton() throws -> Automaton {
    try Grammars.automaton([
      "Open ${book} in ${applicationName}", "Move ${book} to ${shelf} in ${applicationName}",
      "Spend ${amount} on food", "What am I reading",
    ])
  }

  @Test(arguments: [
    ("open doon in library", "Open Dune in Library", "doon"),
    ("opne dune in library", "Open Dune in Library", "opne"),
    ("open dune in", "Open Dune in Library", ""),
    ("open dune library", "Open Dune in Library", ""),
    ("open dune now in library", "Open Dune in Library", "now"),
    ("what am I redding", "What am I reading", "redding"),
    ("oh what am I reading", "What am I reading", "oh"),
    ("spend lots on food", "Spend 0 on food", "lots"),
    ("move dune to reed in library", "Move Dune to Read in Library", "reed"),
  ])
  func theNearestPhraseAndWhereItStopped(
    _ text: String, _ suggestion: String, _ stop: String
  ) throws {
    let automaton = try automaton()
    let near = try #require(automaton.nearest(to: Utterance(text)))
    #expect(near.suggestion == suggestion)
    #expect(String(decoding: Array(text.utf8)[near.stop], as: UTF8.self) == stop)
    // A suggestion is a sentence that matches.
    #expect(automaton.best(near.suggestion) != "none")
  }

  @Test(arguments: [
    ("add a rent expense", "Add a Dune expense in Library", "rent"),
    ("open the dune collection in library", "Show my Dune collection in Library", "open"),
  ])
  func thePhraseWithMostOfTheWordsIsNearest(
    _ text: String, _ suggestion: String, _ stop: String
  ) throws {
    let automaton = try Grammars.automaton([
      "Open ${book} in ${applicationName}", "Add ${amount} for ${book} in ${applicationName}",
      "Add a ${book} expense in ${applicationName}",
      "Show my ${book} collection in ${applicationName}",
    ])
    let near = try #require(automaton.nearest(to: Utterance(text)))
    #expect(near.suggestion == suggestion)
    #expect(String(decoding: Array(text.utf8)[near.stop], as: UTF8.self) == stop)
  }

  @Test(arguments: [("spend -5 on food", "-5")])
  func aNumberOutOfItsRangeIsWhereItStopped(_ text: String, _ stop: String) throws {
    let near = try #require(try automaton().nearest(to: Utterance(text)))
    #expect(near.slot == "amount")
    #expect(String(decoding: Array(text.utf8)[near.stop], as: UTF8.self) == stop)
  }

  @Test func anUnknownValueIsToldWithItsSlot() throws {
    let near = try #require(try automaton().nearest(to: Utterance("open doon in library")))
    #expect(near.slot == "book" && near.value == 1)
    let far = try #require(try automaton().nearest(to: Utterance("open xyzzy in library")))
    #expect(far.slot == "book" && far.value == nil)
  }

  @Test(arguments: [
    "make me a sandwich", "", "in", "🍕", "the weather tomorrow",
    String(repeating: "open ", count: 500),
  ])
  func nothingIsSuggestedWhereNothingIsNear(_ text: String) throws {
    #expect(try automaton().nearest(to: Utterance(text)) == nil)
  }

  @Test func wordsLeftOverAmongFiftyPhrases() throws {
    let workload = ExactWorkload(valueCount: 100)
    let automaton = try Automaton(compiling: workload.grammar())
    let sentence = "open \(workload.values[7]) in the workshop"
    #expect(automaton.nearest(to: Utterance(sentence + " not today"))?.suggestion == sentence)
  }

  /// 100 grammars: what may not be suggested is as if it were not there.
  @Test func nearestAmongSomePhrasesIsNearestInAGrammarOfThem() throws {
    var found = 0
    for seed in 0..<100 {
      var random = RandomGrammar(seed: UInt64(seed))
      let grammar = try random.grammar()
      let wanted = grammar.phrases.indices.filter { $0 % 2 == seed % 2 }
      guard !wanted.isEmpty else { continue }
      let whole = try Automaton(compiling: grammar)
      let part = try Automaton(
        compiling: Grammar(
          phrases: wanted.map { grammar.phrases[$0] }, lists: grammar.lists, rules: grammar.rules))
      let samples = wanted.prefix(3).flatMap { whole.sample(phrase: $0, limit: 1) }
      for text in samples.filter({ $0.count < 12 }).map({ "\($0) \(random.sentence(1...1))" }) {
        let near = whole.nearest(to: Utterance(text), among: wanted.contains)
        let own = part.nearest(to: Utterance(text)).map { wanted[$0.phrase] }
        #expect(near?.phrase == own, "seed \(seed), “\(text)”\n\(grammar.text())")
        found += near == nil ? 0 : 1
      }
    }
    #expect(found > 15, "\(found)")
  }
}
