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
}
