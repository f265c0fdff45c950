// SPDX-License-Identifier: Apache-2.0

/// What an automaton is made of, in one place that searches can share.
final class CompiledGrammar: Sendable {
  /// What the search needs to know of a phrase.
  struct PhraseInfo: Sendable {
    let intent: Int
    let application: Int
    let isNegative: Bool
  }

  let grammar: Grammar
  let warnings: [Diagnostic]
  let phrases: PhraseTables
  let lists: [CompiledList]

  init(
    grammar: Grammar, warnings: [Diagnostic], phrases: PhraseTables, lists: [CompiledList]
  ) {
    self.grammar = grammar
    self.warnings = warnings
    self.phrases = phrases
    self.lists = lists
  }
}

/// The tables of the phrases, which stay when lists change.
final class PhraseTables: Sendable {
  let vocabulary: Vocabulary
  let words: WordTable
  let spellings: SpellingIndex
  let symbols: [SlotSymbol]
  let listKeys: [CompiledList.Key]
  let edges: EdgeTable
  let steps: StepTable
  /// Slot transitions by state.
  let slotEdges: Runs<Automaton.SlotEdge>
  /// Phrases that end in a state.
  let accepts: Runs<Int32>
  let infos: [CompiledGrammar.PhraseInfo]

  init(_ graph: PhraseGraph, states: [Determinization.State], grammar: Grammar) {
    vocabulary = graph.vocabulary
    words = vocabulary.table()
    spellings = SpellingIndex(words)
    symbols = graph.symbols
    listKeys = graph.listKeys
    edges = EdgeTable(
      stateCount: states.count,
      edges: states.enumerated().flatMap { index, state in
        state.words.map { (StateID(index), $0.key, $0.value) }
      })
    steps = StepTable(
      flat: states.enumerated().flatMap { index, state in
        state.words.flatMap {
          [UInt32(index), UInt32(bitPattern: $0.key), UInt32(bitPattern: $0.value)]
        }
      })
    slotEdges = Runs(
      states.map { state in
        state.slots.sorted { $0.key < $1.key }.map {
          Automaton.SlotEdge(symbol: $0.key, target: $0.value)
        }
      })
    accepts = Runs(states.map(\.phrases))
    infos = grammar.phrases.map {
      CompiledGrammar.PhraseInfo(
        intent: $0.intent, application: $0.application, isNegative: $0.isNegative)
    }
  }
}
