// SPDX-License-Identifier: Apache-2.0

/// Lists of titles no two of which mean the same once slips are forgiven.
struct Titles: Sendable {
  private(set) var all: [String] = []
  /// Titles by each word of their content, and that content.
  private var withWord: [String: [Int]] = [:]
  private var contents: [[String]] = []

  /// Makes distinct titles of a kind.
  ///
  /// Titles are left out that differ from an earlier one only by order, function words, number,
  /// or blanks.
  init(_ count: Int, using random: inout SplitMix64, make: (inout SplitMix64) -> String) {
    var keys: Set<String> = []
    while all.count < count {
      let title = make(&random)
      let content = Lexicon.content(title)
      guard keys.insert(content.sorted().joined()).inserted else { continue }
      for word in Set(content) { withWord[word, default: []].append(all.count) }
      contents.append(content)
      all.append(title)
    }
  }

  /// Whether a text has all words of a title, or a title all of its words, give or take letters.
  func hasSimilar(to text: String, confusions: inout Confusions) -> Bool {
    let words = Lexicon.content(text)
    let similar = words.map { confusions.similar(to: $0) }
    let union = similar.reduce(into: Set<String>()) { $0.formUnion($1) }
    let found = Set(union.flatMap { withWord[$0] ?? [] })
    return found.contains { title in
      let content = Set(contents[title])
      return content.isSubset(of: union) || similar.allSatisfy { !$0.isDisjoint(with: content) }
    }
  }

  /// A book's title.
  static func book(using random: inout SplitMix64) -> String {
    func pick(_ words: [String]) -> String {
      words[Int.random(in: 0..<words.count, using: &random)].capitalizedFirst
    }
    let adjective = pick(TitleWords.adjectives)
    let noun = pick(TitleWords.nouns)
    var other = pick(TitleWords.nouns)
    while other == noun { other = pick(TitleWords.nouns) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2: return "\(adjective) \(noun)"
    case 3, 4: return "The \(adjective) \(noun)"
    case 5: return "The \(noun) of the \(other)"
    case 6: return "\(noun) and \(other)"
    case 7: return "\(pick(TitleWords.names))’s \(noun)"
    case 8: return "The \(noun) in the \(other)"
    case 9: return "\(adjective) \(Lexicon.plural(noun.lowercased()).capitalizedFirst)"
    case 10:
      return "\(Lexicon.plural(noun.lowercased()).capitalizedFirst) from \(pick(TitleWords.places))"
    case 11: return "\(noun.withArticle) for \(pick(TitleWords.names))"
    case 12:
      let count = Int.random(in: 2...12, using: &random)
      let word = Bool.random(using: &random) ? String(count) : SpelledNumbers.cardinal(count)
      return "\(word.capitalizedFirst) \(Lexicon.plural(noun.lowercased()).capitalizedFirst)"
    case 13:
      let year = Int.random(in: 1811...1989, using: &random)
      return year % 100 < 11 ? "\(adjective) \(noun)" : "\(noun) of \(year)"
    case 14: return "The \(pick(SpelledNumbers.ordinals.values.sorted())) \(noun)"
    case 15: return "\(adjective) \(pick(TitleWords.accented))"
    case 16:
      let compound = TitleWords.closedCompounds
      let (first, second) = compound[Int.random(in: 0..<compound.count, using: &random)]
      return "The \(adjective) \((first + second).capitalizedFirst)"
    case 17:
      let compound = TitleWords.openCompounds
      let (first, second) = compound[Int.random(in: 0..<compound.count, using: &random)]
      return "\(adjective) \(first.capitalizedFirst) \(second.capitalizedFirst)"
    case 18: return "\(noun): \(adjective.withArticle) \(other)"
    default: return "\(pick(TitleWords.names)) and the \(adjective) \(noun)"
    }
  }

  /// A dish.
  static func recipe(using random: inout SplitMix64) -> String {
    func pick(_ words: [String]) -> String {
      words[Int.random(in: 0..<words.count, using: &random)]
    }
    let (first, second) = (pick(TitleWords.ingredients), pick(TitleWords.ingredients))
    let dish = pick(TitleWords.dishes)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(first) \(dish)"
    case 1: return "\(pick(TitleWords.flavours)) \(first) \(dish)"
    case 2 where first != second: return "\(first) and \(second) \(dish)"
    case 3: return "\(pick(TitleWords.accentedFoods)) \(dish) with \(first)"
    case 4: return "\(pick(TitleWords.flavours)) \(Lexicon.plural(dish))"
    default: return "\(pick(TitleWords.names))’s \(first) \(dish)"
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var withArticle: String { ("AEIOU".contains(prefix(1)) ? "An " : "A ") + self }
}
