// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// The phrase nearest to an utterance, if one is near enough to be worth a suggestion.
  ///
  /// Called after a miss; it is slower than a match, and bounded: phrases without a word in common
  /// are passed over, so are those behind the first ``nearestLimit``, and only the best phrase's
  /// values are compared.
  ///
  /// - Complexity: O(*p* · *n*) in the phrases that share a word and the words of the utterance. The
  ///   first call prepares the phrases, and the words of the list that a value is suggested from.
  public func nearest(to utterance: Utterance) -> NearMiss? {
    // A sentence much longer than any phrase is no slip of the tongue.
    guard (1...40).contains(utterance.words.count) else { return nil }
    let said = utterance.words.indices.map(utterance.word)
    let words = Set(said)
    var best: [Alignment] = []
    for form in compiled.suggestible where form.sharesWord(with: words) {
      let alignment = Alignment(of: said, with: form)
      // A phrase that is short is not nearer for that: the words count that were said.
      guard alignment.share > Alignment.floor, alignment.gain > 0 else { continue }
      let place = best.firstIndex { alignment.gain > $0.gain } ?? best.endIndex
      guard place < Self.comparedPhrases else { continue }
      best = Array((best[..<place] + [alignment] + best[place...]).prefix(Self.comparedPhrases))
    }
    let near = best.prefix { $0.gain > best[0].gain - Self.equalGain }
    return near.compactMap { nearMiss($0, utterance) }
      .enumerated().min { ($0.element.doubt, $0.offset) < ($1.element.doubt, $1.offset) }?
      .element.miss
  }

  /// Among this many phrases, those that are about as near, the one is taken that knows most of the
  /// values that were said.
  private static let comparedPhrases = 4
  /// Phrases are about as near up to this difference; it is worth a short word.
  private static let equalGain = 0.5

  /// The nearest phrase is looked for among the first of this many.
  public static let nearestLimit = 10_000

  /// A phrase as a suggestion, and how doubtful the values are that were said.
  private func nearMiss(
    _ alignment: Alignment, _ utterance: Utterance
  ) -> (miss: NearMiss, doubt: Int)? {
    var words: [String] = []
    var namesValue = false
    var isBehindGap = true
    // A phrase that took no value knows none either.
    var doubt: Int?
    var stop = alignment.extraBefore.map { extra in
      NearStop(span: utterance.span(ofWord: extra), expected: "the first word")
    }
    for (item, place) in zip(alignment.form.linear.items, alignment.places) {
      switch item {
      case .word(let word):
        words.append(word)
        isBehindGap = place.words.isEmpty
        if stop == nil, let span = place.fault(against: word, in: utterance) {
          stop = NearStop(span: span, expected: "“\(word)”")
        }
      case .slot(let name):
        let taken =
          isBehindGap
          ? valueWords(name, of: alignment.form.phrase, among: place.words, in: utterance)
          : place.words
        isBehindGap = false
        if stop == nil, let first = place.words.first, first < taken.lowerBound {
          stop = NearStop(span: utterance.span(ofWord: first), expected: "the first word")
        }
        let filled = fill(name, of: alignment.form.phrase, with: taken, in: utterance)
        namesValue = namesValue || filled.isListed && name != "applicationName"
        if !taken.isEmpty, name != "applicationName" {
          doubt = (doubt ?? 0) + filled.doubt
        }
        guard let text = filled.text else { return nil }
        words.append(text)
        if stop == nil, !filled.isKnown {
          stop = NearStop(
            span: utterance.signedSpan(of: place.words), expected: name, slot: name,
            value: filled.value)
        }
      }
      if stop == nil, let extra = place.extraAfter {
        stop = NearStop(span: utterance.span(ofWord: extra), expected: "the next word")
      }
    }
    let end = utterance.text.utf8.count
    let found = stop ?? NearStop(span: end..<end, expected: "the rest")
    let miss = NearMiss(
      phrase: alignment.form.phrase, stop: found.span, slot: found.slot, value: found.value,
      expected: found.expected, suggestion: words.joined(separator: " "), namesValue: namesValue)
    return (miss, doubt ?? Filling.unknown)
  }

  /// Where the utterance leaves the phrase.
  private struct NearStop {
    let span: Range<Int>
    let expected: String
    var slot: String?
    var value: Int?
  }

  // MARK: - Values

  /// What stands in a slot of a suggestion.
  private struct Filling {
    var text: String?
    var value: Int?
    var isKnown: Bool
    /// The doubt about words that are no value, nor near one.
    static let unknown = 2
    /// How doubtful it is that the words are meant as a value.
    var doubt: Int { isKnown ? 0 : value == nil ? Self.unknown : 1 }
    /// Whether the words are a value of a list.
    var isListed: Bool { isKnown && value != nil }
  }

  /// The words in a slot, without those before its value: where words of the phrase are missing
  /// before the slot, they stand for these.
  private func valueWords(
    _ name: String, of phrase: Int, among words: Range<Int>, in utterance: Utterance
  ) -> Range<Int> {
    guard name != "applicationName" else { return words }
    let rest = words.dropFirst().first { start in
      fill(name, of: phrase, with: start..<words.upperBound, in: utterance).isListed
    }
    let whole = fill(name, of: phrase, with: words, in: utterance)
    return whole.isListed ? words : (rest ?? words.lowerBound)..<words.upperBound
  }

  /// What the suggestion says in a slot: the words if they are a value, else the nearest value.
  private func fill(
    _ name: String, of phrase: Int, with words: Range<Int>, in utterance: Utterance
  ) -> Filling {
    guard let slot = grammar.phrases[phrase].slots.first(where: { $0.name == name }) else {
      return Filling(isKnown: false)
    }
    let sample = sampleValue(
      of: slot, round: 0, language: grammar.phrases[phrase].language)
    guard !words.isEmpty else { return Filling(text: sample, isKnown: false) }
    let said = utterance.text.utf8Text(utterance.signedSpan(of: words))
    let tokens = words.map(utterance.word)
    switch slot.kind {
    case .text: return Filling(text: said, isKnown: true)
    case .number(let minimum, let maximum, let isInteger):
      let numbers = NumberWords.forLanguage(grammar.phrases[phrase].language) ?? .english
      let range = (minimum ?? -.infinity)...(maximum ?? .infinity)
      let sign: Double = said.first.map { "-\u{2212}".contains($0) } == true ? -1 : 1
      let isNumber = numbers.parse(tokens, wholePairs: isInteger).contains {
        $0.length == tokens.count && range.contains(sign * $0.value)
          && (!isInteger || $0.value == $0.value.rounded())
      }
      return Filling(text: isNumber ? said : sample, isKnown: isNumber)
    case .value(let kind):
      let language = grammar.phrases[phrase].language
      let isValue = kind.readings(in: tokens, language: language).contains {
        $0.length == tokens.count
      }
      return Filling(text: isValue ? said : sample, isKnown: isValue)
    case .list(let list, _):
      guard let list = compiledList(named: list) else { return Filling(isKnown: false) }
      let near = list.valueIndex.nearest(
        to: tokens, in: list, floor: Self.valueFloor)
      return Filling(
        text: near.map { list.values[$0.value].forms[0] } ?? sample,
        value: near.map { list.values.id(at: $0.value) }, isKnown: near?.similarity == 1)
    }
  }

  /// How alike a value must be to be suggested.
  private static let valueFloor = 0.6

  private func compiledList(named name: String) -> CompiledList? {
    guard let index = grammar.lists.firstIndex(where: { $0.name == name }) else { return nil }
    return listKeys.firstIndex(of: CompiledList.Key(list: index)).map { lists[$0] }
  }
}

extension Utterance {
  /// Where some words stand, with a minus that stands right before them.
  fileprivate func signedSpan(of words: Range<Int>) -> Range<Int> {
    let span = span(of: words)
    let minus = symbols.first {
      $0.sign == .minus && $0.word == words.lowerBound && $0.span.upperBound == span.lowerBound
    }
    return (minus?.span.lowerBound ?? span.lowerBound)..<span.upperBound
  }
}
