// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

extension PhraseEngine {
  /// The phrases that an utterance fits, before any app is asked for values.
  ///
  /// - Complexity: that of `Automaton.match`, once the phrases that it needs are compiled.
  public func match(_ utterance: String) async -> Match {
    await matched(Utterance(utterance)).match
  }

  /// Finds what an utterance means.
  ///
  /// No match and ambiguity are results; nothing is performed.
  ///
  /// - Parameters:
  ///   - utterance: What was typed or said.
  ///   - trace: Records what the stages made of the utterance.
  /// - Returns: The meaning, or why there is none.
  public func resolve(_ utterance: String, trace: Trace? = nil) async -> Resolution {
    await resolve(utterance, talkingIn: nil, trace: trace)
  }

  /// Finds what an utterance means; where no phrase is near, that is said in the person's language.
  func resolve(
    _ utterance: String, talkingIn language: String?, trace: Trace?
  ) async -> Resolution {
    let utterance = Utterance(utterance)
    let (snapshot, match) = await matched(utterance)
    let resolver = Resolver(
      snapshot: snapshot, complete: { await self.complete() }, configuration: configuration,
      language: language, trace: trace)
    return await resolver.resolve(utterance, match)
  }

  /// The phrases that an utterance fits, and the snapshot that they stand in.
  private func matched(_ utterance: Utterance) async -> (snapshot: Snapshot, match: Match) {
    var snapshot = await current()
    if let match = snapshot.settledMatch(utterance) { return (snapshot, match) }
    snapshot = await complete()
    return (snapshot, snapshot.automaton.match(utterance, tolerance: configuration.tolerance))
  }

  /// The phrases that words fit with nothing forgiven.
  package func exactMatch(_ words: String) async -> Match {
    let utterance = Utterance(words)
    let snapshot = snapshot
    let match = snapshot.automaton.match(utterance)
    let isOutlined = match.candidates.contains { snapshot.origins[$0.phrase].isOutline }
    return isOutlined ? await complete().automaton.match(utterance) : match
  }
}
