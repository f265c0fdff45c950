// SPDX-License-Identifier: Apache-2.0

/// A state of the phrases; the first one is ``ID/start``.
typealias StateID = ID<Determinization.State>

extension StateID {
  /// Where every phrase begins.
  static let start = StateID(0)
}

/// Makes the phrases' graph deterministic, so that shared prefixes become shared states.
///
/// Source: the subset construction of Rabin and Scott, "Finite automata and their decision
/// problems", 1959, over words and slots as symbols.
struct Determinization {
  /// A state of the automaton: a set of graph states.
  struct State {
    /// By ascending word.
    var words: [Automaton.WordEdge] = []
    /// By ascending symbol.
    var slots: [Automaton.SlotEdge] = []
    var phrases: [PhraseID] = []
  }

  /// States of the whole automaton; a shortcut grammar has a few thousand.
  static let stateLimit = 1_000_000

  private(set) var states: [State] = []
  private let graph: PhraseGraph
  private var ids: [[Int32]: StateID] = [:]
  private var open: [[Int32]] = []
  /// The round in which a graph state was last reached: a set that is emptied by counting on.
  private var reached: [UInt32]
  private var round: UInt32 = 0

  /// - Throws: `GrammarError` if alternatives that overlap make too many states.
  init(_ graph: PhraseGraph) throws(GrammarError) {
    self.graph = graph
    reached = Array(repeating: 0, count: graph.states.count)
    _ = id(of: [0])
    var next = 0
    while next < open.count {
      guard states.count <= Self.stateLimit else { throw Self.tooMany }
      expand(open[next], as: next)
      next += 1
    }
  }

  private mutating func expand(_ set: [Int32], as state: Int) {
    var words: [(label: WordID, to: Int32)] = []
    var slots: [(label: SymbolID, to: Int32)] = []
    var phrases: Set<PhraseID> = []
    for member in set {
      for edge in graph.states[Int(member)].words { words.append((edge.word, edge.to)) }
      for edge in graph.states[Int(member)].slots { slots.append((edge.symbol, edge.to)) }
      if let phrase = graph.states[Int(member)].phrase { phrases.insert(phrase) }
    }
    states[state].words = transitions(words).map { .init(word: $0.label, target: $0.to) }
    states[state].slots = transitions(slots).map { .init(symbol: $0.label, target: $0.to) }
    states[state].phrases = phrases.sorted()
  }

  /// One transition for each label, a word or a symbol, to the state for all its targets.
  private mutating func transitions<Label: Comparable>(
    _ edges: [(label: Label, to: Int32)]
  ) -> [(label: Label, to: StateID)] {
    let sorted = edges.sorted { $0.label < $1.label }
    var transitions: [(label: Label, to: StateID)] = []
    var next = 0
    while next < sorted.count {
      let label = sorted[next].label
      var targets: [Int32] = []
      while next < sorted.count, sorted[next].label == label {
        targets.append(sorted[next].to)
        next += 1
      }
      transitions.append((label, id(of: targets)))
    }
    return transitions
  }

  /// The state for a set of graph states and all that follow from them without a word.
  private mutating func id(of members: [Int32]) -> StateID {
    round += 1
    var set: [Int32] = []
    var pending = members
    while let member = pending.popLast() {
      guard reached[Int(member)] != round else { continue }
      reached[Int(member)] = round
      pending += graph.states[Int(member)].epsilons
      // States that only pass on make no difference, and would keep equal sets apart.
      if graph.states[Int(member)].isImportant { set.append(member) }
    }
    set.sort()
    if let id = ids[set] { return id }
    let id = StateID(states.count)
    ids[set] = id
    states.append(State())
    open.append(set)
    return id
  }

  private static let tooMany = GrammarError(diagnostics: [
    Diagnostic(
      severity: .error,
      message: "the phrases need more states than the limit stateLimit, \(stateLimit)",
      source: "", span: 0..<0)
  ])
}
