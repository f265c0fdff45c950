// SPDX-License-Identifier: Apache-2.0

/// German.
enum German: LanguageTables {
  static let code = "de"
  static var numbers: NumberWords { .german }
  static let series = ValueSeries(["und", "oder"])
  static var smallWords: SmallWords? { .german }
  static func values(for code: String) -> ValueRules { .german }
  static let talk: Talk? = Talk(words: words, sentence: sentence)

  /// What is run together, by the words in full; “hab ich” is said as often as “habe ich”.
  static let contractions: Contractions = {
    var contractions = [
      "in das": "in's", "auf das": "auf's", "fur das": "für's", "habe ich": "hab' ich",
      "ich habe": "ich hab'",
    ]
    for word in ["gibt", "geht", "ist", "war", "wird", "hat", "steht", "mach"] {
      contractions["\(word) es"] = "\(word)'s"
    }
    return Contractions(contractions)
  }()
}
