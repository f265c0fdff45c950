// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Synchronization

/// Matches a second by one and by two threads on the same automaton.
enum ThroughputTable: Table {
  static let name = "throughput"
  static let title = "Throughput on two cores, 10,000 values"

  static func print(_ contenders: Contenders) throws -> Bool {
    let workload = ExactWorkload(valueCount: 10_000)
    let automaton = try Automaton(compiling: workload.grammar())
    let texts = workload.utterances.map(\.text)
    printHeader(["work", "one thread", "two threads", "ratio"])
    // The machine's own ratio: work that shares nothing.
    printRow("arithmetic, no shared memory") { index in
      var random = SplitMix64(state: UInt64(index))
      return Int((0..<2000).reduce(into: 0) { sum, _ in sum &+= random.next() } & 1)
    }
    printRow("match") { automaton.match(Utterance(texts[$0 % texts.count])).candidates.count }
    return true
  }

  private static func printRow(_ name: String, _ work: @escaping @Sendable (Int) -> Int) {
    // Alternating rounds, best of each: neighbours on the machine disturb single rounds.
    let rounds = (0..<5).map { _ in (rate(threads: 1, work), rate(threads: 2, work)) }
    let one = rounds.map(\.0).max() ?? 0
    let two = rounds.map(\.1).max() ?? 0
    printRow([
      name, String(format: "%.0f/s", one), String(format: "%.0f/s", two),
      String(format: "%.2f", two / one),
    ])
  }

  /// Runs for half a second and returns how often the work was done in a second.
  private static func rate(threads: Int, _ work: @escaping @Sendable (Int) -> Int) -> Double {
    let total = Mutex(0.0)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let start = ContinuousClock.now
      var count = 0
      var results = 0
      var elapsed = Duration.zero
      while elapsed < .milliseconds(500) {
        for _ in 0..<200 {
          results &+= work(count &+ thread * 500)
          count += 1
        }
        elapsed = start.duration(to: .now)
      }
      precondition(results >= 0)
      total.withLock { $0 += Double(count) / elapsed.seconds }
    }
    return total.withLock { $0 }
  }
}
