// SPDX-License-Identifier: Apache-2.0

/// The rules of a language by what they make, with an index of the words that they begin with.
///
/// A language is a table in files of its own (`ValueRules+English.swift`); reading is the same for
/// all: a recursive descent that keeps, for every category and place, the first reading of each
/// length.
struct ValueRules: Sendable {
  typealias Table = [RuleCategory: [ValueRule]]
  typealias Found = (part: RulePart, length: Int)

  /// Values of more words than this are not said.
  static let wordLimit = 16

  let language: String
  let numbers: NumberWords
  let rules: [[ValueRule]]
  /// Values to show, by what they are; for percentages the word behind the number.
  let samples: [RuleCategory: [String]]
  /// How folded words are spelled where that differs.
  let spellings: [String: String]
  private let index: [Index]

  /// What a category may begin with, and which of its rules begin with a word.
  private struct Index: Sendable {
    var byWord: [String: [Int]] = [:]
    var byCategory: [Int] = []
    var words: Set<String> = []
    var isNumeric = false
  }

  init(
    _ numbers: NumberWords, _ tables: [Table], samples: [RuleCategory: [String]],
    spellings: [String: String] = [:]
  ) {
    self.samples = samples
    self.spellings = spellings
    language = numbers.language
    self.numbers = numbers
    rules = RuleCategory.allCases.map { category in tables.flatMap { $0[category] ?? [] } }
    var index: [Index] = []
    for category in RuleCategory.allCases {
      index.append(
        category.isBuiltIn
          ? Index(isNumeric: true) : Self.index(rules[category.rawValue], above: index))
    }
    self.index = index
  }

  private static func index(_ rules: [ValueRule], above: [Index]) -> Index {
    var index = Index()
    for (number, rule) in rules.enumerated() {
      for item in rule.leads {
        switch item {
        case .words(let words, _):
          for word in words { index.byWord[word, default: []].append(number) }
          index.words.formUnion(words)
        case .category(let category, _):
          index.byCategory.append(number)
          index.words.formUnion(above[category.rawValue].words)
          if above[category.rawValue].isNumeric { index.isNumeric = true }
        }
      }
    }
    return index
  }

  static let all: [ValueRules] = [english, russian, german, french]

  /// The rules of a language; English where there are none.
  static func forLanguage(_ code: String) -> ValueRules {
    let language = NumberWords.forLanguage(code)?.language
    return all.first { $0.language == language } ?? english
  }

  // MARK: - Reading

  /// Whether a category may begin with a word.
  ///
  /// - Complexity: two hash look-ups.
  func canBegin(_ category: RuleCategory, _ word: String) -> Bool {
    let index = index[category.rawValue]
    return index.words.contains(word) || (index.isNumeric && numbers.canBegin(word))
  }

  /// What the words begin with, one reading for each length, the longest last.
  func parts(_ category: RuleCategory, _ words: ArraySlice<String>) -> [Found] {
    if category.isBuiltIn { return builtIn(category, words) }
    guard let first = words.first, canBegin(category, first) else { return [] }
    let index = index[category.rawValue]
    var best: [Int: RulePart] = [:]
    for number in Set((index.byWord[first] ?? []) + index.byCategory).sorted() {
      let rule = rules[category.rawValue][number]
      for match in matches(rule.items[...], words, parts: [], length: 0) {
        guard best[match.length] == nil,
          let part = try? rule.meaning(RuleCaptures(parts: match.parts))
        else { continue }
        best[match.length] = part
      }
    }
    return best.map { ($0.value, $0.key) }.sorted { $0.length < $1.length }
  }

  private typealias Way = (parts: [RulePart], length: Int)

  private func matches(
    _ items: ArraySlice<ValueRule.Item>, _ words: ArraySlice<String>, parts: [RulePart],
    length: Int
  ) -> [Way] {
    guard let item = items.first else { return length > 0 ? [(parts, length)] : [] }
    let rest = items.dropFirst()
    var ways: [Way] = []
    switch item {
    case .words(let allowed, _):
      if let word = words.first, allowed.contains(word) {
        ways = matches(rest, words.dropFirst(), parts: parts, length: length + 1)
      }
    case .category(let category, _):
      for found in self.parts(category, words) {
        ways += matches(
          rest, words.dropFirst(found.length), parts: parts + [found.part],
          length: length + found.length)
      }
    }
    return item.isOptional ? ways + matches(rest, words, parts: parts, length: length) : ways
  }
}
