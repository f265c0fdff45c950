// SPDX-License-Identifier: Apache-2.0

/// What the rules of a grammar consist of, each rule looked at once however often it is called.
struct RuleAnalysis {
  /// Rules that call each other deeper than this are a mistake or an attack on the stack.
  static let depthLimit = 32

  /// What an element may be.
  struct Facts {
    /// The fewest words and slots.
    var shortest = 0
    /// Whether a word of its own may be said.
    var hasWords = false
    /// The slots in the order of their first place.
    var slots: [String] = []
    /// How deep rules are called.
    var depth = 0
  }

  private(set) var errors: [Diagnostic] = []
  private let rules: [String: Template]
  private var facts: [String: Facts] = [:]
  private var path: [String] = []

  init(_ rules: [String: Template]) {
    self.rules = rules
    for name in rules.keys.sorted() { _ = facts(ofRule: name, calledIn: nil) }
  }

  mutating func facts(of template: Template) -> Facts {
    facts(of: template.root, in: template)
  }

  private mutating func facts(ofRule name: String, calledIn caller: Template?) -> Facts {
    if let known = facts[name] { return known }
    guard let rule = rules[name] else { return Facts(shortest: 1, hasWords: true) }
    if let start = path.firstIndex(of: name) {
      let cycle = (path[start...] + [name]).map { "<\($0)>" }.joined(separator: " → ")
      return fail("rules call themselves: \(cycle)", at: name, in: caller ?? rule)
    }
    guard path.count < Self.depthLimit else { return failDepth(name, in: caller ?? rule) }
    path.append(name)
    var found = facts(of: rule.root, in: rule)
    path.removeLast()
    found.depth += 1
    facts[name] = found
    if found.depth > Self.depthLimit { return failDepth(name, in: caller ?? rule) }
    return found
  }

  private mutating func failDepth(_ name: String, in template: Template) -> Facts {
    fail("rules nest deeper than \(Self.depthLimit): <\(name)>", at: name, in: template)
  }

  /// One fault is enough: others that follow from the same cycle would only repeat it.
  private mutating func fail(_ message: String, at rule: String, in template: Template) -> Facts {
    if errors.isEmpty {
      errors.append(
        Diagnostic(
          severity: .error, message: message, source: template.source,
          span: template.span(ofRule: rule)))
    }
    return Facts(shortest: 1, hasWords: true)
  }

  private mutating func facts(of element: Template.Element, in template: Template) -> Facts {
    element.fold { element, parts in
      switch element {
      case .literal(let text):
        let count = Utterance(text).words.count
        return Facts(shortest: count, hasWords: count > 0)
      case .slot(let name): return Facts(shortest: 1, slots: [name])
      case .rule(let name): return facts(ofRule: name, calledIn: template)
      case .optional: return Facts(joining: parts) { _ in 0 }
      case .sequence, .permutation:
        // Rules that double each other would make the sum overflow.
        return Facts(joining: parts) { min($0.reduce(0, +), 1_000_000) }
      case .alternatives: return Facts(joining: parts) { $0.min() ?? 0 }
      }
    }
  }
}

extension RuleAnalysis.Facts {
  fileprivate init(joining parts: [Self], shortest: ([Int]) -> Int) {
    self.shortest = shortest(parts.map(\.shortest))
    hasWords = parts.contains(where: \.hasWords)
    slots = parts.flatMap(\.slots).unique
    depth = parts.map(\.depth).max() ?? 0
  }
}
