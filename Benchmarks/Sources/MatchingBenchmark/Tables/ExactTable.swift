// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Exact matches beside the peers, over lists of growing length.
enum ExactTable: Table {
  static let name = "exact"
  static let title = "Exact match, 50 templates"

  /// A peer is left out where its compile or its matches would take minutes.
  private static let peers: [(name: String, script: String, options: [String], largest: Int)] = [
    ("hassil", "hassil", [], 100_000), ("re, values once", "re", [], 100_000),
    ("re, written out", "re", ["--written-out"], 1_000),
    ("rapidfuzz", "rapidfuzz", [], 10_000),
  ]

  static func print(_ contenders: Contenders) throws -> Bool {
    printHeader([
      "values", "matcher", "p50 µs", "p99 µs", "compile s", "memory MB", "wrong",
      "p50 as a multiple of ours",
    ])
    var isRight = true
    var medians: [(size: Int, ours: Figures, hassil: Figures?)] = []
    for size in [100, 1_000, 10_000, 100_000, 1_000_000] {
      let ours: Figures = try contenders.own(.exact, size: size)
      printRow(size, "PhraseMatching", ours, ours)
      isRight = isRight && ours.wrong == 0
      let workload = ExactWorkload(valueCount: size)
      var hassil: Figures?
      for peer in peers where size <= peer.largest {
        let theirs: Figures = try contenders.peer(
          peer.script, workload: workload, peer.options)
        printRow(size, peer.name, theirs, ours)
        if peer.name == "hassil" { hassil = theirs }
      }
      medians.append((size, ours, hassil))
    }
    printGrowth(medians)
    return isRight
  }

  private static func printRow(
    _ size: Int, _ matcher: String, _ figures: Figures, _ ours: Figures
  ) {
    printRow([
      "\(size)", matcher, String(format: "%.2f", figures.p50), String(format: "%.2f", figures.p99),
      String(format: "%.4f", figures.compileSeconds),
      String(format: "%.1f", Double(figures.residentBytes) / 1_048_576), "\(figures.wrong)",
      String(format: "%.1f", figures.p50 / ours.p50),
    ])
  }

  private static func printGrowth(_ medians: [(size: Int, ours: Figures, hassil: Figures?)]) {
    guard let base = medians.first else { return }
    Swift.print("\nGrowth of the median, as a multiple of that at \(base.size) values:\n")
    printHeader(["values", "PhraseMatching", "of an utterance's first match", "hassil"])
    for row in medians {
      printRow([
        "\(row.size)", String(format: "%.2f", row.ours.p50 / base.ours.p50),
        String(
          format: "%.2f", (row.ours.firstRoundP50 ?? 0) / (base.ours.firstRoundP50 ?? 1)),
        row.hassil.map { String(format: "%.2f", $0.p50 / (base.hassil?.p50 ?? 1)) } ?? "–",
      ])
    }
  }
}
