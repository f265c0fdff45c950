// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// All texts that a template without slots stands for.
struct TemplateForms {
  /// Texts of one value at the most.
  static let limit = 10_000

  let rules: [String: Template.Element]
  /// Whether there were more texts than the limit.
  private(set) var isCut = false
  /// Whether a list or an unknown rule stands where only text can.
  private(set) var hasReference = false
  private var depth = 0
  /// The texts of rules, each of which is spread out once.
  private var known: [String: [String]] = [:]

  init(rules: [String: Template.Element]) {
    self.rules = rules
  }

  mutating func forms(of element: Template.Element) -> [String] {
    switch element {
    case .literal(let text): return [text]
    case .slot:
      hasReference = true
      return []
    case .rule(let name):
      if let texts = known[name] { return texts }
      guard depth < 32, let rule = rules[name] else {
        hasReference = true
        return []
      }
      depth += 1
      let texts = forms(of: rule)
      depth -= 1
      known[name] = texts
      return texts
    case .optional(let part): return cut(forms(of: part) + [""])
    case .alternatives(let parts): return cut(parts.flatMap { forms(of: $0) })
    case .sequence(let parts): return joined(parts.map { forms(of: $0) })
    case .permutation(let parts):
      return cut(orders(parts.map { forms(of: $0).map { " \($0) " } }).flatMap { joined($0) })
    }
  }

  private mutating func joined(_ parts: [[String]]) -> [String] {
    parts.reduce([""]) { heads, tails in
      var texts: [String] = []
      for head in heads where texts.count <= Self.limit { texts += tails.map { head + $0 } }
      return cut(texts)
    }
  }

  private mutating func orders(_ parts: [[String]]) -> [[[String]]] {
    guard parts.count > 1 else { return [parts] }
    guard parts.count <= 6 else {
      isCut = true
      return [parts]
    }
    return parts.indices.flatMap { index -> [[[String]]] in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  private mutating func cut(_ texts: [String]) -> [String] {
    guard texts.count > Self.limit else { return texts }
    isCut = true
    return Array(texts.prefix(Self.limit))
  }
}
