// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compile time and memory of a million values of three words.
enum ScaleTable: Table {
  static let name = "scale"
  static let title = "A list of a million values of three words"

  static func print(_ contenders: Contenders) throws -> Bool {
    printHeader(["values", "matcher", "compile s", "resident bytes a value"])
    for size in [10_000, 1_000_000] {
      let ours: Figures = try contenders.own(.scale, size: size)
      printRow(size, "PhraseMatching", ours)
      if size > 100_000 { continue }
      let workload = ExactWorkload(valueCount: size, wordsPerValue: 3...3)
      printRow(size, "hassil", try contenders.peer("hassil", workload: workload))
    }
    return true
  }

  private static func printRow(_ size: Int, _ matcher: String, _ figures: Figures) {
    printRow([
      "\(size)", matcher, String(format: "%.3f", figures.compileSeconds),
      String(format: "%.0f", Double(figures.residentBytes) / Double(size)),
    ])
  }
}
