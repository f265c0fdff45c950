// SPDX-License-Identifier: Apache-2.0

/// States with steps to others, and the merging of those that accept the same.
struct MinimalGraph {
  struct Step: Hashable {
    /// A word, or nil for a step without one.
    let word: WordID?
    let to: Int
  }

  /// The steps by state; state 0 begins.
  var steps: [[Step]] = [[]]
  /// Whether a sentence may end in a state.
  var isEnd: [Bool] = [false]

  mutating func makeState(isEnd: Bool = false) -> Int {
    steps.append([])
    self.isEnd.append(isEnd)
    return steps.count - 1
  }

  /// Adds words in rows from the beginning, sharing what begins alike.
  ///
  /// - Complexity: O(*n* log *n*); in order, a beginning that is known is the one added last.
  mutating func insert(_ sequences: [[WordID]]) {
    for words in sequences.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      var state = 0
      for word in words {
        if let last = steps[state].last, last.word == word {
          state = last.to
        } else {
          let next = makeState()
          steps[state].append(Step(word: word, to: next))
          state = next
        }
      }
      isEnd[state] = true
    }
  }

  /// The graph with states merged that have the same steps, and without those that lead nowhere.
  ///
  /// States on a cycle stay as they are. This is the minimal automaton for a graph without cycles
  /// whose steps are deterministic. Source: D. Revuz, "Minimisation of acyclic deterministic
  /// automata in linear time", 1992.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  func minimized() -> MinimalGraph {
    var merging = Merging(live)
    merging.visit(0)
    return merging.result()
  }

  /// The graph without steps to states from which no sentence can end.
  private var live: MinimalGraph {
    let isLive = isEnd.spreading(
      backAlong: steps.enumerated().lazy.flatMap { state, steps in
        steps.map { (from: state, to: $0.to) }
      })
    var live = self
    for state in steps.indices { live.steps[state].removeAll { !isLive[$0.to] } }
    return live
  }

  private struct Merging {
    private struct Signature: Hashable {
      let isEnd: Bool
      let steps: [Step]
    }
    private enum Mark { case new, open, done }

    private let graph: MinimalGraph
    private var marks: [Mark]
    private var isOnCycle: [Bool]
    /// The state that stands for each; nil for one that leads nowhere.
    private var representatives: [Int?]
    private var known: [Signature: Int] = [:]
    private var kept: [Int: [Step]] = [:]

    init(_ graph: MinimalGraph) {
      self.graph = graph
      marks = Array(repeating: .new, count: graph.steps.count)
      isOnCycle = Array(repeating: false, count: graph.steps.count)
      representatives = Array(repeating: nil, count: graph.steps.count)
    }

    /// Goes through what can be reached, ends first; a stack of its own, for long sentences.
    mutating func visit(_ start: Int) {
      var stack = [(state: start, next: 0)]
      marks[start] = .open
      while let (state, next) = stack.last {
        if next < graph.steps[state].count {
          stack[stack.count - 1].next += 1
          let target = graph.steps[state][next].to
          switch marks[target] {
          case .new:
            marks[target] = .open
            stack.append((target, 0))
          case .open:
            isOnCycle[target] = true
            representatives[target] = target
          case .done: break
          }
        } else {
          stack.removeLast()
          marks[state] = .done
          close(state)
        }
      }
    }

    private mutating func close(_ state: Int) {
      var seen: Set<Step> = []
      let steps = graph.steps[state].compactMap { step in
        representatives[step.to].map { Step(word: step.word, to: $0) }
      }.filter { seen.insert($0).inserted }
      guard graph.isEnd[state] || !steps.isEmpty || isOnCycle[state] else { return }
      if isOnCycle[state] {
        kept[state] = steps
        return
      }
      let ordered = steps.sorted {
        ($0.word.map(\.index) ?? -1, $0.to) < ($1.word.map(\.index) ?? -1, $1.to)
      }
      let signature = Signature(isEnd: graph.isEnd[state], steps: ordered)
      if let other = known[signature] {
        representatives[state] = other
      } else {
        known[signature] = state
        representatives[state] = state
        kept[state] = ordered
      }
    }

    /// Numbers the states that are left, the beginning first.
    func result() -> MinimalGraph {
      var result = MinimalGraph()
      guard let start = representatives[0] else { return result }
      var numbers = [start: 0]
      result.isEnd[0] = graph.isEnd[start]
      var order = [start]
      var index = 0
      while index < order.count {
        let state = order[index]
        for step in kept[state] ?? [] {
          if numbers[step.to] == nil {
            numbers[step.to] = result.makeState(isEnd: graph.isEnd[step.to])
            order.append(step.to)
          }
          result.steps[index].append(Step(word: step.word, to: numbers[step.to] ?? 0))
        }
        index += 1
      }
      return result
    }
  }
}

extension [Bool] {
  /// The states that are marked, and all from which steps lead to one that is.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  func spreading(backAlong steps: some Sequence<(from: Int, to: Int)>) -> [Bool] {
    var back = [[Int]](repeating: [], count: count)
    for step in steps { back[step.to].append(step.from) }
    var marked = self
    var waiting = indices.filter { self[$0] }
    while let state = waiting.popLast() {
      for other in back[state] where !marked[other] {
        marked[other] = true
        waiting.append(other)
      }
    }
    return marked
  }
}
