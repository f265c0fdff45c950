// SPDX-License-Identifier: Apache-2.0

/// What is known of words: plurals, compounds, folding, and which are likely to be mistaken.
enum Lexicon {
  /// Words without which a phrase means the same.
  static let functionWords: Set<String> = [
    "the", "a", "an", "in", "of", "to", "for", "from", "my", "with", "by", "and", "under", "me",
  ]

  static let pluralOf: [String: String] = {
    let nouns =
      TitleWords.nouns + TitleWords.dishes
      + ["light", "blind", "page", "star", "serving", "guest", "ingredient", "degree", "euro"]
      + TitleWords.closedCompounds.map { $0.0 + $0.1 } + TitleWords.openCompounds.map(\.1)
    return Dictionary(nouns.map { ($0, plural($0)) }, uniquingKeysWith: { first, _ in first })
  }()

  static let singularOf: [String: String] = Dictionary(
    pluralOf.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

  static let partsOf: [String: (String, String)] = Dictionary(
    TitleWords.closedCompounds.flatMap { first, second in
      [(first + second, (first, second)), (plural(first + second), (first, plural(second)))]
    }, uniquingKeysWith: { first, _ in first })

  static let openCompounds: Set<String> = Set(
    TitleWords.openCompounds.flatMap { ["\($0) \($1)", "\($0) \(plural($1))"] })

  static func plural(_ noun: String) -> String {
    if noun == "thief" { return "thieves" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) }
    let isLongO = ["echo", "potato", "tomato", "volcano"].contains(noun)
    return noun + (hisses || isLongO ? "es" : "s")
  }

  /// Lower case, without accents and apostrophes, other marks as blanks.
  static func folded(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() where !"'’".contains(character) {
      let plain = withoutAccent(character)
      result.append(plain.isLetter || plain.isNumber ? plain : " ")
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  static func withoutAccent(_ character: Character) -> Character {
    switch character {
    case "é", "è", "ê": "e"
    case "â", "à", "á": "a"
    case "ç": "c"
    case "ñ": "n"
    case "ï", "í": "i"
    case "ô", "ó": "o"
    default: character
    }
  }

  /// The folded words that carry meaning, in the singular, compounds in their parts.
  static func content(_ text: String) -> [String] {
    folded(text).split(separator: " ").map(String.init)
      .filter { !functionWords.contains($0) }
      .flatMap { word in
        partsOf[word].map { [$0.0, $0.1] } ?? [word]
      }
      .map { SpelledNumbers.digits[$0] ?? singularOf[$0] ?? $0 }
  }

  /// Every word that an utterance of the corpus may hold where nothing slipped.
  static let vocabulary: [String] = {
    var words: Set<String> = []
    let singles =
      TitleWords.adjectives + TitleWords.nouns + TitleWords.names + TitleWords.places
      + TitleWords.accented + TitleWords.ingredients + TitleWords.dishes + TitleWords.flavours
      + TitleWords.accentedFoods + ToleranceTemplates.applications + ToleranceTemplates.shelves
      + ToleranceTemplates.people + ToleranceTemplates.rooms
      + ToleranceTemplates.all.map { $0.text.replacing("${", with: " ").replacing("}", with: " ") }
      + TitleWords.closedCompounds.flatMap { [$0.0, $0.1, $0.0 + $0.1] }
      + TitleWords.openCompounds.flatMap { [$0.0, $0.1] }
    for single in singles {
      for word in folded(single).split(separator: " ") { words.insert(String(word)) }
    }
    words.formUnion(pluralOf.values)
    words.formUnion(TitleWords.names.map { folded($0) + "s" })
    return words.sorted()
  }()
}
