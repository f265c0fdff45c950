// SPDX-License-Identifier: Apache-2.0

extension WordGraph {
  /// The sentences of both graphs.
  ///
  /// - Complexity: O(*n*) in the number of steps of both.
  package func joined(with other: WordGraph) -> WordGraph {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var words = words
    var places = Dictionary(
      words.enumerated().map { ($1, $0) }, uniquingKeysWith: { old, _ in old })
    let wordPlaces = other.words.map { word in
      if let place = places[word] { return place }
      places[word] = words.count
      words.append(word)
      return words.count - 1
    }
    // The other graph's states follow this one's, except for its start and end, which are shared.
    func state(_ state: Int) -> Int {
      if state == other.start { return start }
      return state == other.end ? end : stateCount + state
    }
    let added = other.arcs.map { arc in
      Arc(from: state(arc.from), to: state(arc.to), word: arc.word.map { wordPlaces[$0] })
    }
    return WordGraph(
      words: words, stateCount: stateCount + other.stateCount, start: start, end: end,
      arcs: (arcs + added).sorted { $0.from < $1.from }, unsayablePhrases: unsayablePhrases)
  }
}
