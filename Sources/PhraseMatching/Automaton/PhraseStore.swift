// SPDX-License-Identifier: Apache-2.0

/// The phrases as a search reads them, which stay when lists change.
final class PhraseStore: Sendable {
  /// What the search needs to know of a phrase.
  struct PhraseInfo: Sendable {
    let intent: Int
    let application: Int
    let isNegative: Bool
  }

  let words: WordTable
  /// By word: the spelling that an author first used for it.
  let written: FlatStrings
  let spellings: SpellingIndex
  let symbols: [SlotSymbol]
  /// By symbol: what a search needs to know of it.
  let traits: [SlotTraits]
  /// What reads the values of slots that have no list.
  let readers: [SlotReader]
  let listKeys: [CompiledList.Key]
  /// Word transitions by state, ascending, for those who want to see them all.
  let edges: Rows<Automaton.WordEdge>
  /// The same for a search.
  let transitions: TransitionTable
  /// Slot transitions by state.
  let slotEdges: Rows<Automaton.SlotEdge>
  /// Phrases that end in a state.
  let accepts: Rows<PhraseID>
  let infos: [PhraseInfo]
  /// What may be said besides the phrases, as the values of a list: 0 anywhere, 1 at the beginning.
  let fillers: CompiledList
  /// By state: the words that may be left out, and where that leads.
  let droppable: Rows<Automaton.WordEdge>
  let plurals: [PluralEnding]
  let opposites: OppositeBeginnings
  private let denials: Set<String>
  private let numbers: [NumberWords]
  /// Words that may be left out anywhere: by themselves they mean nothing.
  private let smallWords: Set<WordID>

  /// The state that a word leads to; nil where there is none.
  func target(from state: StateID, on word: WordID) -> StateID? {
    let target = transitions.target(from: state.raw, on: word.raw)
    return target == 0 ? nil : StateID(raw: target)
  }

  func isSmall(_ word: WordID) -> Bool { smallWords.contains(word) }

  /// Whether a word is one that is known, so that it is no other word misspelt.
  func isKnown(_ word: String) -> Bool {
    words.id(of: word) != nil || denials.contains(word)
      || fillers.words.id(of: word) != nil
      || numbers.contains { $0.canBegin(word) }
  }

  /// By state: whether one of some phrases goes on from it, or ends in it.
  ///
  /// - Complexity: O(*n*) in the transitions, as most lead to a state behind their own.
  func statesLeading(to wanted: [Bool]) -> [Bool] {
    var leads = (0..<accepts.count).map { accepts[$0].contains { wanted[$0.index] } }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for state in leads.indices.reversed()
      where !leads[state]
        && (edges[state].contains { leads[$0.target.index] }
          || slotEdges[state].contains { leads[$0.target.index] })
      {
        leads[state] = true
        isSettled = false
      }
    }
    return leads
  }

  init(_ graph: PhraseGraph, states: [Determinization.State], grammar: Grammar) {
    words = graph.vocabulary.table()
    written = FlatStrings(graph.vocabulary.spellings)
    spellings = SpellingIndex(words)
    symbols = graph.symbols
    (traits, readers) = SlotTraits.all(symbols)
    listKeys = graph.listKeys
    edges = Rows(states.lazy.map(\.words))
    transitions = TransitionTable(
      states.enumerated().flatMap { state, edges in
        edges.words.map { edge in
          TransitionTable.Transition(
            from: UInt32(state), word: edge.word.raw, target: edge.target.raw)
        }
      })
    slotEdges = Rows(states.lazy.map(\.slots))
    accepts = Rows(states.lazy.map(\.phrases))
    let tables = grammar.tables
    let small = tables.compactMap { $0.smallWords }
    fillers = CompiledList(
      ValueList(
        name: "",
        values: [
          .init(id: 0, forms: small.flatMap(\.fillers)),
          .init(id: 1, forms: small.flatMap(\.openers)),
        ]),
      key: .init(list: 0), numbers: [], wordLimit: grammar.limits.wordsPerForm)
    droppable = Self.droppable(in: edges, words: words, small: small)
    smallWords = Set(
      small.flatMap { $0.droppable + $0.fillers + $0.openers }.compactMap { [words] in
        words.id(of: $0)
      })
    plurals = small.flatMap { words in
      words.plurals.map(PluralEnding.init) + words.inflections.flatMap(PluralEnding.pairs)
    }
    opposites = OppositeBeginnings(small.flatMap(\.oppositeBeginnings))
    denials = Set(small.flatMap(\.denials))
    numbers = tables.map { $0.numbers }
    infos = grammar.phrases.map {
      PhraseInfo(
        intent: $0.intent, application: $0.application, isNegative: $0.isNegative)
    }
  }

  /// A word that tells two phrases apart may not be left out where its opposite could stand.
  private static func droppable(
    in edges: Rows<Automaton.WordEdge>, words: WordTable, small: [SmallWords]
  ) -> Rows<Automaton.WordEdge> {
    let droppable = Set(small.flatMap(\.droppable).compactMap { words.id(of: $0) })
    var opposites: [WordID: Set<WordID>] = [:]
    for pair in small.flatMap(\.opposites) {
      let ids = pair.compactMap { words.id(of: $0) }
      for word in ids { opposites[word, default: []].formUnion(ids.filter { $0 != word }) }
    }
    return Rows(
      (0..<edges.count).map { state in
        let here = Set(edges[state].map(\.word))
        return edges[state].filter { edge in
          droppable.contains(edge.word) && (opposites[edge.word] ?? []).isDisjoint(with: here)
        }
      })
  }
}
