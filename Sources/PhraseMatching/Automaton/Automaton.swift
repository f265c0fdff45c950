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
///   number of phrases or values.
public struct Automaton: Sendable {
  let compiled: CompiledGrammar

  /// A slot transition.
  struct SlotEdge: Sendable, Equatable {
    let symbol: Int32
    let target: StateID
  }

  /// What was compiled.
  public var grammar: Grammar { compiled.grammar }
  /// Ambiguities that were found while compiling.
  public var warnings: [Diagnostic] { compiled.warnings }

  /// Compiles a grammar.
  ///
  /// - Throws: `GrammarError` naming the limit that is exceeded.
  /// - Complexity: O(*n* log *n*) in the words of phrases and values, for phrases without
  ///   overlapping alternatives.
  public init(compiling grammar: Grammar) throws(GrammarError) {
    let graph = try PhraseGraph(grammar)
    let phrases = PhraseTables(graph, states: try Determinization(graph).states, grammar: grammar)
    let lists = phrases.listKeys.map { Self.compile($0, grammar: grammar) }
    var ambiguities = AmbiguityFinder(grammar: grammar, phrases: phrases, lists: lists)
    compiled = CompiledGrammar(
      grammar: grammar, warnings: ambiguities.warnings(), phrases: phrases, lists: lists)
  }

  private init(_ compiled: CompiledGrammar) {
    self.compiled = compiled
  }

  /// The automaton with other values in one list; everything else is shared with this one.
  ///
  /// Tasks that match with this automaton go on undisturbed.
  ///
  /// - Throws: `GrammarError` if there is no list of that name.
  /// - Complexity: that of compiling the list; the phrases and other lists cost nothing.
  public func replacing(list: ValueList) throws(GrammarError) -> Automaton {
    let grammar = try compiled.grammar.replacing(list)
    var lists = compiled.lists
    for (place, key) in compiled.phrases.listKeys.enumerated()
    where grammar.lists[key.list].name == list.name {
      lists[place] = Self.compile(key, grammar: grammar)
    }
    return Automaton(
      CompiledGrammar(
        grammar: grammar, warnings: compiled.warnings, phrases: compiled.phrases, lists: lists))
  }

  private static func compile(_ key: CompiledList.Key, grammar: Grammar) -> CompiledList {
    let list = grammar.lists[key.list]
    let numbers = grammar.languages.compactMap(NumberWords.forLanguage)
    if let made = list.compiled, key.prefix.isEmpty, key.suffix.isEmpty,
      made.languages == numbers.map(\.language)
    {
      return made
    }
    return CompiledList(
      list, key: key, numbers: numbers, wordLimit: grammar.limits.wordsPerForm)
  }
}

extension Automaton {
  var symbols: [SlotSymbol] { compiled.phrases.symbols }
  var listKeys: [CompiledList.Key] { compiled.phrases.listKeys }
  var lists: [CompiledList] { compiled.lists }
  var edges: EdgeTable { compiled.phrases.edges }
  var slotEdges: Runs<SlotEdge> { compiled.phrases.slotEdges }
  var accepts: Runs<Int32> { compiled.phrases.accepts }
  var vocabulary: Vocabulary { compiled.phrases.vocabulary }
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
    /// Bytes of the lists and the transition tables.
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
      transitions: edges.count + slotEdges.elements.count,
      values: lists.reduce(0) { $0 + $1.values.count },
      bytes: edges.byteCount + lists.reduce(0) { $0 + $1.byteCount })
  }
}
