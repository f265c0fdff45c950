// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// The words that can be said, as a graph.
  ///
  /// - Parameters:
  ///   - language: The language code of the phrases that are said; nil for all phrases.
  ///   - takesText: Whether any words are listened for where a slot takes them, as
  ///     ``WordGraph/Word/anyWords``; otherwise phrases that need some are left out.
  ///   - isSaid: Which phrases are said, by their index in the grammar.
  /// - Complexity: O(*n*) in the words of phrases and values, times the number of different
  ///   continuations behind a list.
  /// - Returns: A graph whose sentences the automaton matches.
  public func wordGraph(
    language: String? = nil, takingText takesText: Bool = false,
    phrases isSaid: (Int) -> Bool = { _ in true }
  ) -> WordGraph {
    let said = grammar.phrases.indices.map { isSaid($0) && isSpoken(phrase: $0, in: language) }
    var builder = WordGraphBuilder(self, said: said, takesText: takesText)
    return builder.build()
  }

  /// Whether a phrase is of the wanted language: "en" is said by the voice of "en_GB".
  private func isSpoken(phrase: Int, in language: String?) -> Bool {
    guard let language else { return true }
    return grammar.phrases[phrase].language.isSameLanguage(as: language)
  }
}

private struct WordGraphBuilder {
  /// A value's graph that was put in, and where sentences go on behind it.
  private struct Continuation: Hashable {
    let symbol: SymbolID
    let target: StateID
  }

  private let automaton: Automaton
  /// Whether a phrase is one of those that are said.
  private let said: [Bool]
  /// Whether any words are listened for where a slot takes them.
  private let takesText: Bool
  private var vocabulary: Vocabulary
  private var graph = MinimalGraph()
  private var values: [SymbolID: MinimalGraph] = [:]
  private var entries: [Continuation: Int] = [:]

  init(_ automaton: Automaton, said: [Bool], takesText: Bool) {
    self.takesText = takesText
    self.automaton = automaton
    self.said = said
    vocabulary = Vocabulary(automaton.phrases)
  }

  mutating func build() -> WordGraph {
    let count = automaton.phrases.edges.count
    for _ in 1..<max(count, 1) { _ = graph.makeState() }
    for state in 0..<count {
      graph.isEnd[state] = automaton.phrases.accepts[state].contains { said[$0.index] }
      for edge in automaton.phrases.edges[state] {
        graph.steps[state].append(.init(word: edge.word, to: edge.target.index))
      }
      for edge in automaton.phrases.slotEdges[state] {
        guard let entry = entry(to: edge) else { continue }
        graph.steps[state].append(.init(word: nil, to: entry))
      }
    }
    return finished(graph.minimized())
  }

  /// Puts the values of a slot before its target, once for all places that go on alike.
  private mutating func entry(to edge: Automaton.SlotEdge) -> Int? {
    let place = Continuation(symbol: edge.symbol, target: edge.target)
    if let entry = entries[place] { return entry }
    guard let values = values(of: edge.symbol) else { return nil }
    let offset = graph.steps.count
    entries[place] = offset
    for _ in values.steps { _ = graph.makeState() }
    let exit = isSeries(edge.symbol) ? addSeriesExit(edge, entry: offset) : edge.target.index
    for (state, steps) in values.steps.enumerated() {
      for step in steps {
        if !values.steps[step.to].isEmpty {
          graph.steps[offset + state].append(.init(word: step.word, to: offset + step.to))
        }
        if values.isEnd[step.to] {
          graph.steps[offset + state].append(.init(word: step.word, to: exit))
        }
      }
    }
    return offset
  }

  private func isSeries(_ symbol: SymbolID) -> Bool {
    automaton.phrases.symbols[symbol.index].isSeries
  }

  /// A state behind a value from which another one may follow: "a, b and c".
  private mutating func addSeriesExit(_ edge: Automaton.SlotEdge, entry: Int) -> Int {
    let exit = graph.makeState()
    graph.steps[exit].append(.init(word: nil, to: edge.target.index))
    graph.steps[exit].append(.init(word: nil, to: entry))
    for word in automaton.phrases.symbols[edge.symbol.index].series?.connectors ?? [] {
      graph.steps[exit].append(.init(word: vocabulary.intern(word), to: entry))
    }
    return exit
  }

  /// The minimal graph of a slot's values; nil where any words may stand.
  private mutating func values(of symbol: SymbolID) -> MinimalGraph? {
    if let known = values[symbol] { return known }
    let made: MinimalGraph
    switch automaton.phrases.symbols[symbol.index].kind {
    case .text:
      guard takesText else { return nil }
      made = graphOfAnyWords()
    case .value(let kind, let language):
      var builder = ValueGraph(kind, language: language, vocabulary: vocabulary)
      made = builder.build()
      vocabulary = builder.vocabulary
    case .list(let list, _): made = graph(ofList: list)
    }
    values[symbol] = made.minimized()
    return values[symbol]
  }

  private mutating func graphOfAnyWords() -> MinimalGraph {
    let word = WordGraph.Word.anyWords
    var graph = MinimalGraph()
    graph.insert([[vocabulary.intern(word.text, spelling: word.spelling)]])
    return graph
  }

  /// The forms of a list, with digits said as words too.
  private mutating func graph(ofList list: ListID) -> MinimalGraph {
    let key = automaton.phrases.listKeys[list.index]
    let compiled = automaton.lists[list.index]
    let numbers = compiled.languages.compactMap(NumberWords.forLanguage)
    var sequences: [[WordID]] = []
    for form in compiled.values.lazy.flatMap(\.forms) {
      let tokens = Utterance(form).tokens
      guard !tokens.isEmpty, tokens.count <= automaton.grammar.limits.wordsPerForm else { continue }
      let words = tokens.map(\.text)
      let spelled = words.glued(prefix: key.prefix, suffix: key.suffix)
      sequences.append(
        zip(spelled, tokens).map { vocabulary.intern($0, spelling: form.utf8Text($1.span)) })
      for variant in words.numberVariants(numbers) {
        let glued = variant.glued(prefix: key.prefix, suffix: key.suffix)
        sequences.append(glued.map { vocabulary.intern($0) })
      }
    }
    var graph = MinimalGraph()
    graph.insert(sequences)
    return graph
  }

  private func finished(_ graph: MinimalGraph) -> WordGraph {
    var indices: [WordID: Int] = [:]
    var words: [WordGraph.Word] = []
    var arcs: [WordGraph.Arc] = []
    let end = graph.steps.count
    for (state, steps) in graph.steps.enumerated() {
      for step in steps {
        let word = step.word.map { id in
          indices[id]
            ?? {
              indices[id] = words.count
              words.append(
                .init(
                  text: vocabulary.words[id.index], spelling: vocabulary.spellings[id.index]))
              return words.count - 1
            }()
        }
        arcs.append(.init(from: state, to: step.to, word: word))
      }
      if graph.isEnd[state] { arcs.append(.init(from: state, to: end, word: nil)) }
    }
    return WordGraph(
      words: words, stateCount: end + 1, start: 0, end: end, arcs: arcs,
      unsayablePhrases: unsayablePhrases)
  }

  private var unsayablePhrases: [Int] {
    guard !takesText else { return [] }
    return automaton.grammar.phrases.indices.filter { index in
      let phrase = automaton.grammar.phrases[index]
      let needsText = phrase.slots.contains { slot in
        if case .text = slot.kind { phrase.template.root.requires(slot.name) } else { false }
      }
      return needsText && !phrase.isNegative && said[index]
    }
  }
}

extension Template.Element {
  /// Whether every way through the element has this slot.
  fileprivate func requires(_ slot: String) -> Bool {
    switch self {
    case .literal, .rule, .optional: false
    case .slot(let name): name == slot
    case .sequence(let parts), .permutation(let parts): parts.contains { $0.requires(slot) }
    case .alternatives(let parts): parts.allSatisfy { $0.requires(slot) }
    }
  }
}
