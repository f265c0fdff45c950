// SPDX-License-Identifier: Apache-2.0

/// Spanish.
enum Spanish: LanguageTables {
  static let code = "es"
  static var numbers: NumberWords { .spanish }
  static let series = ValueSeries(["y", "e", "o", "u"])
  static var smallWords: SmallWords? { .spanish }
  static func values(for code: String) -> ValueRules { .spanish }
}
