// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// The phrase nearest to an utterance, if one is near enough to be worth a suggestion.
  ///
  /// The search for slips goes on where these do not lead: words may be left out, left over, or be
  /// no value of their slot, each at a cost, and the cheapest way of all is the nearest phrase.
  ///
  /// ```swift
  /// automaton.nearest(to: Utterance("open doon in library"))?.suggestion  // "Open Dune in Library"
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was typed or said.
  ///   - isSuggested: Whether a phrase, by its index, may be suggested.
  /// - Returns: The phrase and where it stopped; nil where no phrase shares enough of its words with
  ///   the utterance, or the search ends at its limit before it finds one.
  /// - Complexity: the places of the search are bounded, so is its time: some milliseconds.
  public func nearest(
    to utterance: Utterance, among isSuggested: (Int) -> Bool = { _ in true }
  ) -> NearMiss? {
    // A sentence much longer than any phrase is no slip of the tongue.
    guard (1...40).contains(utterance.words.count) else { return nil }
    let wanted = grammar.phrases.indices.map {
      !grammar.phrases[$0].isNegative && isSuggested($0)
    }
    return phrases.statesLeading(to: wanted).withUnsafeBufferPointer { states in
      WalkContext.with(self, utterance, suggested: states.baseAddress) { context in
        var found: NearMiss?
        _ = TolerantWalk.run(context, ceiling: Departure.ceiling) { walk, index in
          guard let way = NearestWay(walk, to: index, among: wanted) else { return }
          if found.map({ way.miss.phrase < $0.phrase }) ?? true { found = way.miss }
        } isEnough: {
          found != nil
        }
        return found
      } ?? nil
    }
  }
}
