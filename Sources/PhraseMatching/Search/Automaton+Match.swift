// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Utterances with more words match nothing; nobody says a phrase that long.
  public static let wordLimit = 1000

  /// Finds every phrase that fits the whole utterance, best first.
  ///
  /// Nothing is thrown: no match is an empty result. May be called from any number of tasks.
  ///
  /// - Complexity: O(*n*) in the words of the utterance for phrases with lists only; text slots
  ///   multiply it by the places where they may end.
  public func match(_ utterance: Utterance) -> Match {
    guard !utterance.tokens.isEmpty, utterance.tokens.count <= Self.wordLimit else {
      return Match(candidates: [])
    }
    var search = Search(self, utterance)
    search.run()
    return Match(candidates: Ranking(self, utterance).candidates(of: search.paths))
  }
}
