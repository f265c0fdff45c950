// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// The phrase nearest to an utterance, if one is near enough to be worth a suggestion.
  ///
  /// Called after a miss; it is slower than a match, and bounded: phrases without a word in common
  /// are passed over, so are those behind the first ``nearestLimit``, and only the best phrase's
  /// values are compared.
  ///
  /// - Complexity: O(*p* · *n*) in the phrases that share a word and the words of the utterance,
  ///   plus one pass over the values of one list.
  public func nearest(to utterance: Utterance) -> NearMiss? {
    // A sentence much longer than any phrase is no slip of the tongue.
    guard (1...40).contains(utterance.words.count) else { return nil }
    let said = utterance.tokens.map(\.text)
    let words = Set(said)
    var best: Alignment?
    for (index, phrase) in grammar.phrases.prefix(Self.nearestLimit).enumerated()
    where !phrase.isNegative {
      for form in phrase.template.linearForms(limit: 4, rules: grammar.rules) {
        let alignment = Alignment(of: said, words, with: form, phrase: index, in: self)
        guard let alignment, alignment.score > best?.score ?? Alignment.floor else { continue }
        best = alignment
      }
    }
    return best.flatMap { nearMiss($0, utterance) }
  }

  /// The nearest phrase is looked for among the first of this many.
  public static let nearestLimit = 10_000

  private func nearMiss(_ alignment: Alignment, _ utterance: Utterance) -> NearMiss? {
    var words: [String] = []
    var stop = alignment.extraBefore.map { extra in
      NearStop(span: utterance.tokens[extra].span, expected: "the first word")
    }
    for (item, place) in zip(alignment.form.items, alignment.places) {
      switch item {
      case .word(let word):
        words.append(word)
        if stop == nil, let span = place.fault(against: word, in: utterance) {
          stop = NearStop(span: span, expected: "“\(word)”")
        }
      case .slot(let name):
        let filled = fill(name, of: alignment.phrase, with: place.words, in: utterance)
        guard let text = filled.text else { return nil }
        words.append(text)
        if stop == nil, !filled.isKnown {
          stop = NearStop(
            span: utterance.span(of: place.words), expected: name, slot: name,
            value: filled.value)
        }
      }
      if stop == nil, let extra = place.extraAfter {
        stop = NearStop(span: utterance.tokens[extra].span, expected: "the next word")
      }
    }
    let end = utterance.text.utf8.count
    let found = stop ?? NearStop(span: end..<end, expected: "the rest")
    return NearMiss(
      phrase: alignment.phrase, stop: found.span, slot: found.slot, value: found.value,
      expected: found.expected, suggestion: words.joined(separator: " "))
  }

  private struct NearStop {
    let span: Range<Int>
    let expected: String
    var slot: String?
    var value: Int?
  }

  // MARK: - Values

  private struct Filling {
    var text: String?
    var value: Int?
    var isKnown: Bool
  }

  /// What the suggestion says in a slot: the words if they are a value, else the nearest value.
  private func fill(
    _ name: String, of phrase: Int, with words: Range<Int>, in utterance: Utterance
  ) -> Filling {
    guard let slot = grammar.phrases[phrase].slots.first(where: { $0.name == name }) else {
      return Filling(isKnown: false)
    }
    let sample = sampleValue(of: slot, round: 0)
    guard !words.isEmpty else { return Filling(text: sample, isKnown: false) }
    let said = utterance.text.utf8Text(utterance.span(of: words))
    switch slot.kind {
    case .text: return Filling(text: said, isKnown: true)
    case .number(_, _, let isInteger):
      let tokens = utterance.tokens[words].map(\.text)
      let numbers = NumberWords.forLanguage(grammar.phrases[phrase].language) ?? .english
      let isNumber = numbers.parse(tokens, wholePairs: isInteger).contains {
        $0.length == tokens.count
      }
      return Filling(text: isNumber ? said : sample, isKnown: isNumber)
    case .list(let list, _):
      guard let values = grammar.lists.first(where: { $0.name == list })?.values else {
        return Filling(isKnown: false)
      }
      let near = nearestValue(to: utterance.tokens[words].map(\.text), among: values)
      return Filling(
        text: near?.form ?? sample, value: near?.value.id, isKnown: near?.similarity == 1)
    }
  }

  /// How alike a value must be to be suggested.
  private static let valueFloor = 0.6

  private func nearestValue(
    to words: [String], among values: ValueList.Values
  ) -> (value: ValueList.Value, form: String, similarity: Double)? {
    let said = Similarity.Spelling(words.joined(separator: " "))
    var best: (value: ValueList.Value, form: String, similarity: Double)?
    for value in values {
      for form in value.forms {
        let folded = Similarity.Spelling(
          Utterance(form).folded)
        let floor = best.map { $0.similarity + 0.001 } ?? Self.valueFloor
        guard floor <= 1 else { return best }
        let similarity = Similarity.between(said, folded, floor: floor)
        if similarity > 0 { best = (value, value.forms[0], similarity) }
      }
    }
    return best
  }
}
