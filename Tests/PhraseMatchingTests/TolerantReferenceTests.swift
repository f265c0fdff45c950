// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct TolerantReferenceTests {
  /// 800 grammars, each with its own sentences with slips, and words in no order.
  @Test(arguments: 0..<8)
  func theSearchFindsWhatTheReferenceFinds(_ batch: Int) throws {
    var (compared, understood) = (0, 0)
    for index in 0..<100 {
      let seed = UInt64(batch * 100 + index)
      var random = RandomSlips(seed: seed)
      let grammar = try random.grammar()
      let automaton = try Automaton(compiling: grammar)
      let reference = TolerantReference(grammar: grammar)
      let samples = grammar.phrases.indices.flatMap { automaton.sample(phrase: $0, limit: 2) }
      for text in samples.map({ random.slip($0) }) + [random.salad(), random.salad()] {
        guard let expected = reference.meanings(of: text) else { continue }
        compared += 1
        understood += expected.isEmpty ? 0 : 1
        let match = automaton.match(Utterance(text), tolerance: .standard)
        let found = Set(
          match.candidates.map { "\(grammar.meaning(of: $0)) — \($0.edits.points)" })
        #expect(found == expected, "seed \(seed), “\(text)”\n\(grammar.text())")
      }
    }
    // Most utterances are no match as they are; a good part of these is one with slips.
    #expect(compared > 400 && understood > 80, "\(compared), \(understood)")
  }

  @Test func theRandomUtterancesHaveEveryKindOfSlip() throws {
    var seen: Set<Edit.Kind> = []
    for seed in 0..<200 {
      var random = RandomSlips(seed: UInt64(seed))
      let automaton = try Automaton(compiling: random.grammar())
      for phrase in automaton.grammar.phrases.indices {
        for sample in automaton.sample(phrase: phrase, limit: 2) {
          let match = automaton.match(Utterance(random.slip(sample)), tolerance: .standard)
          seen.formUnion(match.candidates.flatMap(\.edits).map(\.kind))
        }
      }
    }
    // English, which the utterances are in, has no other forms of words than numbers.
    #expect(seen == Set(Edit.Kind.allCases).subtracting([.inflection]))
  }
}

extension TolerantReference {
  /// The meanings that cost least, with their points; nil where the utterance matches as it is.
  ///
  /// Before them those with words on no list, where these cost less.
  func meanings(of text: String) -> Set<String>? {
    let said = Utterance(text).tokens.map(\.text)
    guard !said.isEmpty else { return nil }
    var settled: [String: Int] = [:]
    var unlisted: [String: Int] = [:]
    var silencers: [(application: Int, points: Int)] = []
    for sentence in sentences {
      let phrase = grammar.phrases[sentence.phrase]
      for (taken, points) in outcomes(of: sentence, said) {
        guard points == 0 || taken.hasContent else { continue }
        if points == 0, !taken.isUnlisted { return nil }
        if phrase.isNegative { silencers.append((phrase.application, points)) }
        let meaning =
          "\(phrase.intent) \(phrase.application) \(taken.values.sorted())"
          + (phrase.isNegative ? "!" : "")
        if taken.isUnlisted {
          unlisted[meaning] = min(unlisted[meaning] ?? points, points)
        } else {
          settled[meaning] = min(settled[meaning] ?? points, points)
        }
      }
    }
    let least = settled.values.min() ?? .max
    let leastUnlisted = unlisted.values.min() ?? .max
    var best = settled.filter { $0.value == least }
    if leastUnlisted < least {
      best.merge(unlisted.filter { $0.value == leastUnlisted }) { first, _ in first }
    }
    let silenced = Set(silencers.filter { $0.points == least }.map(\.application))
    return Set(
      best.filter { meaning, _ in
        !meaning.hasSuffix("!") && !silenced.contains { meaning.contains(" \($0) [") }
      }.map { "\($0.key) — \($0.value)" })
  }
}

extension Grammar {
  /// The action and the values of a candidate as text.
  fileprivate func meaning(of candidate: Candidate) -> String {
    let phrase = phrases[candidate.phrase]
    let values = candidate.captures.filter { $0.slot != "applicationName" }.map { capture in
      switch capture.value {
      case .listed(let ids): "\(capture.slot)=\(ids.sorted())"
      case .value(let value): "\(capture.slot)=\(value)"
      case .text: "\(capture.slot)=text"
      case .unlisted: "\(capture.slot)=unlisted"
      }
    }
    return "\(phrase.intent) \(phrase.application) \(values.sorted())"
  }
}
