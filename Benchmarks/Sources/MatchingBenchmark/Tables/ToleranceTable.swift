// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Slips of every kind and what has to be refused, beside the peers.
enum ToleranceTable: Table {
  static let name = "tolerance"
  static let title = "Tolerance, 50 templates: share of right answers in percent"

  static func print(_ contenders: Contenders) throws -> Bool {
    for size in [1_000, 10_000] {
      let corpus = ToleranceCorpus(titleCount: size)
      let ours: ToleranceFigures = try contenders.own(.tolerance, size: size)
      let peers: [(String, ToleranceFigures)] = try ["hassil", "rapidfuzz"].map { name in
        (name, try contenders.peer("tolerance_\(name)", workload: corpus))
      }
      Swift.print("\(size) books, \(size / 10) recipes:\n")
      printFigures([("PhraseMatching", ours)] + peers, corpus)
      Swift.print("")
    }
    return true
  }

  private static func printFigures(
    _ columns: [(name: String, figures: ToleranceFigures)], _ corpus: ToleranceCorpus
  ) {
    printHeader(["kind", "utterances"] + columns.map(\.name))
    for kind in ToleranceKind.allCases {
      let count = corpus.cases.count { $0.kind == kind }
      let shares = columns.map { column in
        column.figures.shares[kind.rawValue].map { String(format: "%.1f", $0 * 100) } ?? "–"
      }
      printRow([kind.rawValue + (kind.isNegative ? " (refused)" : ""), "\(count)"] + shares)
    }
    printRow(["p50 µs", ""] + columns.map { String(format: "%.1f", $0.figures.p50) })
    printRow(["p99 µs", ""] + columns.map { String(format: "%.1f", $0.figures.p99) })
  }
}
