// SPDX-License-Identifier: Apache-2.0

/// All phrases as one nondeterministic graph, the step between templates and the automaton.
struct PhraseGraph {
  /// A place in the graph, with the ways out of it.
  struct State {
    var epsilons: [Int32] = []
    var words: [(word: WordID, to: Int32)] = []
    var slots: [(symbol: Int32, to: Int32)] = []
    var phrase: Int32?

    /// Whether a word, a slot or a phrase's end depends on the state.
    var isImportant: Bool { !words.isEmpty || !slots.isEmpty || phrase != nil }
  }

  var states: [State] = [State()]
  private(set) var symbols: [SlotSymbol] = []
  private(set) var listKeys: [CompiledList.Key] = []
  var vocabulary = Vocabulary()

  private let grammar: Grammar
  private let listIndices: [String: Int]
  private var symbolIDs: [SlotSymbol: Int32] = [:]
  private var listKeyIDs: [CompiledList.Key: Int] = [:]

  /// - Throws: `GrammarError` naming the limit that a phrase exceeds.
  init(_ grammar: Grammar) throws(GrammarError) {
    self.grammar = grammar
    listIndices = Dictionary(
      grammar.lists.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, phrase) in grammar.phrases.enumerated() { try add(phrase, index: index) }
  }

  private mutating func add(_ phrase: Phrase, index: Int) throws(GrammarError) {
    let before = states.count
    let start = makeState()
    states[0].epsilons.append(start)
    let end = try add(phrase.template.root, from: start, phrase: phrase, before: before)
    let accept = makeState()
    states[Int(end)].epsilons.append(accept)
    states[Int(accept)].phrase = Int32(index)
  }

  private mutating func makeState() -> Int32 {
    states.append(State())
    return Int32(states.count - 1)
  }

  // MARK: - Elements

  /// Adds an element behind a state and returns the state behind the element.
  mutating func add(
    _ element: Template.Element, from start: Int32, phrase: Phrase, before: Int
  ) throws(GrammarError) -> Int32 {
    try checkSize(of: phrase, before: before)
    switch element {
    case .literal(let text):
      return add(words: LiteralWord.all(in: text), from: start, phrase: phrase)
    case .slot(let name): return add(slot: name, from: start, phrase: phrase)
    case .rule(let name):
      guard let rule = grammar.rules[name] else { return start }
      return try add(rule.root, from: start, phrase: phrase, before: before)
    case .sequence(let parts):
      return try add(sequence: parts, from: start, phrase: phrase, before: before)
    case .alternatives(let parts):
      let end = makeState()
      for part in parts {
        let last = try add(part, from: start, phrase: phrase, before: before)
        states[Int(last)].epsilons.append(end)
      }
      return end
    case .optional(let part):
      let last = try add(part, from: start, phrase: phrase, before: before)
      let end = makeState()
      states[Int(last)].epsilons.append(end)
      states[Int(start)].epsilons.append(end)
      return end
    case .permutation(let parts):
      return try add(permutation: parts, from: start, phrase: phrase, before: before)
    }
  }

  /// A state for every set of parts that have been said; orders share the states.
  private mutating func add(
    permutation parts: [Template.Element], from start: Int32, phrase: Phrase, before: Int
  ) throws(GrammarError) -> Int32 {
    var states: [Int32?] = Array(repeating: nil, count: 1 << parts.count)
    states[0] = start
    for said in 0..<(1 << parts.count) {
      guard let from = states[said] else { continue }
      for (index, part) in parts.enumerated() where said & (1 << index) == 0 {
        let next = said | (1 << index)
        let target = states[next] ?? makeState()
        states[next] = target
        let last = try add(part, from: from, phrase: phrase, before: before)
        self.states[Int(last)].epsilons.append(target)
      }
    }
    return states[states.count - 1] ?? start
  }

  private func checkSize(of phrase: Phrase, before: Int) throws(GrammarError) {
    let count = states.count - before
    guard count > grammar.limits.statesPerPhrase else { return }
    let source = phrase.template.source
    throw GrammarError(diagnostics: [
      Diagnostic(
        severity: .error,
        message: "the phrase expands to more states than the limit statesPerPhrase, "
          + "\(grammar.limits.statesPerPhrase)",
        source: source, span: 0..<source.utf8.count)
    ])
  }

  // MARK: - Words

  mutating func add(words: some Sequence<LiteralWord>, from start: Int32, phrase: Phrase) -> Int32 {
    var places = [start]
    let words = Array(words)
    for word in words {
      let next = makeState()
      let id = vocabulary.intern(word.text, spelling: word.spelling)
      states[Int(places[places.count - 1])].words.append((id, next))
      places.append(next)
    }
    let numbers = NumberWords.forLanguage(phrase.language)
    for alternative in numbers?.alternatives(for: words.map(\.text)) ?? [] {
      var from = places[alternative.range.lowerBound]
      for (index, word) in alternative.words.enumerated() {
        let isLast = index == alternative.words.count - 1
        let to = isLast ? places[alternative.range.upperBound] : makeState()
        states[Int(from)].words.append((vocabulary.intern(word), to))
        from = to
      }
    }
    return places[places.count - 1]
  }

  // MARK: - Slots

  mutating func add(
    slot name: String, prefix: String = "", suffix: String = "", from start: Int32,
    phrase: Phrase
  ) -> Int32 {
    guard let slot = phrase.slots.first(where: { $0.name == name }) else { return start }
    let symbol = SlotSymbol(
      name: name, kind: kind(of: slot, prefix: prefix, suffix: suffix, language: phrase.language),
      isSeries: slot.isSeries)
    let id = symbolIDs[symbol] ?? Int32(symbols.count)
    if id == symbols.count {
      symbols.append(symbol)
      symbolIDs[symbol] = id
    }
    let end = makeState()
    states[Int(start)].slots.append((id, end))
    return end
  }

  private mutating func kind(
    of slot: Slot, prefix: String, suffix: String, language: String
  ) -> SlotSymbol.Kind {
    switch slot.kind {
    case .list(let name, let isOpen):
      let key = CompiledList.Key(list: listIndices[name] ?? 0, prefix: prefix, suffix: suffix)
      let index = listKeyIDs[key] ?? listKeys.count
      if index == listKeys.count {
        listKeys.append(key)
        listKeyIDs[key] = index
      }
      return .list(index, isOpen: isOpen && prefix.isEmpty && suffix.isEmpty)
    case .number(let minimum, let maximum, let isInteger):
      return .number(
        minimum: minimum, maximum: maximum, isInteger: isInteger, language: language)
    case .text: return .text
    }
  }
}
