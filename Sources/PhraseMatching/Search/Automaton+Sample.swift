// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Sentences that a phrase accepts, in a fixed order: for showing and for testing.
  ///
  /// Slots are filled with the first values of their lists, with small numbers, or with
  /// "something". A phrase with an empty closed list has no sentences.
  ///
  /// - Parameters:
  ///   - index: The index of the phrase in the grammar.
  ///   - limit: How many sentences to make at the most.
  /// - Returns: Sentences that the phrase matches.
  public func sample(phrase index: Int, limit: Int) -> [String] {
    guard grammar.phrases.indices.contains(index), limit > 0 else { return [] }
    let phrase = grammar.phrases[index]
    let values = Dictionary(
      phrase.slots.map { ($0.name, grammar.sampleValues(of: $0, limit: limit, phrase.language)) },
      uniquingKeysWith: { first, _ in first })
    let unfilled = Set(values.filter(\.value.isEmpty).keys)
    var forms = phrase.template.linearForms(
      limit: limit, rules: grammar.rules, avoiding: unfilled)
    var seen: Set<String> = []
    var sentences: [String] = []
    for round in 0..<limit {
      // A form is done with once it has said each of its values.
      forms.removeAll { form in
        round >= form.slots.map { values[$0]?.count ?? 0 }.max() ?? 1
      }
      guard !forms.isEmpty, sentences.count < limit else { break }
      for sentence in forms.lazy.map({ $0.sentence(values, round: round) })
      where sentences.count < limit && seen.insert(sentence).inserted {
        sentences.append(sentence)
      }
    }
    return sentences
  }
}

extension Grammar {
  /// Different values of a slot; none for a closed list without values.
  fileprivate func sampleValues(of slot: Slot, limit: Int, _ language: String) -> [String] {
    switch slot.kind {
    case .text: return ["something"]
    case .value(let kind):
      return (0..<limit).compactMap { kind.sample(round: $0, language: language) }.uniqued
    case .list(let name, let isOpen):
      let list = lists.first { $0.name == name }
      let forms = list?.values.lazy.compactMap(\.sayableForm).prefix(limit)
      let values = (forms.map(Array.init) ?? []).uniqued
      return values.isEmpty && isOpen ? ["something"] : values
    }
  }

  /// A value that fits a slot; nil where a closed list has none.
  func sampleValue(of slot: Slot, language: String) -> String? {
    sampleValues(of: slot, limit: 1, language).first
  }
}

extension LinearForm {
  fileprivate var slots: [String] {
    items.compactMap { if case .slot(let name) = $0 { name } else { nil } }
  }

  /// The form with the values of a round; a slot with fewer values says its first again.
  fileprivate func sentence(_ values: [String: [String]], round: Int) -> String {
    items.map { item in
      switch item {
      case .word(let word): return word
      case .slot(let name):
        let own = values[name] ?? []
        return round < own.count ? own[round] : own.first ?? ""
      }
    }.joined(separator: " ")
  }
}

extension ValueList.Value {
  /// The first form that has a word.
  fileprivate var sayableForm: String? { forms.first { !Utterance($0).tokens.isEmpty } }
}

extension [String] {
  /// Each once, where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
