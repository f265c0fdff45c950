// SPDX-License-Identifier: Apache-2.0

/// German.
enum German: LanguageTables {
  static let code = "de"
  static var numbers: NumberWords { .german }
  static let series = ValueSeries(["und", "oder"])
  static var smallWords: SmallWords? { .german }
  static let contractions = ["gibt es": "gibt's", "geht es": "geht's", "ist es": "ist's"]
  static func values(for code: String) -> ValueRules { .german }
}
