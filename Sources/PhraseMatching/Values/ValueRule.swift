// SPDX-License-Identifier: Apache-2.0

/// A way to say something: a pattern of words and categories, and what it means.
///
/// A pattern is words, alternatives `a|b`, optional ones `[a|b]`, and categories `<name>` of which
/// the last may be optional, `[<year>]`:
///
/// ```swift
/// ValueRule("[a] quarter to|till <cardinal>") { .clock(try ClockTime(15, before: $0.integer(0))) }
/// ```
struct ValueRule: Sendable {
  enum Item: Sendable {
    case words(Set<String>, isOptional: Bool)
    case category(RuleCategory, isOptional: Bool)

    var isOptional: Bool {
      switch self {
      case .words(_, let isOptional), .category(_, let isOptional): isOptional
      }
    }
  }

  typealias Meaning = @Sendable (RuleCaptures) throws -> RulePart

  let items: [Item]
  let meaning: Meaning
  /// What is wrong with the pattern; a rule with faults fits nothing.
  let faults: [Diagnostic]
  /// Whether the rule is of symbols that nobody says.
  private(set) var isWritten = false

  init(_ pattern: String, meaning: @escaping Meaning) {
    var parser = PatternParser(pattern)
    let items = parser.items()
    faults = parser.faults
    self.items = faults.isEmpty ? items : [.words([], isOptional: false)]
    self.meaning = meaning
  }

  /// Words that always mean the same.
  init(_ pattern: String, _ part: RulePart) {
    self.init(pattern) { _ in part }
  }

  /// The rule as one that is not said.
  var written: ValueRule {
    var rule = self
    rule.isWritten = true
    return rule
  }

  /// The items that may stand first: the first one, and those behind optional ones.
  var leads: [Item] {
    let required = items.firstIndex { !$0.isOptional } ?? items.count - 1
    return Array(items[...required])
  }
}

/// Reads the pattern of a rule.
private struct PatternParser {
  private(set) var faults: [Diagnostic] = []
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  mutating func items() -> [ValueRule.Item] {
    let items = pattern.split(separator: " ").map { item($0) }
    if items.allSatisfy(\.isOptional) {
      fault("a pattern needs an item that must be said", at: pattern[...])
    }
    return items
  }

  private mutating func item(_ text: Substring) -> ValueRule.Item {
    let isOptional = text.first == "["
    if isOptional != (text.last == "]") {
      fault("a “[” needs its “]” before the next blank", at: text)
    }
    let inner = isOptional ? text.dropFirst().dropLast() : text
    guard inner.first == "<" || inner.last == ">" else {
      return words(inner, isOptional: isOptional)
    }
    let name = inner.dropFirst().dropLast()
    guard inner.first == "<", inner.last == ">", let category = RuleCategory(named: name) else {
      let known = RuleCategory.allCases.map { "<\($0)>" }.joined(separator: ", ")
      fault("there is no category \(inner); the categories are \(known)", at: inner)
      return .words([], isOptional: isOptional)
    }
    return .category(category, isOptional: isOptional)
  }

  private mutating func words(_ text: Substring, isOptional: Bool) -> ValueRule.Item {
    let words = text.split(separator: "|", omittingEmptySubsequences: false)
    if words.contains(where: { $0.isEmpty || $0.contains { "<>[]".contains($0) } }) {
      fault("“\(text)” is no list of words with “|” between them", at: text)
    }
    return .words(Set(words.map(String.init)), isOptional: isOptional)
  }

  private mutating func fault(_ message: String, at place: Substring) {
    let utf8 = pattern.utf8
    let start = utf8.distance(from: utf8.startIndex, to: place.startIndex)
    faults.append(
      Diagnostic(
        severity: .error, message: message, source: pattern,
        span: start..<start + place.utf8.count))
  }
}
