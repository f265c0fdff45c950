// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Foundation
import PhraseMatching

/// This project's matcher, measured in this process.
enum OwnMatcher {
  static func measureExact(valueCount: Int) throws -> Figures {
    let workload = ExactWorkload(valueCount: valueCount)
    return_free_memory()
    let before = residentBytes()
    let start = ContinuousClock.now
    let automaton = try Automaton(compiling: workload.grammar())
    let compile = start.duration(to: .now)
    return_free_memory()
    let resident = residentBytes() - before

    let texts = workload.utterances.map(\.text)
    var first = Times(capacity: texts.count)
    let matches = texts.map { time(automaton, $0, &first) }
    let wrong = zip(matches, workload.utterances)
      .filter { !workload.isRight($0, for: $1, in: automaton.grammar) }.count
    var times = Times(capacity: 20 * texts.count)
    for _ in 0..<20 {
      for (index, text) in texts.enumerated() {
        let match = time(automaton, text, &times)
        precondition(match.candidates.isEmpty == matches[index].candidates.isEmpty)
      }
    }
    return Figures(
      compileSeconds: compile.seconds, p50: times.percentile(0.5), p99: times.percentile(0.99),
      firstRoundP50: first.percentile(0.5), residentBytes: resident, wrong: wrong)
  }

  private static func time(_ automaton: Automaton, _ text: String, _ times: inout Times) -> Match {
    let start = ContinuousClock.now
    let match = automaton.match(Utterance(text))
    times.append(start.duration(to: .now))
    return match
  }

  /// Compile time and memory; the input is released before memory is read.
  static func measureScale(valueCount: Int) throws -> Figures {
    var random = SplitMix64(state: ExactWorkload.standardSeed)
    _ = ExactWorkload.values(1000, 3...3, using: &random)
    return_free_memory()
    let before = residentBytes()
    let (automaton, compile) = try compiled(valueCount: valueCount)
    return_free_memory()
    let resident = residentBytes() - before
    precondition(automaton.statistics.values == valueCount)
    return Figures(
      compileSeconds: compile.seconds, p50: 0, p99: 0, residentBytes: resident, wrong: 0)
  }

  private static func compiled(valueCount: Int) throws -> (Automaton, Duration) {
    let workload = ExactWorkload(valueCount: valueCount, wordsPerValue: 3...3)
    let start = ContinuousClock.now
    let automaton = try Automaton(compiling: workload.grammar())
    return (automaton, start.duration(to: .now))
  }
}
