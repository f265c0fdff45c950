// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

extension HomeAssistantRecognizer {
  /// Finds what a sentence may mean, best first.
  ///
  /// Results that name a listed value of the preferred slot come first, the longest value before
  /// others; then fewer wildcards, more words of the template itself, fewer words in wildcards.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - context: What is known: the area of the microphone, for instance.
  ///   - preferredSlot: The slot whose values count more than words of the template.
  /// - Returns: The results; empty where nothing matches.
  public func recognize(
    _ text: String, context: [String: HomeAssistantValue] = [:],
    preferredSlot: String? = "name"
  ) -> [HomeAssistantRecognition] {
    let variants = skipWords.variants(of: SignWords.utterance(text))
    var readings: [Reading] = []
    for (number, variant) in variants.enumerated() {
      for (place, candidate) in automaton.match(variant.utterance).candidates.enumerated() {
        let info = phrases[candidate.phrase]
        guard info.shape.admits(variant.places, of: variants),
          info.block.isOpen(in: context, saying: variant.utterance)
        else { continue }
        let found = CandidateReading(
          candidate, of: info, with: lists, saying: text, context: context)
        readings += found.results.map {
          Reading(
            candidate: candidate, info: info, chosen: $0.chosen, known: $0.known,
            variant: number, place: place)
        }
      }
    }
    guard readings.count > 1 else { return readings.map { $0.recognition(RecognitionScore()) } }
    let tokens = variants.map(\.utterance.tokens)
    return readings.map { reading in
      reading.recognition(
        reading.score(in: tokens[reading.variant], preferredSlot: preferredSlot))
    }.sorted { RecognitionScore.isBetter($0.score, $1.score) }
  }
}

/// A candidate with a value for each capture, before it is compared with others.
private struct Reading {
  let candidate: Candidate
  let info: GrammarBuilder.PhraseInfo
  let chosen: [CandidateReading.Choice]
  let known: [String: HomeAssistantValue]
  /// The index of the form with or without skip words.
  let variant: Int
  let place: Int

  func score(in tokens: [Token], preferredSlot: String?) -> RecognitionScore {
    var score = RecognitionScore()
    score.intent = info.block.intent
    score.order = [candidate.phrase, variant, place]
    for choice in chosen where !choice.isCapture { score.count(choice.slot, preferredSlot) }
    for token in tokens {
      let isLiteral =
        !candidate.captures.contains { $0.span.contains(token.span) }
        || chosen.contains { $0.isSpelled && $0.slot.span?.contains(token.span) == true }
      if isLiteral { score.literalLength += token.text.count }
    }
    return score
  }

  func recognition(_ score: RecognitionScore) -> HomeAssistantRecognition {
    let said = chosen.filter { !$0.isCapture }.map(\.slot)
    return HomeAssistantRecognition(
      intent: info.block.intent, slots: said + info.block.impliedSlots(beside: said, known),
      captures: Dictionary(chosen.filter(\.isCapture).map { ($0.slot.name, $0.slot.text) }) {
        _, last in last
      },
      context: known, response: info.block.response ?? "default", metadata: info.block.metadata,
      sentence: info.sentence, score: score)
  }
}

extension HomeAssistantSentences.Block {
  /// Whether nothing that is known speaks against the block, and one of its keywords was said.
  fileprivate func isOpen(
    in context: [String: HomeAssistantValue], saying utterance: Utterance
  ) -> Bool {
    guard
      context.isEmpty
        || (context.allows(requirements: requiresContext)
          && context.allows(exclusions: excludesContext))
    else { return false }
    guard !requiredKeywords.isEmpty else { return true }
    let said = Set(utterance.tokens.map(\.text))
    return requiredKeywords.contains { keyword in
      Utterance(keyword).tokens.map(\.text).allSatisfy(said.contains)
    }
  }

  /// The slots of the block and of the context that were not said.
  fileprivate func impliedSlots(
    beside said: [HomeAssistantRecognition.Slot], _ known: [String: HomeAssistantValue]
  ) -> [HomeAssistantRecognition.Slot] {
    guard !slots.isEmpty || !requiresContext.isEmpty else { return [] }
    var implied = slots
    for (key, requirement) in requiresContext {
      guard let name = requirement.copiedSlot(for: key), let value = known[key] else { continue }
      implied[name] = value.plain
    }
    return implied.filter { slot in !said.contains { $0.name == slot.key } }
      .map { name, value in
        .init(name: name, value: value, text: "", span: nil, metadata: [:], isWildcard: false)
      }.sorted { $0.name < $1.name }
  }
}
