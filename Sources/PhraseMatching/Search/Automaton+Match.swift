// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Utterances with more words match nothing; nobody says a phrase that long.
  public static let wordLimit = 1000

  /// Finds every phrase that fits the whole utterance, best first.
  ///
  /// Nothing is thrown: no match is an empty result. May be called from any number of tasks. A
  /// match that fails allocates nothing.
  ///
  /// ```swift
  /// automaton.match(Utterance("open dune in library"))
  /// automaton.match(Utterance("could you open dunes in libary"), tolerance: .standard)
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was typed or said.
  ///   - tolerance: How many slips are forgiven where nothing matches word for word.
  /// - Returns: The candidates; those with slips behind those without.
  /// - Complexity: O(*n*) in the words of the utterance for phrases with lists only; text slots
  ///   multiply it by the places where they may end. With a tolerance, a miss visits 5,000 places at
  ///   the most.
  public func match(_ utterance: Utterance, tolerance: Tolerance = .none) -> Match {
    guard (1...Self.wordLimit).contains(utterance.words.count) else { return Match(candidates: []) }
    let paths = Search.paths(compiled, utterance)
    var ranking = Ranking(compiled, utterance)
    let exact = paths.isEmpty ? [] : ranking.candidates(of: paths)
    // Words on no list may be a value with a slip; let the app that searches them decide first.
    let isSettled = paths.isEmpty ? false : exact.first?.rank.unlistedWords ?? 0 == 0
    guard tolerance.ceiling > 0, !isSettled, utterance.words.count <= Self.tolerantWordLimit else {
      return Match(candidates: exact)
    }
    var search = TolerantSearch(compiled, utterance, tolerance: tolerance)
    search.run()
    var near = ranking.candidates(of: search.paths)
    // Words on no list are worth telling only where nothing cheaper says the same.
    if !exact.isEmpty || near.first?.rank.unlistedWords ?? 0 == 0 {
      near.removeAll { $0.rank.unlistedWords > 0 }
    }
    let silenced = ranking.silenced(
      by: paths.map(\.phrases) + search.paths.filter(\.isSettled).map(\.phrases))
    // Where the ways were too many, this search may find the one without slips that was missed.
    let isExact = near.first.map { $0.edits.isEmpty && $0.rank.unlistedWords == 0 } ?? false
    return Match(
      candidates: (isExact ? near + exact : exact + near).filter {
        !silenced.contains(compiled.phrases.infos[$0.phrase].application)
      })
  }

  /// A capture names at most this many of the values that share a form.
  public static let sharedFormLimit = 1000

  /// Slips are looked for in utterances of up to this many words.
  public static let tolerantWordLimit = 60
}
