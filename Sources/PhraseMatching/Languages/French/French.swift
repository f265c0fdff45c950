// SPDX-License-Identifier: Apache-2.0

/// French.
enum French: LanguageTables {
  static let code = "fr"
  static var numbers: NumberWords { .french }
  static let series = ValueSeries(["et", "ou"])
  static var smallWords: SmallWords? { .french }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
  static func values(for code: String) -> ValueRules { .french }
}
