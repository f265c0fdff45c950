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
    printHeader([
      "work", "one thread", "two threads", "ratio", "ratio by time on the processors",
    ])
    // The machine's own ratio: work that shares nothing.
    printRow("arithmetic, no shared memory") { index in
      var random = SplitMix64(state: UInt64(index))
      return Int((0..<2000).reduce(into: 0) { sum, _ in sum &+= random.next() } & 1)
    }
    printRow("match") { automaton.match(Utterance(texts[$0 % texts.count])).candidates.count }
    return true
  }

  /// How often work was done in a second, by the clock and by time on the processors.
  private struct Rate {
    var clock = 0.0
    var processor = 0.0
  }

  private static func printRow(_ name: String, _ work: @escaping @Sendable (Int) -> Int) {
    // Alternating rounds, best of each: neighbours on the machine disturb single rounds.
    let rounds = (0..<5).map { _ in (rate(threads: 1, work), rate(threads: 2, work)) }
    let (one, two) = (best(rounds.map(\.0)), best(rounds.map(\.1)))
    printRow([
      name, String(format: "%.0f/s", one.clock), String(format: "%.0f/s", two.clock),
      String(format: "%.2f", two.clock / one.clock),
      String(format: "%.2f", two.processor / one.processor),
    ])
  }

  private static func best(_ rates: [Rate]) -> Rate {
    Rate(clock: rates.map(\.clock).max() ?? 0, processor: rates.map(\.processor).max() ?? 0)
  }

  /// Runs for half a second.
  private static func rate(threads: Int, _ work: @escaping @Sendable (Int) -> Int) -> Rate {
    let total = Mutex(Rate())
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let (start, startOnProcessor) = (ContinuousClock.now, processorTime())
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
      let onProcessor = processorTime() - startOnProcessor
      total.withLock { total in
        total.clock += Double(count) / elapsed.seconds
        total.processor += Double(count) / onProcessor.seconds
      }
    }
    return total.withLock { $0 }
  }
}
