// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The rules of a language by what they make, with an index of the words that they begin with.
///
/// A language has its tables in its folder (`English+Values.swift`); reading is the same for all: a recursive descent that keeps, for every category and place, the first reading of each
/// length. A class because a match takes the rules of its language at every value slot.
final class ValueRules: Sendable {
  typealias Table = [RuleCategory: [ValueRule]]
  typealias Found = (part: RulePart, length: Int)

  /// Values of more words than this are not said.
  static let wordLimit = 16

  let numbers: NumberWords
  let rules: [[ValueRule]]
  /// Values to show, by what they are; for percentages the word behind the number.
  let samples: [RuleCategory: [String]]
  /// How folded words are spelled where that differs.
  let spellings: [String: String]
  /// Whether “03/04” is the fourth of March.
  let isMonthFirst: Bool
  private let index: [Index]
  /// The words of all values by their letters, made when the first misspelt one is looked for.
  private let words = Mutex<ValueWords?>(nil)
  /// What each word may begin, by its hash.
  let masks: WordMasks

  /// What a category may begin with, and which of its rules begin with a word.
  private struct Index: Sendable {
    var byWord: [String: [Int]] = [:]
    var byCategory: [Int] = []
    /// Those that begin with a category and go on with a word, by that word: most categories begin
    /// with a number, and few of the words that rules have behind it are said.
    var byNeededWord: [String: [Int]] = [:]
    var words: Set<String> = []
    var isNumeric = false
  }

  init(
    _ numbers: NumberWords, _ tables: [Table], booleans: BooleanWords,
    samples: [RuleCategory: [String]],
    spellings: [String: String] = [:], isMonthFirst: Bool = false
  ) {
    self.isMonthFirst = isMonthFirst
    self.samples = samples.merging([.boolean: [booleans.yes, booleans.no].compactMap(\.first)]) {
      own, _ in own
    }
    self.spellings = spellings
    self.numbers = numbers
    let tables = tables + [[.boolean: booleans.rules]]
    rules = RuleCategory.allCases.map { category in tables.flatMap { $0[category] ?? [] } }
    var index: [Index] = []
    for category in RuleCategory.allCases {
      index.append(
        category.isBuiltIn
          ? Index(isNumeric: true) : Self.index(rules[category.rawValue], above: index))
    }
    self.index = index
    masks = Self.masks(numbers, words: index.map(\.words))
  }

  /// Whether nothing makes a category that code does not read.
  func lacks(_ category: RuleCategory) -> Bool {
    !category.isBuiltIn && rules[category.rawValue].isEmpty
  }

  /// The words of values that a word can be with one typo; none for a word that is one itself.
  func corrections(of word: String) -> [String] {
    isKnown(word) ? [] : madeWords.corrections(of: word)
  }

  /// Whether some value of the language has a word.
  func isKnown(_ word: String) -> Bool { madeWords.contains(word) || numbers.canBegin(word) }

  private var madeWords: ValueWords {
    words.withLock { words in
      let made = words ?? ValueWords(self)
      words = made
      return made
    }
  }

  /// What is wrong with the patterns of the rules.
  var faults: [Diagnostic] { rules.joined().flatMap(\.faults) }

  private static func index(_ rules: [ValueRule], above: [Index]) -> Index {
    var index = Index()
    for (number, rule) in rules.enumerated() {
      for item in rule.leads {
        switch item {
        case .words(let words, _):
          for word in words { index.byWord[word, default: []].append(number) }
          index.words.formUnion(words)
        case .category(let category, _):
          if let needed = neededWords(of: rule, above: above) {
            for word in needed { index.byNeededWord[word, default: []].append(number) }
          } else {
            index.byCategory.append(number)
          }
          index.words.formUnion(above[category.rawValue].words)
          if above[category.rawValue].isNumeric { index.isNumeric = true }
        }
      }
    }
    return index
  }

  /// Words of which one must be said behind what a rule begins with; nil where any number may be.
  private static func neededWords(of rule: ValueRule, above: [Index]) -> Set<String>? {
    for item in rule.items.dropFirst(rule.leads.count) where !item.isOptional {
      switch item {
      case .words(let words, _): return words
      case .category(let category, _):
        let index = above[category.rawValue]
        if !index.isNumeric { return index.words }
      }
    }
    return nil
  }

  // MARK: - Reading

  /// Whether a category may begin with a number.
  func beginsInNumber(_ category: RuleCategory) -> Bool { index[category.rawValue].isNumeric }

  /// Whether a category may begin with a word.
  ///
  /// - Complexity: two hash look-ups.
  func canBegin(_ category: RuleCategory, _ word: String) -> Bool {
    let index = index[category.rawValue]
    return index.words.contains(word) || (index.isNumeric && numbers.canBegin(word))
  }

  /// The rules of a category that may fit the first of some words, in their order.
  func candidates(_ category: RuleCategory, _ words: ArraySlice<String>) -> [ValueRule] {
    guard let first = words.first else { return [] }
    let index = index[category.rawValue]
    var numbers = Set((index.byWord[first] ?? []) + index.byCategory)
    if !index.byNeededWord.isEmpty {
      for word in words.dropFirst() { numbers.formUnion(index.byNeededWord[word] ?? []) }
    }
    return numbers.sorted().map { rules[category.rawValue][$0] }
  }
}
