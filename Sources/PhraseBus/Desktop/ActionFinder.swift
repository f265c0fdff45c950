// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// Finds what words mean, or may come to mean, among the phrases that apps declare.
struct ActionFinder {
  /// A sentence that an app understands.
  struct Action {
    let sentence: String
    let application: String
    /// The name of the symbol that its shortcut has.
    let symbol: String?
    /// Whether it has words that are on no list, which its app would have to know.
    var isDoubtful = false
  }

  let known: EngineKnowledge
  let tolerance: Tolerance

  /// How many lines are continued to find whole sentences.
  private static let stepLimit = 60
  /// How many ways to go on are looked at behind each line.
  private static let breadth = 8

  /// What the words mean; several where they mean several things equally well.
  func meanings(of words: String) -> [Action] { meanings(of: words, tolerance) }

  private func meanings(of words: String, _ tolerance: Tolerance) -> [Action] {
    let utterance = Utterance(words)
    let candidates = known.automaton.match(utterance, tolerance: tolerance).candidates.filter {
      // Words on no list may be anything, so the rest of the phrase has to be there.
      known.declared($0.phrase) != nil && ($0.rank.unlistedWords == 0 || $0.edits.isEmpty)
    }
    guard let best = candidates.first else { return [] }
    return candidates.prefix { $0.rank == best.rank && $0.cost == best.cost }
      .compactMap { action(of: $0, in: utterance) }
  }

  /// Whole sentences that begin with the words, of which the last may be typed in part.
  func beginnings(of words: String, limit: Int) -> [Action] {
    var lines = [words]
    var found: [Action] = []
    var steps = 0
    while found.count < limit, steps < Self.stepLimit, let line = lines.popLast() {
      steps += 1
      let longer = known.automaton.prefixCompletions(of: line, limit: Self.breadth)
      for next in longer.reversed() {
        var whole = meanings(of: next, .none)
        // What lacks no more than its app's name is a sentence already.
        if whole.isEmpty { whole = meanings(of: next).filter { !$0.isDoubtful } }
        if whole.isEmpty { lines.append(next + " ") }
        found += whole
      }
    }
    return found
  }

  /// The nearest sentence to words that mean nothing for sure; nil where none is near.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - namingValue: Whether it has to have a value that is near the words for it.
  /// - Returns: The sentence.
  func suggestion(for words: String, namingValue: Bool) -> Action? {
    let near = known.automaton.nearest(to: Utterance(words)) { known.declared($0) != nil }
    guard let near else { return nil }
    // A sentence with any value at all is nothing that anybody meant.
    let slots = known.automaton.grammar.phrases[near.phrase].slots
    let isNamed =
      near.namesValue || slots.allSatisfy { $0.name == Catalog.applicationSlot }
    guard near.value != nil || !namingValue && near.slot == nil && isNamed else { return nil }
    return meanings(of: near.suggestion).first
  }

  /// The phrase as its author wrote it, with the values as they are called.
  private func action(of candidate: Candidate, in utterance: Utterance) -> Action? {
    guard let (shortcut, phrase) = known.declared(candidate.phrase) else { return nil }
    let application = known.name(of: shortcut, in: phrase.language)
    let isDoubtful = candidate.rank.unlistedWords > 0
    // A phrase with alternatives stands for many sentences; that which was said is one of them.
    guard phrase.syntax == .phrase else {
      return Action(
        sentence: utterance.text, application: application, symbol: shortcut.symbol,
        isDoubtful: isDoubtful)
    }
    var values: [String: [String]] = [Catalog.applicationSlot: [application]]
    for capture in candidate.captures where capture.slot != Catalog.applicationSlot {
      values[capture.slot, default: []].append(
        words(of: capture, shortcut, phrase.language)
          ?? utterance.text.utf8Text(capture.span))
    }
    return Action(
      sentence: phrase.text.filled(with: values.mapValues { $0.joined(separator: ", ") }),
      application: application, symbol: shortcut.symbol, isDoubtful: isDoubtful)
  }

  /// What the value is called that was named, or all that were; nil for anything else.
  private func words(
    of capture: Capture, _ shortcut: Catalog.Shortcut, _ language: String
  ) -> String? {
    guard case .listed(let places) = capture.value,
      case .list(let list, _) = shortcut.slots[capture.slot]?.kind
    else { return nil }
    let titles = Set(places.map { known.title(of: $0, in: list, language: language) })
    return titles.count == 1 ? titles.first ?? nil : nil
  }
}

extension EngineKnowledge {
  /// What people call the app of a shortcut.
  func name(of shortcut: Catalog.Shortcut, in language: String) -> String {
    let application = catalog.applications[shortcut.application]
    return application.names(in: language).first ?? application.name
  }
}

extension String {
  /// A phrase with words in its slots.
  func filled(with values: [String: String]) -> String {
    values.reduce(self) { $0.replacing("${\($1.key)}", with: $1.value) }
  }
}
