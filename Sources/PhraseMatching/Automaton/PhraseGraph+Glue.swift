// SPDX-License-Identifier: Apache-2.0

extension PhraseGraph {
  /// Adds parts in a row.
  ///
  /// A listed slot that is written without a blank to a word ("Apri${applicationName}",
  /// "${applicationName}’de") takes the joined form as well as the separate one: the joined slot is
  /// a transition that passes by the word.
  ///
  /// ```
  ///  A ──apri──▶ B ──⟨name⟩──▶ C ──de──▶ D
  ///  └─────────apri⟨name⟩────▶ C         B ──⟨name⟩de──▶ D      A ──apri⟨name⟩de──▶ D
  /// ```
  mutating func add(
    sequence parts: [Template.Element], from start: Int32, phrase: Phrase, before: Int
  ) throws(GrammarError) -> Int32 {
    var state = start
    var prefix: Prefix?
    var slot: GluedSlot?
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let text):
        var words = LiteralWord.all(in: text)[...]
        if let slot, let first = words.first, first.isGluedToBeginning(of: text) {
          words.removeFirst()
          let after = add(words: [first], from: state, phrase: phrase)
          connect(slot, suffix: first.text, to: after, phrase: phrase)
          state = after
        }
        prefix = nil
        slot = nil
        if phrase.hasListedSlot(parts, at: index + 1), let last = words.last,
          last.isGluedToEnd(of: text)
        {
          state = add(words: words.dropLast(), from: state, phrase: phrase)
          prefix = Prefix(word: last.text, from: state)
          state = add(words: [last], from: state, phrase: phrase)
        } else {
          state = add(words: words, from: state, phrase: phrase)
        }
      case .slot(let name) where phrase.hasListedSlot(parts, at: index):
        let glued = GluedSlot(name: name, from: state, prefix: prefix)
        state = add(slot: name, from: state, phrase: phrase)
        if let prefix {
          let end = add(slot: name, prefix: prefix.word, from: prefix.from, phrase: phrase)
          states[Int(end)].epsilons.append(state)
        }
        slot = glued
        prefix = nil
      default:
        state = try add(part, from: state, phrase: phrase, before: before)
        prefix = nil
        slot = nil
      }
    }
    return state
  }

  /// A word that touches the slot behind it, and the state before the word.
  private struct Prefix {
    let word: String
    let from: Int32
  }

  /// A slot that the next word may touch, and the states before it.
  private struct GluedSlot {
    let name: String
    let from: Int32
    let prefix: Prefix?
  }

  private mutating func connect(
    _ slot: GluedSlot, suffix: String, to after: Int32, phrase: Phrase
  ) {
    var end = add(slot: slot.name, suffix: suffix, from: slot.from, phrase: phrase)
    states[Int(end)].epsilons.append(after)
    if let prefix = slot.prefix {
      end = add(
        slot: slot.name, prefix: prefix.word, suffix: suffix, from: prefix.from, phrase: phrase)
      states[Int(end)].epsilons.append(after)
    }
  }
}

extension Phrase {
  fileprivate func hasListedSlot(_ parts: [Template.Element], at index: Int) -> Bool {
    guard parts.indices.contains(index), case .slot(let name) = parts[index],
      case .list = slots.first(where: { $0.name == name })?.kind
    else { return false }
    return true
  }
}
