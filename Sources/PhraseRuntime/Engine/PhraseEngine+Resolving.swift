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
    return await resolver(snapshot, language: language, trace: trace).resolve(utterance, match)
  }

  func resolver(
    _ snapshot: Snapshot, language: String? = nil, trace: Trace? = nil
  ) -> Resolver {
    Resolver(
      snapshot: snapshot, complete: { await self.complete() }, configuration: configuration,
      language: language, trace: trace)
  }

  /// The phrases that an utterance fits, and the snapshot that they stand in.
  func matched(_ utterance: Utterance) async -> (snapshot: Snapshot, match: Match) {
    var snapshot = await current()
    if let match = snapshot.settledMatch(utterance) { return (snapshot, match) }
    snapshot = await complete()
    return (snapshot, snapshot.automaton.match(utterance, tolerance: configuration.tolerance))
  }

  /// The phrases that words fit with nothing forgiven.
  package func exactMatch(_ words: String) async -> Match {
    await exactMatch(Utterance(words)).match
  }

  /// The phrases that an utterance fits with nothing forgiven, and the snapshot that they stand in.
  func exactMatch(_ utterance: Utterance) async -> (snapshot: Snapshot, match: Match) {
    var snapshot = snapshot
    var match = snapshot.automaton.match(utterance)
    if match.candidates.contains(where: { snapshot.origins[$0.phrase].isOutline }) {
      snapshot = await complete()
      match = snapshot.automaton.match(utterance)
    }
    return (snapshot, match)
  }
}
