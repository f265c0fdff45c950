// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All tables, in the order in which they are printed.
enum Report {
  private static var tables: [any Table.Type] {
    [
      ExactTable.self, ScaleTable.self, StartTable.self, ToleranceTable.self, AllocationTable.self,
      ThroughputTable.self, ReplacementTable.self, HardTable.self,
    ]
  }

  /// Prints what the arguments ask for and returns the exit status.
  static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.count == 3, arguments[0] == "--measure", let size = Int(arguments[2]) {
      guard let measurement = Measurement(rawValue: arguments[1]) else { return usage() }
      FileHandle.standardOutput.write(try measurement.output(size: size))
      return 0
    }
    guard arguments.count >= 2 else { return usage() }
    let chosen = Set(arguments.dropFirst(2))
    guard chosen.isSubset(of: tables.map { $0.name }) else { return usage() }
    let contenders = Contenders(python: arguments[0], scripts: arguments[1])
    var isRight = true
    for table in tables where chosen.isEmpty || chosen.contains(table.name) {
      isRight = try print(table, contenders) && isRight
    }
    return isRight ? 0 : 1
  }

  private static func print(_ table: any Table.Type, _ contenders: Contenders) throws -> Bool {
    let start = ContinuousClock.now
    Swift.print("\n## \(table.title)\n")
    let isRight = try table.print(contenders)
    Swift.print("\n(\(table.name): \(start.duration(to: .now).components.seconds) s)")
    return isRight
  }

  private static func usage() -> Int32 {
    let names = tables.map { $0.name }.joined(separator: ", ")
    FileHandle.standardError.write(
      Data("usage: MatchingBenchmark PYTHON PEERS [TABLE …]\ntables: \(names)\n".utf8))
    return 64
  }
}
