// SPDX-License-Identifier: Apache-2.0

/// A compiled grammar: one deterministic automaton for all phrases, which calls value lists.
///
/// ```swift
/// let automaton = try Automaton(compiling: grammar)
/// let match = automaton.match(Utterance("open dune in library"))
/// ```
///
/// Phrases share their prefixes. A slot is one transition; its values stand in a trie that is
/// compiled once and shared by every slot of the list, so one list can be replaced without
/// touching the phrases. All of it lies in flat arrays and never changes.
///
/// ```
/// state   word transitions      slot transitions       phrases that end here
///   0     open → 1, add → 4
///   1                           ⟨book⟩ → 2
///   2     in → 3
///   3                           ⟨applicationName⟩ → 5
///   5                                                  0
/// ```
///
/// - Complexity: a match follows the words of the utterance; its time does not grow with the
///   number of phrases, and with the number of values only by the logarithm of a node's branches.
public struct Automaton: Sendable {
  /// What was compiled.
  public let grammar: Grammar
  /// Ambiguities that were found while compiling.
  public let warnings: [Diagnostic]

  let vocabulary: Vocabulary
  let symbols: [SlotSymbol]
  let listKeys: [CompiledList.Key]
  let lists: [CompiledList]
  let edges: EdgeTable
  /// Slot transitions by state.
  let slotEdges: [[SlotEdge]]
  /// Phrases that end in a state.
  let accepts: [[Int32]]

  struct SlotEdge: Sendable, Equatable {
    let symbol: Int32
    let target: StateID
  }

  /// Compiles a grammar.
  ///
  /// - Throws: `GrammarError` naming the limit that is exceeded.
  /// - Complexity: O(*n* log *n*) in the words of phrases and values, for phrases without
  ///   overlapping alternatives.
  public init(compiling grammar: Grammar) throws(GrammarError) {
    var graph = try PhraseGraph(grammar)
    let states = try Determinization(graph).states
    self.grammar = grammar
    symbols = graph.symbols
    listKeys = graph.listKeys
    lists = Self.compileLists(graph.listKeys, grammar: grammar, vocabulary: &graph.vocabulary)
    vocabulary = graph.vocabulary
    edges = EdgeTable(
      stateCount: states.count,
      edges: states.enumerated().flatMap { index, state in
        state.words.map { (StateID(index), $0.key, $0.value) }
      })
    slotEdges = states.map { state in
      state.slots.sorted { $0.key < $1.key }.map { SlotEdge(symbol: $0.key, target: $0.value) }
    }
    accepts = states.map(\.phrases)
    warnings = AmbiguityFinder(
      grammar: grammar, edges: edges, slotEdges: slotEdges, accepts: accepts, symbols: symbols,
      lists: lists
    ).warnings()
  }

  private init(_ other: Automaton, grammar: Grammar, vocabulary: Vocabulary, lists: [CompiledList])
  {
    self.grammar = grammar
    self.vocabulary = vocabulary
    self.lists = lists
    symbols = other.symbols
    listKeys = other.listKeys
    edges = other.edges
    slotEdges = other.slotEdges
    accepts = other.accepts
    warnings = other.warnings
  }

  /// The automaton with other values in one list; everything else is shared with this one.
  ///
  /// Tasks that match with this automaton go on undisturbed.
  ///
  /// - Throws: `GrammarError` if there is no list of that name, or a value cannot be compiled.
  public func replacing(list: ValueList) throws(GrammarError) -> Automaton {
    guard let index = grammar.lists.firstIndex(where: { $0.name == list.name }) else {
      throw GrammarError(diagnostics: [
        Diagnostic(
          severity: .error, message: "there is no list “\(list.name)” to replace", source: "",
          span: 0..<0)
      ])
    }
    var values = grammar.lists
    values[index] = list
    let replaced = try Grammar(
      phrases: grammar.phrases, lists: values, rules: grammar.rules, limits: grammar.limits)
    var vocabulary = vocabulary
    var lists = lists
    for (place, key) in listKeys.enumerated() where key.list == index {
      lists[place] = Self.compile(key, grammar: replaced, vocabulary: &vocabulary)
    }
    return Automaton(self, grammar: replaced, vocabulary: vocabulary, lists: lists)
  }

  private static func compileLists(
    _ keys: [CompiledList.Key], grammar: Grammar, vocabulary: inout Vocabulary
  ) -> [CompiledList] {
    keys.map { compile($0, grammar: grammar, vocabulary: &vocabulary) }
  }

  private static func compile(
    _ key: CompiledList.Key, grammar: Grammar, vocabulary: inout Vocabulary
  ) -> CompiledList {
    CompiledList(
      grammar.lists[key.list], key: key,
      numbers: grammar.languages.compactMap(NumberWords.forLanguage),
      wordLimit: grammar.limits.wordsPerForm, vocabulary: &vocabulary)
  }
}

extension Automaton {
  /// How large a compiled grammar is.
  public struct Statistics: Sendable, Equatable, CustomStringConvertible {
    /// States of the phrases.
    public let states: Int
    /// Word and slot transitions of the phrases.
    public let transitions: Int
    /// Values of all lists.
    public let values: Int
    /// Bytes of the transition tables; words and titles are not counted.
    public let bytes: Int

    /// The figures on one line.
    public var description: String {
      "\(states) states, \(transitions) transitions, \(values) values, \(bytes) bytes"
    }
  }

  /// How large the automaton is.
  public var statistics: Statistics {
    Statistics(
      states: edges.stateCount,
      transitions: edges.count + slotEdges.reduce(0) { $0 + $1.count },
      values: lists.reduce(0) { $0 + $1.values.count },
      bytes: edges.byteCount + lists.reduce(0) { $0 + $1.byteCount })
  }
}
