// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct ReferenceTests {
  /// 1,500 grammars, each with its own samples and random sentences.
  @Test(arguments: 0..<15)
  func theAutomatonFindsWhatTheReferenceFinds(_ batch: Int) throws {
    var understood = 0
    for index in 0..<100 {
      let seed = UInt64(batch * 100 + index)
      var random = RandomGrammar(seed: seed)
      let grammar = try random.grammar()
      let automaton = try Automaton(compiling: grammar)
      let reference = ReferenceMatcher(grammar: grammar)
      let samples = grammar.phrases.indices.flatMap { automaton.sample(phrase: $0, limit: 2) }
      // Longer sentences have more ways than the search gathers at the most.
      let short = samples.filter { Utterance($0).tokens.count <= 10 }
      for text in short + (0..<12).map({ _ in random.sentence(1...6) }) {
        let found = ReferenceMatcher.meanings(
          automaton.match(Utterance(text)).candidates, in: grammar)
        #expect(found == reference.meanings(of: text), "seed \(seed), “\(text)”\n\(grammar.text())")
        understood += found.isEmpty ? 0 : 1
      }
    }
    #expect(understood > 300, "\(understood)")
  }

  @Test(arguments: 0..<200)
  func everySampleMatchesItsOwnPhrase(_ seed: Int) throws {
    var random = RandomGrammar(seed: UInt64(seed) + 10_000)
    let grammar = try random.grammar()
    let automaton = try Automaton(compiling: grammar)
    let silenced = grammar.phrases.contains(where: \.isNegative)
    for index in grammar.phrases.indices where !silenced {
      let samples = automaton.sample(phrase: index, limit: 4)
      #expect(!samples.isEmpty, "\(grammar.text())")
      for sample in samples {
        let intents = automaton.match(Utterance(sample)).candidates
          .map { grammar.phrases[$0.phrase].intent }
        #expect(intents.contains(grammar.phrases[index].intent), "“\(sample)”\n\(grammar.text())")
      }
    }
  }
}
