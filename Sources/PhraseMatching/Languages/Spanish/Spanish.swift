// SPDX-License-Identifier: Apache-2.0

/// Spanish, of Spain and of America.
enum Spanish: LanguageTables {
  static let code = "es"
  static var numbers: NumberWords { .spanish }
  static let series = ValueSeries(["y", "e", "o", "u"])
  static var smallWords: SmallWords? { .spanish }
  static let contractions = ["a el": "al", "de el": "del"]
  static func values(for code: String) -> ValueRules { .spanish }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
}
