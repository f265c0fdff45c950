// SPDX-License-Identifier: Apache-2.0

/// Makes candidates of the ways that a search found, and puts them in order.
struct Ranking {
  private let compiled: CompiledGrammar
  private let utterance: Utterance
  /// The ids of values that share a form, which are much work to find.
  private var shared: [SharedForm: [Int]] = [:]

  private struct SharedForm: Hashable {
    let list: Int
    let ends: CompiledList.Ends
    let span: Range<Int>
  }

  init(_ compiled: CompiledGrammar, _ utterance: Utterance) {
    self.compiled = compiled
    self.utterance = utterance
  }

  mutating func candidates(of paths: [Search.Path]) -> [Candidate] {
    candidates(of: paths) { _ in [] }
  }

  mutating func candidates(of paths: [TolerantSearch.Path]) -> [Candidate] {
    let plain = paths.map { Search.Path(phrases: $0.phrases, steps: $0.steps) }
    let edits = paths.map { $0.edits.map(edit) }
    return candidates(of: plain) { edits[$0] }
  }

  private mutating func candidates(
    of paths: [Search.Path], edits: (Int) -> [Edit]
  ) -> [Candidate] {
    let phrases = compiled.phrases
    let infos = phrases.infos
    var all: [Candidate] = []
    all.reserveCapacity(paths.count)
    var silenced: Set<Int> = []
    for (place, path) in paths.enumerated() {
      for index in path.phrases {
        let phrase = Int(phrases.accepts.elements[index])
        if infos[phrase].isNegative { silenced.insert(infos[phrase].application) }
        all.append(candidate(phrase: phrase, steps: path.steps, edits: edits(place)))
      }
    }
    guard all.count > 1 || !silenced.isEmpty else { return all }
    let open = all.filter { !silenced.contains(infos[$0.phrase].application) }
    // Stable by hand: what was found first stays first among equals.
    let ordered = open.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element)
    var seen: Set<Meaning> = []
    return ordered.filter { seen.insert(Meaning($0, infos[$0.phrase])).inserted }
  }

  private mutating func candidate(
    phrase: Int, steps: [Search.Step], edits: [Edit]
  ) -> Candidate {
    Candidate(
      phrase: phrase, captures: steps.map { capture($0) }, rank: rank(of: steps), edits: edits)
  }

  private func edit(_ step: TolerantSearch.EditStep) -> Edit {
    let meant = step.meant.map { list, word in
      let words = list < 0 ? compiled.phrases.words : compiled.lists[Int(list)].words
      return words.word(word)
    }
    return Edit(kind: step.kind, span: utterance.span(of: step.words), meant: meant)
  }

  private mutating func capture(_ step: Search.Step) -> Capture {
    let span = utterance.span(of: step.words)
    let symbol = compiled.phrases.symbols[Int(step.symbol)]
    let value: Capture.Value =
      switch step.value {
      case .listed(let ends): .listed(ids(of: ends, symbol: symbol, span: span))
      case .number(let number): .number(number)
      case .text: .text
      case .unlisted: .unlisted
      }
    return Capture(slot: symbol.name, span: span, value: value)
  }

  /// The ids behind value indices; where values differ only by what folding removes, the one that
  /// was typed to the letter.
  private mutating func ids(
    of ends: CompiledList.Ends, symbol: SlotSymbol, span: Range<Int>
  ) -> [Int] {
    guard case .list(let list, _) = symbol.kind else { return [] }
    let values = compiled.lists[list].values
    let indices = compiled.lists[list].indices(ends, limit: Automaton.sharedFormLimit)
    guard indices.count > 1 else { return indices.map(values.id) }
    let form = SharedForm(list: list, ends: ends, span: span)
    if let known = shared[form] { return known }
    let typed = utterance.text.utf8Text(span)
    let exact = indices.filter { values[$0].forms.contains(typed) }
    var ids: [Int] = []
    for id in (exact.isEmpty ? indices : exact).map(values.id) where !ids.contains(id) {
      ids.append(id)
    }
    shared[form] = ids
    return ids
  }

  private func rank(of steps: [Search.Step]) -> Rank {
    var unlisted = 0
    var text = 0
    var number = 0
    var values = 0
    var slots: Set<Int32> = []
    for step in steps where !compiled.phrases.symbols[Int(step.symbol)].isLiteral {
      values += step.words.count
      slots.insert(step.symbol)
      switch step.value {
      case .listed: break
      case .number: number += step.words.count
      case .text: text += step.words.count
      case .unlisted: unlisted += step.words.count
      }
    }
    return Rank(
      unlistedWords: unlisted, textWords: text, numberWords: number,
      literalWords: utterance.words.count - values, slots: slots.count)
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

    init(_ candidate: Candidate, _ phrase: CompiledGrammar.PhraseInfo) {
      intent = phrase.intent
      application = phrase.application
      values = candidate.captures.reduce(into: [:]) { values, capture in
        guard capture.slot != "applicationName" else { return }
        values[SlotValue(slot: capture.slot, value: capture.value), default: 0] += 1
      }
    }
  }
}
