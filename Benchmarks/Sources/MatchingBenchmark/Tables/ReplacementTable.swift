// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Synchronization

/// What two threads that match see of a third one that replaces a list of 100,000 values.
///
/// Two cores are shared by three threads, so the scheduler alone makes pauses. A control, in which
/// the third thread works without replacing, shows these; and time on the processor, which does
/// not count them, shows what a match itself had to do.
enum ReplacementTable: Table {
  static let name = "replacement"
  static let title = "Replacing a list of 100,000 values while two threads match"

  static func print(_ contenders: Contenders) throws -> Bool {
    let run = try Replacement(valueCount: 100_000)
    printHeader([
      "third thread", "rounds", "matches", "p50 µs", "p99.99 µs", "longest µs",
      "longest on the processor µs", "torn or wrong",
    ])
    var isRight = true
    for writer in Replacement.Writer.allCases {
      let (rounds, readers) = run.measure(writer, for: .seconds(5))
      let wall = Times(readers.map(\.wall))
      let processor = Times(readers.map(\.processor))
      let wrong = readers.reduce(0) { $0 + $1.wrong }
      isRight = isRight && wrong == 0
      printRow(
        [writer.rawValue, "\(rounds)", "\(wall.nanoseconds.count)"]
          + [wall.percentile(0.5), wall.percentile(0.9999), wall.longest, processor.longest]
          .map { String(format: "%.1f", $0) } + ["\(wrong)"])
    }
    return isRight
  }
}
