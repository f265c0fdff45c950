// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct CompletionTests {
  @Test(arguments: [
    ("", ["Move", "Open"]), ("o", ["Open"]), ("Open", ["Open"]),
    ("open d", ["open Dune"]), ("open dune ", ["open dune by", "open dune in"]),
    ("open dune in l", ["open dune in Library"]),
    ("move dune to w", ["move dune to Want to Read"]), ("x", []), ("open zzz in ", []),
    ("open l", ["open L’Étranger"]),
  ])
  func linesThatContinue(_ text: String, _ lines: [String]) throws {
    let automaton = try Grammars.automaton([
      "Open ${book} in ${applicationName}", "Move ${book} to ${shelf}",
    ])
    #expect(automaton.prefixCompletions(of: text, limit: 10) == lines)
  }

  @Test func theLimitHolds() throws {
    let automaton = try Grammars.automaton(["Open ${book}"])
    #expect(automaton.prefixCompletions(of: "open ", limit: 3).count == 3)
  }
}
