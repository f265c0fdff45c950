// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

/// The slow and obviously right matcher: it walks the template trees and tries everything.
///
/// No automaton, no sharing, no memory of dead ends. It knows neither glue nor digits for number
/// words; random grammars have none.
struct ReferenceMatcher {
  let grammar: Grammar

  /// A way through a template: where it ended, and what its slots took.
  private struct Way {
    var end: Int
    var taken: [(slot: String, words: Range<Int>, value: String, kind: Kind)]
  }

  private enum Kind {
    case listed, number, text, unlisted
  }

  /// Every meaning with its rank, as sorted text; equal for equal candidates.
  func meanings(of text: String) -> [String] {
    let words = Utterance(text).tokens.map(\.text)
    guard !words.isEmpty else { return [] }
    var silenced: Set<Int> = []
    var best: [String: Rank] = [:]
    var applications: [String: Int] = [:]
    for phrase in grammar.phrases {
      for way in ways(phrase.template.root, from: Way(end: 0, taken: []), phrase, words)
      where way.end == words.count {
        if phrase.isNegative {
          silenced.insert(phrase.application)
          continue
        }
        let meaning = meaning(of: way, phrase)
        let rank = rank(of: way, words: words.count)
        best[meaning] = max(best[meaning] ?? rank, rank)
        applications[meaning] = phrase.application
      }
    }
    return best.filter { !silenced.contains(applications[$0.key] ?? -1) }
      .map { "\($0.key) — \($0.value)" }.sorted()
  }

  /// The same text for the candidates of the automaton.
  static func meanings(_ candidates: [Candidate], in grammar: Grammar) -> [String] {
    candidates.map { candidate in
      let phrase = grammar.phrases[candidate.phrase]
      let values = candidate.captures.map { capture in
        switch capture.value {
        case .listed(let ids): "\(capture.slot)=\(ids.sorted())"
        case .value(let value): "\(capture.slot)=\(value)"
        case .text: "\(capture.slot)=text"
        case .unlisted: "\(capture.slot)=unlisted"
        }
      }
      return "\(phrase.intent) \(phrase.application) \(values.sorted()) — \(candidate.rank)"
    }.sorted()
  }

  // MARK: - Ways

  private func ways(
    _ element: Template.Element, from way: Way, _ phrase: Phrase, _ words: [String]
  ) -> [Way] {
    switch element {
    case .literal(let text):
      let own = Utterance(text).tokens.map(\.text)
      guard words[way.end...].starts(with: own) else { return [] }
      return [Way(end: way.end + own.count, taken: way.taken)]
    case .sequence(let parts):
      return parts.reduce([way]) { ways, part in
        ways.flatMap { self.ways(part, from: $0, phrase, words) }
      }
    case .alternatives(let parts):
      return parts.flatMap { ways($0, from: way, phrase, words) }
    case .optional(let part): return [way] + ways(part, from: way, phrase, words)
    case .permutation(let parts):
      guard !parts.isEmpty else { return [way] }
      return parts.indices.flatMap { index -> [Way] in
        var rest = parts
        let first = rest.remove(at: index)
        return ways(first, from: way, phrase, words).flatMap {
          ways(.permutation(rest), from: $0, phrase, words)
        }
      }
    case .rule(let name):
      return grammar.rules[name].map { ways($0.root, from: way, phrase, words) } ?? []
    case .slot(let name):
      guard let slot = phrase.slots.first(where: { $0.name == name }) else { return [] }
      return series(slot, from: way, phrase, words)
    }
  }

  private func series(_ slot: Slot, from way: Way, _ phrase: Phrase, _ words: [String]) -> [Way] {
    let first = values(slot, from: way, phrase, words)
    guard slot.isSeries else { return first }
    return first.flatMap { way -> [Way] in
      var found = [way]
      guard way.taken.last?.kind != .unlisted else { return found }
      found += series(slot, from: way, phrase, words)
      if way.end < words.count, ["and", "or"].contains(words[way.end]) {
        found += series(slot, from: Way(end: way.end + 1, taken: way.taken), phrase, words)
      }
      return found
    }
  }

  private func values(_ slot: Slot, from way: Way, _ phrase: Phrase, _ words: [String]) -> [Way] {
    func took(_ length: Int, _ value: String, _ kind: Kind) -> Way {
      let range = way.end..<way.end + length
      return Way(end: range.upperBound, taken: way.taken + [(slot.name, range, value, kind)])
    }
    let rest = Array(words[way.end...])
    switch slot.kind {
    case .text:
      return rest.indices.map { took($0 + 1, "text", .text) }
    case .value(let kind):
      return kind.readings(in: rest, language: phrase.language).map {
        took($0.length, "\($0.value)", .number)
      }
    case .list(let name, let isOpen):
      let list = Array(grammar.lists.first { $0.name == name }?.values ?? ValueList.Values([]))
      let listed = rest.indices.compactMap { end -> Way? in
        let said = Array(rest[...end])
        let ids = list.filter { value in
          value.forms.contains { Utterance($0).tokens.map(\.text) == said }
        }.map(\.id)
        return ids.isEmpty ? nil : took(end + 1, "\(Set(ids).sorted())", .listed)
      }
      return listed + (isOpen ? rest.indices.map { took($0 + 1, "unlisted", .unlisted) } : [])
    }
  }

  // MARK: - Meaning and rank

  private func meaning(of way: Way, _ phrase: Phrase) -> String {
    let values = way.taken.map { "\($0.slot)=\($0.value)" }.sorted()
    return "\(phrase.intent) \(phrase.application) \(values)"
  }

  private func rank(of way: Way, words: Int) -> Rank {
    func count(_ kind: Kind) -> Int {
      way.taken.filter { $0.kind == kind }.reduce(0) { $0 + $1.words.count }
    }
    return Rank(
      unlistedWords: count(.unlisted), textWords: count(.text), numberWords: count(.number),
      literalWords: words - way.taken.reduce(0) { $0 + $1.words.count },
      slots: Set(way.taken.map(\.slot)).count)
  }
}
