// SPDX-License-Identifier: Apache-2.0

extension WordGraph {
  /// The graph of all rows of these words that have a number of them or more.
  package static func rows(of words: [Word], atLeast count: Int) -> WordGraph {
    var arcs = (0...count).flatMap { state in
      words.indices.map { Arc(from: state, to: min(state + 1, count), word: $0) }
    }
    // Sentences end in a state that no step leaves: other graphs are joined to it.
    arcs.append(Arc(from: count, to: count + 1, word: nil))
    return WordGraph(
      words: words, stateCount: count + 2, start: 0, end: count + 1, arcs: arcs,
      unsayablePhrases: [])
  }
}
