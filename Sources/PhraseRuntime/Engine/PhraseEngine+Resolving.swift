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
  package func resolve(
    _ utterance: String, talkingIn language: String?, trace: Trace?, explains: Bool = true
  ) async -> Resolution {
    let (snapshot, match, utterance) = await matched(Utterance(utterance))
    let resolver = resolver(snapshot, language: language, trace: trace, explains: explains)
    let resolution = await resolver.resolve(utterance, match)
    guard utterance.isQuestion, !resolution.onlyShows else { return resolution }
    return await answering(utterance, talkingIn: language) ?? resolution
  }

  /// What a question asks for, where it can be answered without a phrase of an app; nil elsewhere.
  ///
  /// In many languages a question has the words of a statement: "¿he terminado Dune?" does not
  /// finish it.
  func answering(
    _ utterance: Utterance, talkingIn language: String?
  ) async -> Resolution? {
    let snapshot = await complete()
    let match = snapshot.automaton.match(utterance).filter(snapshot.isWithoutOutline)
    guard let best = match.candidates.first, best.rank.unlistedWords == 0 else { return nil }
    let answer = await resolver(snapshot, language: language).resolve(utterance, match)
    if case .match = answer { return answer }
    return nil
  }

  /// What a line that fits no phrase is about, by its words alone; nil where they leave that open.
  ///
  /// Words that are no case of an enum where one is due are a value that has to be asked for.
  func gist(
    of utterance: Utterance, in language: String, _ strictness: Gist.Strictness,
    isUnreal: Bool = false
  ) async -> (resolution: Resolution, lacking: String?)? {
    let snapshot = await complete()
    guard
      let found = Gist(
        utterance, in: snapshot, language: language, strictness, isUnreal: isUnreal)?.match()
    else { return nil }
    let resolver = self.resolver(snapshot, language: language)
    let resolution = await resolver.resolve(utterance, found.match)
    if case .none(let miss) = resolution, let again = found.match.without(miss) {
      let others = await resolver.resolve(utterance, again.match).intents
      guard others.count == 1, var intent = others.first else { return (resolution, nil) }
      intent.parameters.append(
        ResolvedParameter(refused: again.capture, of: utterance, because: again.reason))
      return (.match(intent), again.capture.slot)
    }
    guard let unknown = found.unknown else {
      let isHarmless =
        found.isSure || strictness == .guess || isHarmless(resolution, in: snapshot, language)
      return isHarmless ? (resolution, nil) : nil
    }
    guard resolution.intents.count == 1 else { return nil }
    var intent = resolution.intents[0]
    intent.parameters.append(
      ResolvedParameter(
        unknown: utterance.text.utf8Text(unknown.span), at: unknown.span, for: unknown.slot,
        of: snapshot.shortcut(ofPhrase: found.match.candidates[0].phrase), in: language))
    return (.match(intent), unknown.slot)
  }

  /// Whether a request that is not sure may be begun: where it asks before it does anything, or only
  /// tells something.
  private func isHarmless(
    _ resolution: Resolution, in snapshot: Snapshot, _ language: String
  ) -> Bool {
    guard case .match(let intent) = resolution else { return true }
    return intent.onlyShows || snapshot.wordIndex(in: language)?.tells(intent.intent) == true
  }

  func resolver(
    _ snapshot: Snapshot, language: String? = nil, trace: Trace? = nil, explains: Bool = true
  ) -> Resolver {
    Resolver(
      snapshot: snapshot, complete: { await self.complete() }, configuration: configuration,
      engine: self, language: language, lastApplication: lastApplication, trace: trace,
      explains: explains)
  }

  /// The phrases that an utterance fits, the snapshot that they stand in, and the utterance, which
  /// names its app where that makes it the phrase of one.
  func matched(
    _ utterance: Utterance
  ) async -> (snapshot: Snapshot, match: Match, utterance: Utterance) {
    var snapshot = await current()
    if let match = snapshot.settledMatch(utterance) { return (snapshot, match, utterance) }
    snapshot = await complete()
    let match = snapshot.automaton.match(utterance, tolerance: configuration.tolerance)
    if let best = match.candidates.first, snapshot.isWithoutOutline(best), !utterance.isQuestion,
      let (named, declared) = snapshot.declared(utterance, besides: best)
    {
      return (snapshot, declared, named)
    }
    return (snapshot, match, utterance)
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

extension Snapshot {
  /// Whether a candidate is a phrase that the engine made of declarations, said in many ways.
  fileprivate func isWithoutOutline(_ candidate: Candidate) -> Bool {
    shortcut(ofPhrase: candidate.phrase).outline?.isEmpty == true
  }

  /// The utterance with the name of the app whose phrase it then is to the letter: what an app
  /// declares goes before what the engine made of declarations, though its name was left out.
  fileprivate func declared(
    _ utterance: Utterance, besides made: Candidate
  ) -> (utterance: Utterance, match: Match)? {
    let language = origins[made.phrase].phrase.language
    for frame in catalog.framesOfApplications(in: language) {
      let named = Utterance(frame.around(utterance.text))
      let match = automaton.match(named).filter {
        !shortcut(ofPhrase: $0.phrase).isGenerated && $0.rank.unlistedWords == 0
          && $0.rank.textWords == 0
      }
      if !match.candidates.isEmpty { return (named, match) }
    }
    return nil
  }
}

extension Match {
  /// The only candidate without a value that lies outside of its bounds; nil where that is not all
  /// that is wrong.
  fileprivate func without(_ miss: Miss) -> (match: Match, capture: Capture, reason: Saying)? {
    guard candidates.count == 1, let slot = miss.parameter,
      let capture = candidates[0].captures.first(where: { $0.slot == slot }),
      let reason = miss.reasons.first, case .outOfRange = reason
    else { return nil }
    let rest = candidates[0].captures.filter { $0 != capture }
    let candidate = Candidate(
      phrase: candidates[0].phrase, captures: rest, literalWords: candidates[0].rank.literalWords)
    return (Match(candidates: [candidate]), capture, reason)
  }
}

extension ResolvedParameter {
  /// A value that is refused.
  fileprivate init(refused capture: Capture, of utterance: Utterance, because reason: Saying) {
    let words = utterance.text.utf8Text(capture.span)
    self.init(
      name: capture.slot, display: words, id: nil, text: words, span: capture.span,
      value: UnknownValue(complaint: reason), subtitle: nil)
  }

  /// Words that are no value of their place.
  fileprivate init(
    unknown words: String, at span: Range<Int>, for slot: String, of shortcut: Catalog.Shortcut,
    in language: String
  ) {
    let kind = shortcut.kindName(ofSlot: slot, language: language)
    self.init(
      name: slot, display: words, id: nil, text: words, span: span,
      value: UnknownValue(complaint: .unknownValue(value: words, kind: kind)), subtitle: nil)
  }
}
