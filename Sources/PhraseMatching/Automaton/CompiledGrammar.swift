// SPDX-License-Identifier: Apache-2.0

import Synchronization

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
  /// By list: words that a title loses without losing its meaning, in the phrases' languages.
  let droppable: [[WordID]]
  private let forms = Mutex<[SuggestibleForm]?>(nil)

  /// The forms that may be suggested after a miss, made when they are first asked for.
  var suggestible: [SuggestibleForm] {
    forms.withLock { forms in
      if let forms { return forms }
      let made = SuggestibleForm.all(in: grammar)
      forms = made
      return made
    }
  }

  init(
    grammar: Grammar, warnings: [Diagnostic], phrases: PhraseTables, lists: [CompiledList]
  ) {
    self.grammar = grammar
    self.warnings = warnings
    self.phrases = phrases
    self.lists = lists
    let small = grammar.languages.compactMap(SmallWords.forLanguage).flatMap(\.droppable)
    droppable = lists.map { list in
      small.map { list.words.id(of: $0) }.filter { $0 != WordTable.unknown }
    }
  }
}

/// The tables of the phrases, which stay when lists change.
final class PhraseTables: Sendable {
  let vocabulary: Vocabulary
  let words: WordTable
  let spellings: SpellingIndex
  let symbols: [SlotSymbol]
  /// By symbol: what reads its values, if it has no list.
  let readers: [SlotReader?]
  let listKeys: [CompiledList.Key]
  let edges: EdgeTable
  let steps: StepTable
  /// Slot transitions by state.
  let slotEdges: Runs<Automaton.SlotEdge>
  /// Phrases that end in a state.
  let accepts: Runs<Int32>
  let infos: [CompiledGrammar.PhraseInfo]
  /// What may be said besides the phrases, as the values of a list: 0 anywhere, 1 at the beginning.
  let fillers: CompiledList
  /// By state: the words that may be left out, and where that leads.
  let droppable: Runs<DroppableWord>
  let plurals: [PluralEnding]
  let opposites: OppositeBeginnings
  private let denials: Set<String>
  private let numbers: [NumberWords]
  /// Words that may be left out anywhere: by themselves they mean nothing.
  private let smallWords: Set<WordID>

  func isSmall(_ word: WordID) -> Bool { smallWords.contains(word) }

  /// Whether a word is one that is known, so that it is no other word misspelt.
  func isKnown(_ word: String) -> Bool {
    vocabulary.id(of: word) != WordTable.unknown || denials.contains(word)
      || fillers.words.id(of: word) != WordTable.unknown
      || numbers.contains { !$0.parse([word]).isEmpty }
  }

  /// A word that may be left out, and the state behind it.
  struct DroppableWord: Sendable {
    let word: WordID
    let target: StateID
  }

  init(_ graph: PhraseGraph, states: [Determinization.State], grammar: Grammar) {
    vocabulary = graph.vocabulary
    words = vocabulary.table()
    spellings = SpellingIndex(words)
    symbols = graph.symbols
    readers = symbols.map(SlotReader.init)
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
    let small = grammar.languages.compactMap(SmallWords.forLanguage)
    fillers = CompiledList(
      ValueList(
        name: "",
        values: [
          .init(id: 0, forms: small.flatMap(\.fillers)),
          .init(id: 1, forms: small.flatMap(\.openers)),
        ]),
      key: .init(list: 0), numbers: [], wordLimit: grammar.limits.wordsPerForm)
    droppable = Self.droppable(in: edges, vocabulary: graph.vocabulary, small: small)
    smallWords = Set(
      small.flatMap { $0.droppable + $0.fillers + $0.openers }.map(graph.vocabulary.id))
    plurals = small.flatMap { $0.plurals.map(PluralEnding.init) }
    opposites = OppositeBeginnings(small.flatMap(\.oppositeBeginnings))
    denials = Set(small.flatMap(\.denials))
    numbers = grammar.languages.compactMap(NumberWords.forLanguage)
    infos = grammar.phrases.map {
      CompiledGrammar.PhraseInfo(
        intent: $0.intent, application: $0.application, isNegative: $0.isNegative)
    }
  }

  /// A word that tells two phrases apart may not be left out where its opposite could stand.
  private static func droppable(
    in edges: EdgeTable, vocabulary: Vocabulary, small: [SmallWords]
  ) -> Runs<DroppableWord> {
    let words = Set(small.flatMap(\.droppable).map(vocabulary.id))
    var opposites: [WordID: Set<WordID>] = [:]
    for pair in small.flatMap(\.opposites) {
      for word in pair {
        opposites[vocabulary.id(of: word), default: []].formUnion(
          pair.filter { $0 != word }.map(vocabulary.id))
      }
    }
    return Runs(
      (0..<edges.stateCount).map { state in
        let row = edges.edges(of: StateID(state))
        let here = Set(row.map(\.word))
        return row.filter { edge in
          words.contains(edge.word) && (opposites[edge.word] ?? []).isDisjoint(with: here)
        }.map { DroppableWord(word: $0.word, target: $0.target) }
      })
  }
}
