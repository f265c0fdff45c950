// SPDX-License-Identifier: Apache-2.0

/// Makes the phrases' graph deterministic, so that shared prefixes become shared states.
///
/// Source: the subset construction of Rabin and Scott, "Finite automata and their decision
/// problems", 1959, over words and slots as symbols.
struct Determinization {
  /// A state of the automaton: a set of graph states.
  struct State {
    var words: [WordID: StateID] = [:]
    var slots: [Int32: StateID] = [:]
    var phrases: [Int32] = []
  }

  /// States of the whole automaton; a shortcut grammar has a few thousand.
  static let stateLimit = 1_000_000

  private(set) var states: [State] = []
  private let graph: PhraseGraph
  private var ids: [[Int32]: StateID] = [:]
  private var open: [[Int32]] = []

  /// - Throws: `GrammarError` if alternatives that overlap make too many states.
  init(_ graph: PhraseGraph) throws(GrammarError) {
    self.graph = graph
    _ = id(of: [0])
    var next = 0
    while next < open.count {
      guard states.count <= Self.stateLimit else { throw Self.tooMany }
      expand(open[next], as: next)
      next += 1
    }
  }

  private mutating func expand(_ set: [Int32], as state: Int) {
    var words: [WordID: [Int32]] = [:]
    var slots: [Int32: [Int32]] = [:]
    var phrases: Set<Int32> = []
    for member in set {
      for edge in graph.states[Int(member)].words { words[edge.word, default: []].append(edge.to) }
      for edge in graph.states[Int(member)].slots {
        slots[edge.symbol, default: []].append(edge.to)
      }
      if let phrase = graph.states[Int(member)].phrase { phrases.insert(phrase) }
    }
    for (word, targets) in words.sorted(by: { $0.key < $1.key }) {
      states[state].words[word] = id(of: targets)
    }
    for (symbol, targets) in slots.sorted(by: { $0.key < $1.key }) {
      states[state].slots[symbol] = id(of: targets)
    }
    states[state].phrases = phrases.sorted()
  }

  /// The state for a set of graph states and all that follow from them without a word.
  private mutating func id(of members: [Int32]) -> StateID {
    var closure: Set<Int32> = []
    var pending = members
    while let member = pending.popLast() {
      if closure.insert(member).inserted { pending += graph.states[Int(member)].epsilons }
    }
    // States that only pass on make no difference, and would keep equal sets apart.
    let set = closure.filter { graph.states[Int($0)].isImportant }.sorted()
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
