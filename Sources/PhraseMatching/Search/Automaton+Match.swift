// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Utterances with more words match nothing; nobody says a phrase that long.
  public static let wordLimit = 1000

  /// Finds every phrase that fits the whole utterance, best first.
  ///
  /// Nothing is thrown: no match is an empty result. May be called from any number of tasks. A
  /// match that fails allocates nothing.
  ///
  /// - Complexity: O(*n*) in the words of the utterance for phrases with lists only; text slots
  ///   multiply it by the places where they may end.
  public func match(_ utterance: Utterance) -> Match {
    guard (1...Self.wordLimit).contains(utterance.words.count) else { return Match(candidates: []) }
    let paths = Search.paths(compiled, utterance)
    return paths.isEmpty
      ? Match(candidates: []) : Match(candidates: Ranking(compiled, utterance).candidates(of: paths))
  }
}
