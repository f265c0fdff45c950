// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// This project's matcher on a workload.
enum OwnMatcher {
  static func measure(_ workload: Workload, rounds: Int) throws -> Figures {
    let before = Figures.residentBytes()
    let clock = ContinuousClock()
    let start = clock.now
    let automaton = try compile(workload)
    let compile = start.duration(to: clock.now)
    let resident = Figures.residentBytes() - before

    let wrong = workload.utterances.filter { !isRight($0, workload, automaton) }.count
    var nanoseconds: [Double] = []
    nanoseconds.reserveCapacity(rounds * workload.utterances.count)
    for _ in 0..<rounds {
      for utterance in workload.utterances {
        let start = clock.now
        let match = automaton.match(Utterance(utterance.text))
        let time = start.duration(to: clock.now)
        nanoseconds.append(Double(time.components.attoseconds) / 1e9)
        precondition(match.candidates.isEmpty == (utterance.intent == nil))
      }
    }
    return Figures(
      compileSeconds: Double(compile.components.seconds)
        + Double(compile.components.attoseconds) / 1e18,
      p50: Figures.percentile(0.5, of: nanoseconds),
      p99: Figures.percentile(0.99, of: nanoseconds), residentBytes: resident, wrong: wrong)
  }

  private static func compile(_ workload: Workload) throws -> Automaton {
    let intents = Array(Set(workload.templates.map(\.intent))).sorted()
    let slot = Slot(name: "value", kind: .list("values", isOpen: false), isSeries: false)
    let phrases = try workload.templates.map { template in
      Phrase(
        template: try Template(parsing: template.text.replacing("{value}", with: "${value}")),
        slots: [slot], intent: intents.firstIndex(of: template.intent) ?? 0, application: 0,
        language: "en", isNegative: false)
    }
    let values = workload.values.enumerated().map { ValueList.Value(id: $0, forms: [$1]) }
    let grammar = try Grammar(
      phrases: phrases, lists: [ValueList(name: "values", values: values)])
    return try Automaton(compiling: grammar)
  }

  private static func isRight(
    _ utterance: Workload.Utterance, _ workload: Workload, _ automaton: Automaton
  ) -> Bool {
    let match = automaton.match(Utterance(utterance.text))
    guard let best = match.candidates.first else { return utterance.intent == nil }
    return workload.templates[best.phrase].intent == utterance.intent
      && best.captures.map(\.value) == utterance.value.map { [.listed([$0])] }
  }
}
