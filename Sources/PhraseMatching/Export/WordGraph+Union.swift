// SPDX-License-Identifier: Apache-2.0

extension WordGraph {
  /// The sentences of this graph and those of another one.
  ///
  /// - Parameter other: The other graph; its phrases are not counted among the unsayable ones, since
  ///   they have indices of their own.
  /// - Returns: A graph of both.
  /// - Complexity: O(*n*) in the steps of both graphs.
  public func union(_ other: WordGraph) -> WordGraph {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var indices = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    var words = words
    let mapped = other.words.map { word in
      if let index = indices[word] { return index }
      indices[word] = words.count
      words.append(word)
      return words.count - 1
    }
    let shift = stateCount
    let start = stateCount + other.stateCount
    // Steps without a word join the graphs, so that no way of one leads into the other.
    var joined = arcs
    joined += other.arcs.map { arc in
      Arc(from: arc.from + shift, to: arc.to + shift, word: arc.word.map { mapped[$0] })
    }
    joined.append(Arc(from: other.end + shift, to: end, word: nil))
    joined.append(Arc(from: start, to: self.start, word: nil))
    joined.append(Arc(from: start, to: other.start + shift, word: nil))
    return WordGraph(
      words: words, stateCount: start + 1, start: start, end: end,
      arcs: joined.sorted { $0.from < $1.from }, unsayablePhrases: unsayablePhrases)
  }
}
