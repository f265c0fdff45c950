// SPDX-License-Identifier: Apache-2.0

/// Russian.
enum Russian: LanguageTables {
  static let code = "ru"
  static var numbers: NumberWords { .russian }
  static let series = ValueSeries(["и", "или"])
  static var smallWords: SmallWords? { .russian }
  static func values(for code: String) -> ValueRules { .russian }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
}
