// SPDX-License-Identifier: Apache-2.0
enum ToleranceTable: Table {
  static let name = "tolerance"
  static let title = "Tolerance"
  static func print(_ contenders: Contenders) throws -> Bool { true }
}
extension OwnMatcher {
  static func measureTolerance(valueCount: Int) throws -> Figures {
    Figures(compileSeconds: 0, p50: 0, p99: 0, residentBytes: 0, wrong: 0)
  }
}
