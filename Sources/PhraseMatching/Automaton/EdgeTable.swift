// SPDX-License-Identifier: Apache-2.0

/// Word transitions of all states in order, for those who want to see them all.
///
/// ```
/// starts  0     2  2        5      state s owns starts[s] ..< starts[s + 1]
/// words   3 17     2  9 17         ascending within a state
/// targets 1  4     5  6  7
/// ```
///
/// - Complexity: a step is O(log *k*) in the transitions of the state.
struct EdgeTable: Sendable {
  private var starts: [Int32]
  private var words: [WordID]
  private var targets: [StateID]

  /// Makes the table of `stateCount` states from unordered transitions.
  init(stateCount: Int, edges: [(from: StateID, word: WordID, to: StateID)]) {
    let ordered = edges.sorted { ($0.from, $0.word) < ($1.from, $1.word) }
    starts = [Int32](repeating: 0, count: stateCount + 1)
    for edge in ordered { starts[Int(edge.from) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    words = ordered.map(\.word)
    targets = ordered.map(\.to)
  }

  /// The state that a word leads to; nil where there is none.
  func target(from state: StateID, on word: WordID) -> StateID? {
    guard word != WordTable.unknown else { return nil }
    var low = Int(starts[Int(state)])
    var high = Int(starts[Int(state) + 1])
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < Int(starts[Int(state) + 1]) && words[low] == word ? targets[low] : nil
  }

  /// The transitions of a state, by ascending word.
  func edges(of state: StateID) -> [(word: WordID, target: StateID)] {
    (Int(starts[Int(state)])..<Int(starts[Int(state) + 1])).map { (words[$0], targets[$0]) }
  }

  var count: Int { words.count }
  var stateCount: Int { starts.count - 1 }
  var byteCount: Int { (starts.count + words.count + targets.count) * 4 }
}
