// SPDX-License-Identifier: Apache-2.0

/// Makes candidates of the ways that a search found, and puts them in order.
struct Ranking {
  private let automaton: Automaton
  private let utterance: Utterance

  init(_ automaton: Automaton, _ utterance: Utterance) {
    self.automaton = automaton
    self.utterance = utterance
  }

  func candidates(of paths: [Search.Path]) -> [Candidate] {
    guard !paths.isEmpty else { return [] }
    let phrases = automaton.grammar.phrases
    let all = paths.flatMap { path in
      path.phrases.map { candidate(phrase: Int($0), steps: path.steps) }
    }
    let silenced = Set(
      all.filter { phrases[$0.phrase].isNegative }.map { phrases[$0.phrase].application })
    let open = all.filter { !silenced.contains(phrases[$0.phrase].application) }
    // Stable by hand: what was found first stays first among equals.
    let ordered = open.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element)
    var seen: Set<Meaning> = []
    return ordered.filter { seen.insert(Meaning($0, phrases[$0.phrase])).inserted }
  }

  private func candidate(phrase: Int, steps: [Search.Step]) -> Candidate {
    let captures = steps.map(capture)
    let rank = rank(of: steps)
    return Candidate(
      phrase: phrase, captures: captures, rank: rank, score: rank.unlistedWords == 0 ? 1 : 0.5)
  }

  private func capture(_ step: Search.Step) -> Capture {
    let span =
      utterance.tokens[step.words.lowerBound].span
      .lowerBound..<utterance.tokens[step.words.upperBound - 1].span.upperBound
    let symbol = automaton.symbols[Int(step.symbol)]
    let value: Capture.Value =
      switch step.value {
      case .listed(let indices): .listed(ids(of: indices, symbol: symbol, span: span))
      case .number(let number): .number(number)
      case .value(let value): .value(value)
      case .text: .text
      case .unlisted: .unlisted
      }
    return Capture(slot: symbol.name, span: span, value: value)
  }

  /// The ids behind value indices; where values differ only by what folding removes, the one that
  /// was typed to the letter.
  private func ids(of indices: [Int32], symbol: SlotSymbol, span: Range<Int>) -> [Int] {
    guard case .list(let list, _) = symbol.kind else { return [] }
    let values = indices.map { automaton.lists[list].values[Int($0)] }
    var chosen = values
    if values.count > 1 {
      let typed = utterance.text.utf8Text(span)
      let exact = values.filter { $0.forms.contains(typed) }
      if !exact.isEmpty { chosen = exact }
    }
    var ids: [Int] = []
    for value in chosen where !ids.contains(value.id) { ids.append(value.id) }
    return ids
  }

  private func rank(of steps: [Search.Step]) -> Rank {
    var unlisted = 0
    var text = 0
    var number = 0
    var values = 0
    var slots: Set<Int32> = []
    for step in steps where !automaton.symbols[Int(step.symbol)].isLiteral {
      values += step.words.count
      slots.insert(step.symbol)
      switch step.value {
      case .listed: break
      case .number, .value: number += step.words.count
      case .text: text += step.words.count
      case .unlisted: unlisted += step.words.count
      }
    }
    return Rank(
      unlistedWords: unlisted, textWords: text, numberWords: number,
      literalWords: utterance.tokens.count - values, slots: slots.count)
  }

  /// What makes two candidates the same: the action and the values, wherever free text was cut.
  private struct Meaning: Hashable {
    let intent: Int
    let application: Int
    let values: [String]

    init(_ candidate: Candidate, _ phrase: Phrase) {
      intent = phrase.intent
      application = phrase.application
      values = candidate.captures.filter { $0.slot != "applicationName" }.map { capture in
        switch capture.value {
        case .listed(let ids): "\(capture.slot)=\(ids)"
        case .number(let number): "\(capture.slot)=\(number)"
        case .value(let value): "\(capture.slot)=\(value)"
        case .text: "\(capture.slot)=text"
        case .unlisted: "\(capture.slot)=unlisted"
        }
      }.sorted()
    }
  }
}
