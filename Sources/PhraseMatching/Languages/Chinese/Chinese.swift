// SPDX-License-Identifier: Apache-2.0

/// Chinese in simplified characters.
///
/// Each character is a word of its own, so patterns of values have blanks between them.
enum Chinese: LanguageTables {
  static let code = "zh"
  static var numbers: NumberWords { .chinese }
  static let series = ValueSeries(["和", "或"])
  static var smallWords: SmallWords? { .chinese }
  static func values(for code: String) -> ValueRules { .chinese }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
}
