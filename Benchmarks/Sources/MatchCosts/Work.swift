// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The fixed pieces of work whose costs are guarded.
enum Work: String, CaseIterable {
  /// Splitting a text into words.
  case utterance
  /// A match of eight words with one value out of 1,000.
  case match
  /// The same with a word too many at its end.
  case miss
  /// A tolerant match with a typo in the value and a filler.
  case tolerant
  /// Compiling 50 phrases and 10,000 values.
  case compile

  /// The work, with everything made that does not belong to it.
  func prepared() throws -> () throws -> Void {
    let workload = ExactWorkload(valueCount: self == .compile ? 10_000 : 1_000)
    let grammar = try workload.grammar()
    if self == .compile { return { _ = try Automaton(compiling: grammar) } }
    let automaton = try Automaton(compiling: grammar)
    let value = workload.values[0]
    let text = "can you open \(value) for the workshop"
    switch self {
    case .utterance: return { _ = Utterance(text) }
    case .match: return Self.matching(automaton, text, isMatch: true)
    case .miss: return Self.matching(automaton, text + " today", isMatch: false)
    default:
      let slip = "um can you open \(value.dropLast())x for the workshop"
      return { _ = TolerantMatching.match(automaton, slip) }
    }
  }

  private static func matching(
    _ automaton: Automaton, _ text: String, isMatch: Bool
  ) -> () -> Void {
    let utterance = Utterance(text)
    return { precondition(automaton.match(utterance).candidates.isEmpty != isMatch) }
  }
}
