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
    let phrases = compiled.phrases
    let infos = phrases.infos
    var all: [Candidate] = []
    all.reserveCapacity(paths.count)
    let silenced = silenced(by: paths.lazy.map(\.phrases))
    for path in paths {
      for index in path.phrases {
        let phrase = Int(phrases.accepts.elements[index])
        all.append(candidate(phrase: phrase, path: path, edits: path.edits.map(edit)))
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

  /// The applications that negative phrases keep from answering.
  ///
  /// - Parameter ends: For each way, the phrases that end there.
  /// - Returns: The applications.
  func silenced(by ends: some Sequence<Range<Int>>) -> Set<Int> {
    var silenced: Set<Int> = []
    for phrases in ends {
      for phrase in compiled.phrases.accepts.elements[phrases] {
        let info = compiled.phrases.infos[Int(phrase)]
        if info.isNegative { silenced.insert(info.application) }
      }
    }
    return silenced
  }

  private mutating func candidate(phrase: Int, path: Search.Path, edits: [Edit]) -> Candidate {
    Candidate(
      phrase: phrase, captures: path.steps.map { capture($0, spoken: path.spoken) },
      rank: rank(of: path.steps), edits: edits)
  }

  private func edit(_ step: Search.EditStep) -> Edit {
    let meant = step.meant.map { list, meant in
      let words = list < 0 ? compiled.phrases.words : compiled.lists[Int(list)].words
      return meant.map(words.word).joined(separator: " ")
    }
    return Edit(kind: step.kind, span: utterance.span(of: step.words), meant: meant)
  }

  private mutating func capture(_ step: Search.Step, spoken: [SpokenValue]) -> Capture {
    let symbol = compiled.phrases.symbols[Int(step.symbol)]
    var span = symbol.ownSpan(of: utterance.span(of: step.words), in: utterance.text)
    if step.value == .text {
      span = utterance.writtenSpan(of: step.words, at: span, symbol: symbol)
    }
    let value: Capture.Value =
      switch step.value {
      case .listed(let ends): .listed(ids(of: ends, symbol: symbol, span: span))
      case .number(let number): .number(number)
      case .spoken(let index): .value(spoken[index])
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
    for step in steps {
      let symbol = compiled.phrases.symbols[Int(step.symbol)]
      guard !symbol.isLiteral else { continue }
      // A word that is joined to the phrase's own text is half the phrase's.
      values += step.words.count - (symbol.isJoined ? 1 : 0)
      slots.insert(step.symbol)
      switch step.value {
      case .listed: break
      case .number, .spoken: number += step.words.count
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
