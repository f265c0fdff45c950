// SPDX-License-Identifier: Apache-2.0

/// Italian.
enum Italian: LanguageTables {
  static let code = "it"
  static var numbers: NumberWords { .italian }
  static let series = ValueSeries(["e", "ed", "o", "oppure"])
  static var smallWords: SmallWords? { .italian }
  static let talk: Talk? = Talk(words: words, sentence: sentence)
  static func values(for code: String) -> ValueRules { .italian }

  static let contractions = Contractions([
    "cosa è": "cos'è", "dove è": "dov'è", "come è": "com'è", "quando è": "quand'è", "ci è": "c'è",
    "qual è": "qual'è", "lo ho": "l'ho", "lo ha": "l'ha", "una ora": "un'ora",
    "mezza ora": "mezz'ora", "una altra": "un'altra", "di accordo": "d'accordo",
    "la ultima": "l'ultima",
    "lo ultimo": "l'ultimo",
  ])
}
