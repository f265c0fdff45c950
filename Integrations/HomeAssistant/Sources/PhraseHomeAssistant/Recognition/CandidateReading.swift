// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Reads the values of a candidate and checks what its block requires.
struct CandidateReading {
  /// Readings of one candidate at the most; only homes with many equal names have so many.
  static let limit = 64
  /// Combinations of values that are tried, for most may contradict the context.
  static let tryLimit = 4096

  /// A capture with one of its values.
  struct Choice {
    let slot: HomeAssistantRecognition.Slot
    let isCapture: Bool
    let context: [String: HomeAssistantValue]
    /// Whether number words were said, which count as the template's own.
    let isSpelled: Bool
  }

  /// A way to read a candidate: a value for each capture, and what is known then.
  struct Result {
    let chosen: [Choice]
    let known: [String: HomeAssistantValue]
  }

  private let info: GrammarBuilder.PhraseInfo
  private let lists: [GrammarBuilder.ListInfo]
  private let context: [String: HomeAssistantValue]
  private(set) var results: [Result] = []
  private var triedCount = 0

  init(
    _ candidate: Candidate, of info: GrammarBuilder.PhraseInfo,
    with lists: [GrammarBuilder.ListInfo], saying text: String,
    context: [String: HomeAssistantValue]
  ) {
    self.info = info
    self.lists = lists
    self.context = context
    var choices: [[Choice]] = []
    for capture in candidate.captures {
      let found = self.choices(capture, text)
      guard !found.isEmpty else { return }
      choices.append(found)
    }
    combine(choices[...], chosen: [])
  }

  private mutating func combine(_ rest: ArraySlice<[Choice]>, chosen: [Choice]) {
    guard results.count < Self.limit, triedCount < Self.tryLimit else { return }
    guard let first = rest.first else {
      triedCount += 1
      return add(chosen)
    }
    for choice in first.prefix(Self.limit) { combine(rest.dropFirst(), chosen: chosen + [choice]) }
  }

  private mutating func add(_ chosen: [Choice]) {
    var known = context
    for choice in chosen where !choice.context.isEmpty {
      known.merge(choice.context) { _, new in new }
    }
    guard known.allows(exclusions: info.block.excludesContext),
      known.fulfills(requirements: info.block.requiresContext)
    else { return }
    results.append(Result(chosen: chosen, known: known))
  }

  // MARK: - Values

  private func choices(
    _ capture: Capture, _ text: String
  ) -> [Choice] {
    guard let slot = info.slots.first(where: { $0.name == capture.slot }) else { return [] }
    let words = text.utf8Text(capture.span)
    func choice(
      _ value: HomeAssistantValue?, of listed: HomeAssistantList.Value? = nil,
      isWildcard: Bool = false, isNumber: Bool = false
    ) -> Choice {
      Choice(
        slot: .init(
          name: slot.reference.slot, value: value ?? .string(words), text: words,
          span: capture.span, metadata: listed?.metadata ?? [:], isWildcard: isWildcard),
        isCapture: slot.reference.isCapture, context: listed?.context ?? [:],
        isSpelled: isNumber && !words.contains(where: \.isNumber))
    }
    switch (lists[slot.list].content, capture.value) {
    case (.values(let values), .listed(let ids)):
      return ids.map { values[$0] }.plainFirst.filter { value in
        value.context.allows(requirements: info.block.requiresContext)
          && value.context.allows(exclusions: info.block.excludesContext)
      }.map { choice($0.output, of: $0) }
    case (.numbers(let numbers), .listed(let ids)):
      return ids.prefix(1).map { choice(.number(numbers[$0]), isNumber: true) }
    case (.range(let range), .value(.number(let number))):
      let isStep = (number - Double(range.from)).remainder(dividingBy: Double(range.step)) == 0
      return isStep || range.fractions != nil
        ? [choice(.number(number * range.multiplier), isNumber: true)] : []
    case (.wildcard, _): return [choice(nil, isWildcard: true)]
    default: return []
    }
  }
}

extension [HomeAssistantList.Value] {
  /// Of values that are said alike, those without a template count first.
  fileprivate var plainFirst: [Element] {
    guard count > 1 else { return self }
    return filter { !$0.input.hasTemplateSyntax } + filter(\.input.hasTemplateSyntax)
  }
}
