// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Foundation
import PhraseMatching

/// How often a match asks for memory.
enum AllocationTable: Table {
  static let name = "allocations"
  static let title = "Allocations, 1,000 values"

  static func print(_ contenders: Contenders) throws -> Bool {
    let workload = ExactWorkload(valueCount: 1_000)
    let automaton = try Automaton(compiling: workload.grammar())
    let value = workload.values[0]
    let texts = [
      ("matches", "open \(value) in the workshop"),
      ("fails at its end", "open \(value) in the workshop today"),
      ("fails in the value", "open \(value) zzz in the workshop"),
      ("fails at its first word", "zzz open \(value) in the workshop"),
    ]
    printHeader(["utterance", "Utterance(text)", "match(utterance)"])
    for (name, text) in texts {
      let utterance = Utterance(text)
      precondition(automaton.match(utterance).candidates.isEmpty == (name != "matches"))
      printRow([
        name, "\(allocations { _ = Utterance(text) })",
        "\(allocations { _ = automaton.match(utterance) })",
      ])
    }
    return true
  }

  /// Allocations of the third call, after whatever is made once has been made.
  private static func allocations(_ body: () -> Void) -> UInt64 {
    for _ in 0..<2 { body() }
    let before = allocations_of_this_thread()
    body()
    return allocations_of_this_thread() - before
  }
}
