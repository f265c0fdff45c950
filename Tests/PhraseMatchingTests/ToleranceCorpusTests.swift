// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// A sample of the corpus that the benchmark runs in full.
@Suite struct ToleranceCorpusTests {
  private static let corpus = ToleranceCorpus(titleCount: 1_000, share: 0.25)
  private static let automaton = Result { try Automaton(compiling: corpus.grammar()) }

  @Test(
    .enabled(if: TolerantMatching.isAvailable),
    arguments: ToleranceKind.allCases.filter(\.isPromised))
  func slipsAreForgivenAndTheRestIsRefused(_ kind: ToleranceKind) throws {
    let automaton = try Self.automaton.get()
    let cases = Self.corpus.cases.filter { $0.kind == kind }
    let wrong = cases.filter { tested in
      let match = TolerantMatching.match(automaton, tested.text)
      return !Self.corpus.isRight(match, for: tested, in: automaton.grammar)
    }
    let allowed = kind.isNegative ? 0 : cases.count / 50
    #expect(wrong.count <= allowed, "\(wrong.map(\.text).joined(separator: "\n"))")
  }

  @Test func whatIsToBeRefusedIsNeverAnExactMatch() throws {
    let automaton = try Self.automaton.get()
    for tested in Self.corpus.cases where tested.kind.isNegative {
      let match = automaton.match(Utterance(tested.text))
      #expect(Self.corpus.isRight(match, for: tested, in: automaton.grammar), "\(tested.text)")
    }
  }

  @Test(arguments: ToleranceKind.allCases)
  func everyKindHasItsUtterances(_ kind: ToleranceKind) {
    let cases = Self.corpus.cases.filter { $0.kind == kind }
    #expect(cases.count == kind.standardCount / 4)
    #expect(Set(cases.map(\.text)).count == cases.count)
  }
}
