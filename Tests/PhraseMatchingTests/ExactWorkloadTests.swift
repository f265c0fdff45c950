// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct ExactWorkloadTests {
  @Test(arguments: [100, 1_000])
  func theBenchmarkedAnswersAreRight(_ valueCount: Int) throws {
    let workload = ExactWorkload(valueCount: valueCount)
    let automaton = try Automaton(compiling: workload.grammar())
    for utterance in workload.utterances {
      let match = automaton.match(Utterance(utterance.text))
      #expect(
        workload.isRight(match, for: utterance, in: automaton.grammar), "\(utterance.text)")
    }
  }
}
