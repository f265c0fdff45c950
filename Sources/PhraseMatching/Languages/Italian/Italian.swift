// SPDX-License-Identifier: Apache-2.0

/// Italian.
enum Italian: LanguageTables {
  static let code = "it"
  static var numbers: NumberWords { .italian }
  static let series = ValueSeries(["e", "ed", "o", "oppure"])
  static let contractions = ["cosa è": "cos'è", "dove è": "dov'è", "come è": "com'è"]
  static func values(for code: String) -> ValueRules { .italian }
}
