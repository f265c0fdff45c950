// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Reads the values of a candidate and checks what its block requires.
struct CandidateReading {
  /// Readings of one candidate at the most; only homes with many equal names have so many.
  static let limit = 64
  /// Combinations of values that are tried, for most may contradict the context.
  static let tryLimit = 4096

  private typealias Slot = HomeAssistantRecognition.Slot

  /// A capture with one of its values.
  private struct Choice {
    let slot: Slot
    let isCapture: Bool
    let context: [String: HomeAssistantValue]
    /// Letters that count as the template's own: number words do.
    let literalLength: Int
  }

  private let candidate: Candidate
  private let text: String
  private let variant: MatchingText
  private let block: HomeAssistantSentences.Block
  private let context: [String: HomeAssistantValue]
  private let slots: [GrammarBuilder.SlotInfo]
  private var results: [HomeAssistantRecognition] = []
  private var triedCount = 0

  init(
    _ candidate: Candidate, text: String, variant: MatchingText,
    block: HomeAssistantSentences.Block, context: [String: HomeAssistantValue],
    slots: [GrammarBuilder.SlotInfo]
  ) {
    self.candidate = candidate
    self.text = text
    self.variant = variant
    self.block = block
    self.context = context
    self.slots = slots
  }

  mutating func results(
    sentence: String, order: [Int], preferredSlot: String?
  ) -> [HomeAssistantRecognition] {
    let choices = candidate.captures.map(choices)
    guard !choices.contains(where: \.isEmpty) else { return [] }
    combine(choices, chosen: []) { reading, chosen in
      reading.add(chosen, sentence: sentence, order: order, preferredSlot: preferredSlot)
    }
    return results
  }

  private mutating func combine(
    _ rest: [[Choice]], chosen: [Choice], _ body: (inout CandidateReading, [Choice]) -> Void
  ) {
    guard results.count < Self.limit, triedCount < Self.tryLimit else { return }
    guard let first = rest.first else {
      triedCount += 1
      return body(&self, chosen)
    }
    for choice in first.prefix(Self.limit) {
      combine(Array(rest.dropFirst()), chosen: chosen + [choice], body)
    }
  }

  // MARK: - Values

  private func choices(_ capture: Capture) -> [Choice] {
    guard let info = GrammarBuilder.SlotInfo.index(ofSlot: capture.slot).map({ slots[$0] }) else {
      return []
    }
    switch (info.content, capture.value) {
    case (.values(let values), .listed(let ids)):
      return ids.map { values[$0] }.plainFirst.filter { value in
        value.context.allows(requirements: block.requiresContext)
          && value.context.allows(exclusions: block.excludesContext)
      }.map { choice(capture, info, value: $0.output, of: $0) }
    case (.numbers(let numbers), .listed(let ids)):
      return ids.prefix(1).map { choice(capture, info, value: .number(numbers[$0])) }
    case (.range(let range), .number(let number)):
      let isStep = (number - Double(range.from)).remainder(dividingBy: Double(range.step)) == 0
      return isStep || range.fractions != nil
        ? [choice(capture, info, value: .number(number * range.multiplier))] : []
    case (.wildcard, _): return [choice(capture, info, value: nil)]
    default: return []
    }
  }

  private func choice(
    _ capture: Capture, _ info: GrammarBuilder.SlotInfo, value: HomeAssistantValue?,
    of listed: HomeAssistantList.Value? = nil
  ) -> Choice {
    let span = variant.sourceSpan(of: capture.span)
    let words = text.utf8Text(span)
    let isSpelled = listed == nil && !info.content.isWildcard && !words.contains(where: \.isNumber)
    return Choice(
      slot: Slot(
        name: info.reference.slot, value: value ?? .string(words), text: words, span: span,
        metadata: listed?.metadata ?? [:], isWildcard: info.content.isWildcard),
      isCapture: info.reference.isCapture, context: listed?.context ?? [:],
      literalLength: isSpelled ? words.count : 0)
  }

  // MARK: - Results

  private mutating func add(
    _ chosen: [Choice], sentence: String, order: [Int], preferredSlot: String?
  ) {
    let known = chosen.reduce(into: context) { known, choice in
      known.merge(choice.context) { _, new in new }
    }
    guard known.allows(exclusions: block.excludesContext),
      known.fulfills(requirements: block.requiresContext)
    else { return }
    let said = chosen.filter { !$0.isCapture }.map(\.slot)
    let slots = said + implied(beside: said, known)
    results.append(
      HomeAssistantRecognition(
        intent: block.intent, slots: slots,
        captures: Dictionary(
          chosen.filter(\.isCapture).map { ($0.slot.name, $0.slot.text) }
        ) { _, last in last },
        context: known, response: block.response ?? "default", metadata: block.metadata,
        sentence: sentence,
        score: score(of: slots, chosen, order: order, preferredSlot: preferredSlot)))
  }

  /// The slots of the block and of the context that were not said.
  private func implied(beside said: [Slot], _ known: [String: HomeAssistantValue]) -> [Slot] {
    let names = Set(said.map(\.name))
    var implied = block.slots.filter { !names.contains($0.key) }.map { name, value in
      Slot(name: name, value: value, text: "", span: nil, metadata: [:], isWildcard: false)
    }
    for (key, requirement) in block.requiresContext {
      guard let name = requirement.copiedSlot(for: key), !names.contains(name),
        let value = known[key]
      else { continue }
      implied.append(
        Slot(
          name: name, value: value.plain, text: "", span: nil, metadata: [:], isWildcard: false))
    }
    return implied.sorted { $0.name < $1.name }
  }

  private func score(
    of slots: [Slot], _ chosen: [Choice], order: [Int], preferredSlot: String?
  ) -> RecognitionScore {
    var score = RecognitionScore(intent: block.intent, order: order)
    let preferred = slots.last { $0.name == preferredSlot }
    if let preferred, !preferred.isWildcard {
      score.hasPreferredSlot = true
      if preferred.value.text != nil { score.preferredLength = preferred.text.count }
    }
    let wildcards = slots.filter(\.isWildcard)
    score.wildcards = wildcards.count
    score.wildcardLength = wildcards.reduce(0) { $0 + $1.text.count }
    let captured = candidate.captures.reduce(0) { $0 + variant.text.utf8Text($1.span).letterCount }
    score.literalLength =
      variant.text.letterCount - captured + chosen.reduce(0) { $0 + $1.literalLength }
    return score
  }
}

extension [HomeAssistantList.Value] {
  /// Of values that are said alike, those without a template count first.
  fileprivate var plainFirst: [Element] {
    guard count > 1 else { return self }
    return filter { !$0.input.hasTemplateSyntax } + filter(\.input.hasTemplateSyntax)
  }
}

extension String {
  /// Everything that is no blank.
  fileprivate var letterCount: Int {
    unicodeScalars.reduce(0) { count, scalar in
      if scalar.isPlainLetter { return count + (scalar == " " ? 0 : 1) }
      return count + (scalar.properties.isWhitespace ? 0 : 1)
    }
  }
}
