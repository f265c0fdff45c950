// SPDX-License-Identifier: Apache-2.0

/// One way through a template: words and slots in a row, without choices.
struct LinearForm: Equatable, Sendable {
  /// A word or a slot.
  enum Item: Equatable, Sendable {
    /// A word as the author wrote it.
    case word(String)
    case slot(String)
  }

  var items: [Item]
}

extension Template {
  /// The first ways through the template, with optional parts said before left out.
  func linearForms(limit: Int, rules: [String: Template]) -> [LinearForm] {
    root.forms(limit: limit, rules: rules).map(LinearForm.init(items:))
  }
}

extension Template.Element {
  fileprivate func forms(limit: Int, rules: [String: Template]) -> [[LinearForm.Item]] {
    switch self {
    case .literal(let text):
      return [LiteralWord.all(in: text).map { .word($0.spelling) }]
    case .slot(let name): return [[.slot(name)]]
    case .rule(let name): return rules[name]?.root.forms(limit: limit, rules: rules) ?? [[]]
    case .optional(let part):
      return Array((part.forms(limit: limit, rules: rules) + [[]]).prefix(limit))
    case .alternatives(let parts):
      return Array(parts.flatMap { $0.forms(limit: limit, rules: rules) }.prefix(limit))
    case .sequence(let parts), .permutation(let parts):
      // Of a permutation only the author's order: it is the one to suggest.
      return parts.reduce([[]]) { heads, part in
        let tails = part.forms(limit: limit, rules: rules)
        return Array(heads.flatMap { head in tails.map { head + $0 } }.prefix(limit))
      }
    }
  }
}
