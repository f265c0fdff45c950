// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One table of the report.
///
/// A new one is a type of its own and a line in `main.swift`.
protocol Table {
  /// What the command line calls it.
  static var name: String { get }
  static var title: String { get }

  /// Measures and prints; false if any matcher that has to be right gave a wrong answer.
  static func print(_ contenders: Contenders) throws -> Bool
}

extension Table {
  static func printRow(_ cells: [String]) {
    Swift.print("| " + cells.joined(separator: " | ") + " |")
    // Rows appear when they are measured, on a pipe as well.
    fflush(nil)
  }

  static func printHeader(_ cells: [String]) {
    printRow(cells)
    printRow(cells.map { _ in "---" })
  }
}
