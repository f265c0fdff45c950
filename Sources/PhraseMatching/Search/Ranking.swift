// SPDX-License-Identifier: Apache-2.0

/// Makes candidates of the ways that a search found, and puts them in order.
extension WalkContext {
  func candidates(of ways: [Way]) -> [Candidate] {
    let infos = phrases.infos
    var all: [Candidate] = []
    all.reserveCapacity(ways.count)
    let silenced = silenced(by: ways)
    for way in ways {
      for index in way.phrases {
        let phrase = phrases.accepts.elements[index].index
        all.append(
          Candidate(
            phrase: phrase, captures: way.fillings.map { capture($0) },
            rank: rank(of: way.fillings), edits: way.slips.compactMap(edit)))
      }
    }
    guard all.count > 1 || !silenced.isEmpty else { return all }
    let open = all.filter { !silenced.contains(infos[$0.phrase].application) }
    // Stable by hand: what was found first stays first among equals.
    let ordered = open.enumerated().sorted { left, right in
      let (points, others) = (left.element.edits.points, right.element.edits.points)
      guard points == others else { return points < others }
      return (right.element.rank, left.offset) < (left.element.rank, right.offset)
    }.map(\.element)
    var seen: Set<Meaning> = []
    return ordered.filter { seen.insert(Meaning($0, infos[$0.phrase])).inserted }
  }

  /// The applications that negative phrases at the end of some ways keep from answering.
  func silenced(by ways: [Way]) -> Set<Int> {
    var silenced: Set<Int> = []
    for way in ways {
      for phrase in phrases.accepts.elements[way.phrases] {
        let info = phrases.infos[phrase.index]
        if info.isNegative { silenced.insert(info.application) }
      }
    }
    return silenced
  }

  private func edit(_ slip: Slip) -> Edit? {
    guard case .edit(let kind) = slip.kind else { return nil }
    return Edit(
      kind: kind, span: utterance.span(of: slip.words), meant: slip.meant.flatMap(text))
  }

  private func text(_ meant: Slip.Meant) -> String? {
    switch meant {
    case .reading(let index): return readings[index].slip?.meant
    case .words(let list, let first, let second):
      let words = list.map { lists[$0.index].words } ?? phrases.words
      return [first, second].compactMap { $0.map(words.word) }.joined(separator: " ")
    }
  }

  private func capture(_ filling: Filling) -> Capture {
    let symbol = phrases.symbols[filling.slot.index]
    var span = symbol.ownSpan(of: utterance.span(of: filling.words), in: utterance.text)
    if filling.value == .text {
      span = utterance.writtenSpan(
        of: filling.words, at: span, isOpen: (symbol.prefix.isEmpty, symbol.suffix.isEmpty))
    }
    let value: Capture.Value =
      switch filling.value {
      case .listed(let ends): .listed(ids(of: ends, symbol: symbol, span: span))
      case .reading(let index): .value(readings[index].value)
      case .text: .text
      case .unlisted, .unknown: .unlisted
      }
    return Capture(slot: symbol.name, span: span, value: value)
  }

  /// The ids behind value indices; where values differ only by what folding removes, the one that
  /// was typed to the letter.
  private func ids(
    of ends: CompiledList.Ends, symbol: SlotSymbol, span: Range<Int>
  ) -> [Int] {
    guard case .list(let number, _) = symbol.kind else { return [] }
    let list = lists[number.index]
    if let only = list.index(ends) { return [list.values.id(at: only)] }
    return sharedIDs(SharedForm(list: number, ends: ends, span: span)) {
      let indices = list.indices(ends, limit: Automaton.sharedFormLimit)
      let typed = utterance.text.utf8Text(span)
      let exact = indices.filter { list.values[$0].forms.contains(typed) }
      var ids: [Int] = []
      for id in (exact.isEmpty ? indices : exact).map(list.values.id) where !ids.contains(id) {
        ids.append(id)
      }
      return ids
    }
  }

  private func rank(of fillings: [Filling]) -> Rank {
    var counts = Place.Counts()
    var slotCount = 0
    for (index, filling) in fillings.enumerated() {
      let traits = phrases.traits[filling.slot.index]
      guard !traits.isLiteral else { continue }
      counts.add(filling.words.count, as: filling.value, isJoined: traits.isJoined)
      // The values of a series stand together, so that few are compared.
      let isSame = { (other: Filling) in other.slot == filling.slot }
      let isKnown =
        index > 0 && isSame(fillings[index - 1]) || fillings[..<index].contains(where: isSame)
      if !isKnown { slotCount += 1 }
    }
    return Rank(
      unlistedWords: Int(counts.unlisted), textWords: Int(counts.text),
      numberWords: Int(counts.number), literalWords: count - Int(counts.all),
      slots: slotCount)
  }

  /// What makes two candidates the same: the action and the values, wherever free text was cut.
  private struct Meaning: Hashable {
    let intent: Int
    let application: Int
    /// How often each value was said.
    let values: [SlotValue: Int]

    struct SlotValue: Hashable {
      let slot: String
      let value: Capture.Value
    }

    init(_ candidate: Candidate, _ phrase: PhraseStore.PhraseInfo) {
      intent = phrase.intent
      application = phrase.application
      values = candidate.captures.reduce(into: [:]) { values, capture in
        guard capture.slot != "applicationName" else { return }
        values[SlotValue(slot: capture.slot, value: capture.value), default: 0] += 1
      }
    }
  }
}
