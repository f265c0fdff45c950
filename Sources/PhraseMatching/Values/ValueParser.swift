// SPDX-License-Identifier: Apache-2.0

/// Reads some words by the rules of a language; every category is read once at every place.
struct ValueParser {
  typealias Found = ValueRules.Found

  private let rules: ValueRules
  private let words: [String]
  private var known: [[Found]?]

  init(_ rules: ValueRules, _ words: ArraySlice<String>) {
    self.rules = rules
    self.words = Array(words)
    known = Array(repeating: nil, count: RuleCategory.count * (words.count + 1))
  }

  /// What the words from a place on begin with, one reading for each length, the longest last.
  mutating func parts(_ category: RuleCategory, at place: Int = 0) -> [Found] {
    guard place < words.count else { return [] }
    let key = category.rawValue * (words.count + 1) + place
    if let found = known[key] { return found }
    let found =
      category.isBuiltIn ? rules.builtIn(category, words[place...]) : read(category, place)
    known[key] = found
    return found
  }

  private mutating func read(_ category: RuleCategory, _ place: Int) -> [Found] {
    guard rules.canBegin(category, words[place]) else { return [] }
    var best: [Found] = []
    for rule in rules.candidates(category, words[place...]) {
      var ways: [Fit] = []
      match(rule.items[...], at: place, parts: [], into: &ways)
      for way in ways where !best.contains(where: { $0.length == way.end - place }) {
        guard let part = try? rule.meaning(RuleCaptures(parts: way.parts)), !part.isTooLong else {
          continue
        }
        best.append((part, way.end - place))
      }
    }
    return best.sorted { $0.length < $1.length }
  }

  private typealias Fit = (parts: [RulePart], end: Int)

  private mutating func match(
    _ items: ArraySlice<ValueRule.Item>, at place: Int, parts: [RulePart], into ways: inout [Fit]
  ) {
    guard let item = items.first else {
      ways.append((parts, place))
      return
    }
    let rest = items.dropFirst()
    switch item {
    case .words(let allowed, _):
      if place < words.count, allowed.contains(words[place]) {
        match(rest, at: place + 1, parts: parts, into: &ways)
      }
    case .category(let category, _):
      for found in self.parts(category, at: place) {
        match(rest, at: place + found.length, parts: parts + [found.part], into: &ways)
      }
    }
    if item.isOptional { match(rest, at: place, parts: parts, into: &ways) }
  }
}
