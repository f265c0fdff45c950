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
  /// Whether the rule is of symbols that nobody says.
  private(set) var isWritten = false

  init(_ pattern: String, meaning: @escaping Meaning) {
    items = pattern.split(separator: " ").map(Self.item)
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

  private static func item(_ text: Substring) -> Item {
    let isOptional = text.first == "["
    let inner = isOptional ? text.dropFirst().dropLast() : text
    if inner.first == "<", let category = RuleCategory(named: inner.dropFirst().dropLast()) {
      return .category(category, isOptional: isOptional)
    }
    return .words(Set(inner.split(separator: "|").map(String.init)), isOptional: isOptional)
  }

  /// The items that may stand first: the first one, and those behind optional ones.
  var leads: [Item] {
    let required = items.firstIndex { !$0.isOptional } ?? items.count - 1
    return Array(items[...required])
  }
}
