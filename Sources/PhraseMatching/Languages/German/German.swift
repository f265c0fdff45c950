// SPDX-License-Identifier: Apache-2.0

/// German.
enum German: LanguageTables {
  static let code = "de"
  static var numbers: NumberWords { .german }
  static let series = ValueSeries(["und", "oder"])
  static var smallWords: SmallWords? { .german }
  static func values(for code: String) -> ValueRules { .german }
}
