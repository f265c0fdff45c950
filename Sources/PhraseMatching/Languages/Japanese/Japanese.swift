// SPDX-License-Identifier: Apache-2.0

/// Japanese, in kanji and kana; every character is a word of its own.
enum Japanese: LanguageTables {
  static let code = "ja"
  static var numbers: NumberWords { .japanese }
  static let series = ValueSeries(["と", "か", "や"])
  static var smallWords: SmallWords? { .japanese }
  /// 「読んでいる」 is 「読んでる」, 「入れておいて」 「入れといて」.
  static let contractions = Contractions([
    "て い": "て", "で い": "で", "で は": "じゃ", "て お": "と",
  ])
  static func values(for code: String) -> ValueRules { .japanese }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
}
