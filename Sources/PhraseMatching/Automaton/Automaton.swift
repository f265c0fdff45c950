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
public final class Automaton: Sendable {
  /// What was compiled.
  public let grammar: Grammar
  /// Ambiguities that were found while compiling.
  public let warnings: [Diagnostic]
  let phrases: PhraseStore
  let lists: [CompiledList]
  /// By list: words that a title loses without losing its meaning, in the phrases' languages.
  let droppable: [[WordID]]
  private let ambiguities: Ambiguities

  /// A word transition.
  struct WordEdge: BitwiseCopyable, Sendable {
    let word: WordID
    let target: StateID
  }

  /// A slot transition.
  struct SlotEdge: BitwiseCopyable, Sendable {
    let symbol: SymbolID
    let target: StateID
  }

  /// Compiles a grammar.
  ///
  /// - Parameters:
  ///   - grammar: The phrases and their values.
  ///   - older: An automaton whose lists are taken where the grammar has the same ones.
  /// - Throws: `GrammarError` naming the limit that is exceeded.
  /// - Complexity: O(*n* log *n*) in the words of phrases and values, for phrases without
  ///   overlapping alternatives.
  public convenience init(
    compiling grammar: Grammar, sharing older: Automaton? = nil
  ) throws(GrammarError) {
    let graph = try PhraseGraph(grammar)
    let phrases = PhraseStore(graph, states: try Determinization(graph).states, grammar: grammar)
    let known = older?.plainLists ?? [:]
    let languages = grammar.languagesOfLists
    let lists = phrases.listKeys.map { key in
      let list = grammar.lists[key.list]
      return Self.compile(
        key, list, known: list.compiled ?? known[list.name],
        languages: languages[list.name] ?? [], limits: grammar.limits)
    }
    let tables = grammar.tables
    self.init(
      grammar: grammar, ambiguities: Ambiguities(grammar, phrases, lists), phrases: phrases,
      lists: lists, droppable: lists.map { $0.droppableWords(in: tables) })
  }

  private init(
    grammar: Grammar, ambiguities: Ambiguities, phrases: PhraseStore, lists: [CompiledList],
    droppable: [[WordID]]
  ) {
    self.grammar = grammar
    self.ambiguities = ambiguities
    self.phrases = phrases
    self.lists = lists
    self.droppable = droppable
    warnings = ambiguities.warnings
  }

  /// The automaton with other values in one list; everything else is shared with this one.
  ///
  /// Tasks that match with this automaton go on undisturbed.
  ///
  /// - Throws: `GrammarError` if there is no list of that name.
  /// - Complexity: that of compiling the list, and of comparing it with lists in whose place it may
  ///   be said; the phrases and other lists cost nothing.
  public func replacing(list: ValueList) throws(GrammarError) -> Automaton {
    let grammar = try grammar.replacing(list)
    var (lists, droppable, ambiguities) = (lists, droppable, ambiguities)
    let isReplaced = phrases.listKeys.map { grammar.lists[$0.list].name == list.name }
    for (place, key) in phrases.listKeys.enumerated() where isReplaced[place] {
      lists[place] = Self.compile(
        key, list, known: list.compiled, languages: lists[place].languages, limits: grammar.limits)
      droppable[place] = lists[place].droppableWords(in: grammar.tables)
    }
    ambiguities.update(lists, keys: phrases.listKeys) { isReplaced[$0.index] }
    return Automaton(
      grammar: grammar, ambiguities: ambiguities, phrases: phrases, lists: lists,
      droppable: droppable)
  }

  /// Compiles a list, unless what was compiled before is of the same values and languages.
  private static func compile(
    _ key: CompiledList.Key, _ list: ValueList, known: CompiledList?, languages: [String],
    limits: Grammar.Limits
  ) -> CompiledList {
    if let known, !key.isJoined, known.languages == languages, known.values == list.values {
      return known
    }
    return CompiledList(
      list, key: key, numbers: languages.compactMap(NumberWords.forLanguage),
      wordLimit: limits.wordsPerForm)
  }

  /// The lists to whose values no phrase glues text, by name.
  private var plainLists: [String: CompiledList] {
    let plain = zip(phrases.listKeys, lists).filter { !$0.0.isJoined }
    return Dictionary(
      plain.map { (grammar.lists[$0.list].name, $1) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Grammar {
  /// By the name of a list: the languages of the phrases that have it, in which its numbers are said.
  fileprivate var languagesOfLists: [String: [String]] {
    var codes: [String: Set<String>] = [:]
    for phrase in phrases {
      guard let code = Language.tables(for: phrase.language)?.code else { continue }
      for list in phrase.slots.compactMap(\.kind.listName) {
        codes[list, default: []].insert(code)
      }
    }
    return codes.mapValues { $0.sorted() }
  }
}

extension CompiledList {
  /// The words that a title loses without losing its meaning.
  fileprivate func droppableWords(in languages: [any LanguageTables.Type]) -> [WordID] {
    languages.flatMap { $0.smallWords?.droppable ?? [] }
      .compactMap { words.id(of: $0) }
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
      states: phrases.edges.count,
      transitions: phrases.edges.elements.count + phrases.slotEdges.elements.count,
      values: lists.reduce(0) { $0 + $1.values.count },
      bytes: phrases.edges.byteCount + lists.reduce(0) { $0 + $1.byteCount })
  }
}
