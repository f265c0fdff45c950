// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Utterances with more words match nothing; nobody says a phrase that long.
  public static let wordLimit = 1000

  /// Slips are looked for in utterances of up to this many words.
  public static let tolerantWordLimit = 60

  /// A capture names at most this many of the values that share a form.
  public static let sharedFormLimit = 1000

  /// Finds every phrase that fits the whole utterance, best first.
  ///
  /// Nothing is thrown: no match is an empty result. May be called from any number of tasks. A
  /// match that fails allocates nothing, unless a value such as a number was read on the way.
  ///
  /// ```swift
  /// automaton.match(Utterance("open dune in library"))
  /// automaton.match(Utterance("could you open dunes in libary"), tolerance: .standard)
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was typed or said.
  ///   - tolerance: How many slips are forgiven where nothing matches word for word.
  /// - Returns: The candidates; those with slips behind those without. None, and the limit, where
  ///   there are more ways through the utterance than are looked at.
  /// - Complexity: O(*n*) in the words of the utterance for phrases with lists only; text slots
  ///   multiply it by the places where they may end. With a tolerance, a miss visits 5,000 places at
  ///   the most.
  public func match(_ utterance: Utterance, tolerance: Tolerance = .none) -> Match {
    guard utterance.words.count <= Self.wordLimit else {
      return Match(candidates: [], limit: .words)
    }
    return WalkContext.with(self, utterance) { context in
      let (ways, limit) = ExactWalk.ways(in: context)
      if let limit { return Match(candidates: [], limit: limit) }
      let isSettled = ways.contains(where: \.isSettled)
      guard tolerance.points > 0, !isSettled, context.count <= Self.tolerantWordLimit else {
        return Match(candidates: ways.isEmpty ? [] : context.candidates(of: ways))
      }
      return Self.match(context, beside: ways, tolerance: tolerance)
    } ?? Match(candidates: [])
  }

  /// What the utterance may be with slips, behind ways with words on no list: these may be a value
  /// with a slip; the app that searches them decides first.
  private static func match(
    _ context: WalkContext, beside exact: [Way], tolerance: Tolerance
  ) -> Match {
    let (ways, limit) = TolerantWalk.ways(in: context, tolerance: tolerance)
    // Words on no list are worth telling only where nothing cheaper says the same.
    let near = ways.filter { exact.isEmpty || $0.isSettled }
    let silenced = context.silenced(by: exact + ways.filter(\.isSettled))
    var candidates = context.candidates(of: exact)
    var others = context.candidates(of: near)
    if others.first?.rank.unlistedWords ?? 0 == 0 {
      others.removeAll { $0.rank.unlistedWords > 0 }
    }
    candidates += others
    candidates.removeAll { silenced.contains(context.phrases.infos[$0.phrase].application) }
    return Match(candidates: candidates, limit: exact.isEmpty ? limit : nil)
  }
}
