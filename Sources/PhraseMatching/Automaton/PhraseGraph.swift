// SPDX-License-Identifier: Apache-2.0

/// All phrases as one nondeterministic graph over words and slots, the step between templates and
/// the automaton.
struct PhraseGraph {
  /// A place in the graph, with the ways out of it.
  struct State {
    var epsilons: [Int32] = []
    var words: [(word: WordID, to: Int32)] = []
    var slots: [(symbol: SymbolID, to: Int32)] = []
    var phrase: PhraseID?

    /// Whether a word, a slot or a phrase's end depends on the state.
    var isImportant: Bool { !words.isEmpty || !slots.isEmpty || phrase != nil }
  }

  var states: [State] = [State()]
  var vocabulary = Vocabulary()
  private(set) var symbols: [SlotSymbol] = []
  private(set) var listKeys: [CompiledList.Key] = []

  private let grammar: Grammar
  private let listIndices: [String: Int]
  private var symbolIDs: [SlotSymbol: SymbolID] = [:]
  private var listIDs: [CompiledList.Key: ListID] = [:]
  private var literals: [String: [LiteralWord]] = [:]
  private var prefixes: [String: Affix?] = [:]
  private var suffixes: [String: Affix?] = [:]

  /// - Throws: `GrammarError` with every phrase that exceeds a limit, and the limit's name.
  init(_ grammar: Grammar) throws(GrammarError) {
    self.grammar = grammar
    listIndices = Dictionary(
      grammar.lists.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var faults: [Diagnostic] = []
    for (index, phrase) in grammar.phrases.enumerated() {
      do throws(PieceGraph.Excess) {
        try add(phrase, index: index)
      } catch {
        faults.append(error.diagnostic(of: phrase.template, limits: grammar.limits))
      }
    }
    guard faults.isEmpty else { throw GrammarError(diagnostics: faults) }
  }

  private mutating func add(_ phrase: Phrase, index: Int) throws(PieceGraph.Excess) {
    let pieces = try PieceGraph(
      phrase, rules: grammar.rules, limit: grammar.limits.statesPerPhrase)
    let before = states.count
    let ends = try addWords(of: pieces, phrase: phrase)
    states[0].epsilons.append(ends.start)
    let accept = makeState()
    states[Int(ends.end)].epsilons.append(accept)
    states[Int(accept)].phrase = PhraseID(index)
    if let numbers = NumberWords.forLanguage(phrase.language) {
      addAlternatives(of: numbers, in: before..<states.count)
    }
  }

  mutating func makeState() -> Int32 {
    states.append(State())
    return Int32(states.count - 1)
  }

  func isTooLarge(since before: Int) -> Bool {
    states.count - before > grammar.limits.statesPerPhrase
  }

  var wordFormLimit: Int { grammar.limits.wordFormsPerPhrase }

  // MARK: - Words

  /// The words of a text, which is split once however often phrases have it.
  mutating func words(of text: String) -> [LiteralWord] {
    if let known = literals[text] { return known }
    let words = LiteralWord.all(in: text)
    literals[text] = words
    return words
  }

  /// What a text joins to the slot behind it.
  mutating func prefix(in text: String) -> Affix? {
    if let known = prefixes[text] { return known }
    let affix = Affix(prefixIn: text)
    prefixes[text] = .some(affix)
    return affix
  }

  /// What a text joins to the slot before it.
  mutating func suffix(in text: String) -> Affix? {
    if let known = suffixes[text] { return known }
    let affix = Affix(suffixIn: text)
    suffixes[text] = .some(affix)
    return affix
  }

  /// Adds words behind a state, and returns the state behind them.
  mutating func add(words: some Sequence<LiteralWord>, from start: Int32) -> Int32 {
    words.reduce(start) { state, word in
      let next = makeState()
      add(word: word, from: state, to: next)
      return next
    }
  }

  /// Adds words between two states.
  mutating func add(words: ArraySlice<LiteralWord>, from start: Int32, to end: Int32) {
    guard let last = words.last else {
      states[Int(start)].epsilons.append(end)
      return
    }
    add(word: last, from: add(words: words.dropLast(), from: start), to: end)
  }

  private mutating func add(word: LiteralWord, from: Int32, to: Int32) {
    let id = vocabulary.intern(word.text, spelling: word.spelling)
    states[Int(from)].words.append((id, to))
  }

  // MARK: - Slots

  mutating func add(
    _ slot: Slot, prefix: String = "", suffix: String = "", from start: Int32, to end: Int32,
    phrase: Phrase
  ) {
    var symbol = SlotSymbol(
      name: slot.name,
      kind: kind(of: slot, prefix: prefix, suffix: suffix, language: phrase.language),
      series: slot.isSeries ? .forLanguage(phrase.language) : nil)
    if case .value = symbol.kind { symbol.signs = PhraseSigns(in: phrase.template.root.literals) }
    if symbol.kind == .text { (symbol.prefix, symbol.suffix) = (prefix, suffix) }
    let id = symbolIDs[symbol] ?? SymbolID(symbols.count)
    if id.index == symbols.count {
      symbols.append(symbol)
      symbolIDs[symbol] = id
    }
    states[Int(start)].slots.append((id, end))
  }

  private mutating func kind(
    of slot: Slot, prefix: String, suffix: String, language: String
  ) -> SlotSymbol.Kind {
    switch slot.kind {
    case .list(let name, let isOpen):
      let key = CompiledList.Key(list: listIndices[name] ?? 0, prefix: prefix, suffix: suffix)
      let id = listIDs[key] ?? ListID(listKeys.count)
      if id.index == listKeys.count {
        listKeys.append(key)
        listIDs[key] = id
      }
      return .list(id, isOpen: isOpen && prefix.isEmpty && suffix.isEmpty)
    case .value(let kind): return .value(kind, language: language)
    case .text: return .text
    }
  }
}

extension PieceGraph.Excess {
  fileprivate func diagnostic(of template: Template, limits: Grammar.Limits) -> Diagnostic {
    let message =
      switch self {
      case .statesPerPhrase:
        "the phrase expands to more states than the limit statesPerPhrase, "
          + "\(limits.statesPerPhrase)"
      case .wordFormsPerPhrase:
        "optional parts without blanks between them make more words than the limit "
          + "wordFormsPerPhrase, \(limits.wordFormsPerPhrase)"
      }
    return Diagnostic(
      severity: .error, message: message, source: template.source,
      span: 0..<template.source.utf8.count)
  }
}
