// SPDX-License-Identifier: Apache-2.0

/// Korean, where each syllable is a word: “열어줘” and “열어 줘” are the same three words.
enum Korean: LanguageTables {
  static let code = "ko"
  static var numbers: NumberWords { .korean }
  static let series = ValueSeries(["및", "와", "과", "랑"])
  static var smallWords: SmallWords? { .korean }
  static func values(for code: String) -> ValueRules { .korean }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
}
