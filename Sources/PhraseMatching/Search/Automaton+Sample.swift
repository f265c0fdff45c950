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
    let forms = phrase.template.linearForms(limit: limit, rules: grammar.rules)
    var sentences: [String] = []
    for round in 0..<limit {
      for form in forms where sentences.count < limit {
        guard let sentence = sentence(of: form, phrase: phrase, round: round),
          !sentences.contains(sentence)
        else { continue }
        sentences.append(sentence)
      }
    }
    return sentences
  }

  private func sentence(of form: LinearForm, phrase: Phrase, round: Int) -> String? {
    var words: [String] = []
    for item in form.items {
      switch item {
      case .word(let word): words.append(word)
      case .slot(let name):
        guard
          let value = phrase.slots.first(where: { $0.name == name })
            .flatMap({ sampleValue(of: $0, round: round, language: phrase.language) })
        else { return nil }
        words.append(value)
      }
    }
    return words.joined(separator: " ")
  }

  /// The value for a round; nil where a closed list has none.
  func sampleValue(of slot: Slot, round: Int, language: String) -> String? {
    switch slot.kind {
    case .text: return "something"
    case .number(let minimum, let maximum, let isInteger):
      let start = minimum?.rounded(.up) ?? 2
      let value = min(start + Double(round), maximum ?? .infinity)
      if isInteger || value == value.rounded(), let whole = Int(exactly: value.rounded(.down)) {
        return "\(whole)"
      }
      return "\(value)"
    case .value(let kind): return kind.sample(round: round, language: language)
    case .list(let name, let isOpen):
      let forms = grammar.lists.first { $0.name == name }?.values.lazy.compactMap { value in
        value.forms.first { !Utterance($0).tokens.isEmpty }
      }
      guard let first = forms?.first else { return isOpen ? "something" : nil }
      return forms?.dropFirst(round).first ?? first
    }
  }
}
