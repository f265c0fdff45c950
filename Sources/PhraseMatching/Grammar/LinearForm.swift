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
  /// The texts that the template stands for: names with endings, for instance.
  ///
  /// ```swift
  /// let name = try Template(parsing: "lamp[s] (a;b)", syntax: .template)
  /// name.texts(limit: 10)  // ["lamps a b", "lamps b a", "lamp a b", "lamp b a"]
  /// ```
  ///
  /// What may be left out is said first, and the parts of a permutation stand first in the author's
  /// order. A way with a slot is no text; a rule that is not known says nothing.
  ///
  /// - Parameters:
  ///   - limit: How many ways to look at, at the most: choices in a row multiply.
  ///   - rules: The rules that the template may call.
  /// - Returns: The texts, with single blanks.
  /// - Complexity: O(*limit* · *n*) in the length of the template and its rules.
  public func texts(limit: Int, rules: [String: Template] = [:]) -> [String] {
    var forms = FormEnumeration(limit: limit, rules: rules)
    return forms.forms(of: root).compactMap(FormEnumeration.text)
  }

  /// The first ways through the template, with optional parts said before left out.
  ///
  /// - Parameters:
  ///   - limit: How many there are at most.
  ///   - rules: The templates that rules stand for.
  ///   - blocked: Slots that nothing fills, so that no way leads through them.
  /// - Returns: The ways; none where each leads through a blocked slot.
  func linearForms(
    limit: Int, rules: [String: Template], avoiding blocked: Set<String>
  ) -> [LinearForm] {
    var forms = FormEnumeration(limit: limit, rules: rules, blocked: blocked)
    return forms.forms(of: root).map(LinearForm.init)
  }
}

extension LinearForm {
  /// Joins texts that nothing separates, so that “light[s]” is one word.
  fileprivate init(_ form: FormEnumeration.Form) {
    items = []
    var text = ""
    for piece in form {
      switch piece {
      case .text(let part): text += part
      case .slot(let name):
        items += Self.words(text) + [.slot(name)]
        text = ""
      }
    }
    items += Self.words(text)
  }

  private static func words(_ text: String) -> [Item] {
    LiteralWord.all(in: text).map { .word($0.spelling) }
  }
}

/// Spreads out the ways through templates.
private struct FormEnumeration {
  typealias Form = [Piece]

  /// A part of a way that is not yet divided into words.
  enum Piece {
    case text(String)
    case slot(String)
  }

  private let limit: Int
  private let rules: [String: Template]
  private let blocked: Set<String>
  /// The forms of rules, each of which is spread out once.
  private var known: [String: [Form]] = [:]

  init(limit: Int, rules: [String: Template], blocked: Set<String> = []) {
    self.limit = limit
    self.rules = rules
    self.blocked = blocked
  }

  /// The text of a way with single blanks; nil where the way has a slot.
  static func text(_ form: Form) -> String? {
    var text = ""
    for piece in form {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  mutating func forms(of element: Template.Element) -> [Form] {
    element.fold { element, parts in
      switch element {
      case .literal(let text): return [[.text(text)]]
      case .slot(let name): return blocked.contains(name) ? [] : [[.slot(name)]]
      case .rule(let name): return forms(ofRule: name)
      case .optional: return first(parts.flatMap(\.self) + [[]])
      case .alternatives: return first(parts.flatMap(\.self))
      case .sequence: return sequence(parts)
      case .permutation:
        let spaced = parts.map { part in part.map { [.text(" ")] + $0 + [.text(" ")] } }
        return first(spaced.orders(limit: limit).flatMap(sequence))
      }
    }
  }

  private mutating func forms(ofRule name: String) -> [Form] {
    if let forms = known[name] { return forms }
    // A rule that calls itself ends here.
    known[name] = [[]]
    let found = rules[name].map { forms(of: $0.root) } ?? [[]]
    known[name] = found
    return found
  }

  private func sequence(_ parts: [[Form]]) -> [Form] {
    parts.reduce([[]]) { heads, tails in
      var forms: [Form] = []
      for head in heads where forms.count < limit { forms += tails.map { head + $0 } }
      return first(forms)
    }
  }

  private func first(_ forms: [Form]) -> [Form] { Array(forms.prefix(limit)) }
}

extension Array {
  /// The orders of the elements, the given one first.
  fileprivate func orders(limit: Int) -> [[Element]] {
    guard count > 1 else { return [self] }
    var orders: [[Element]] = []
    for index in indices where orders.count < limit {
      var rest = self
      let first = rest.remove(at: index)
      orders += rest.orders(limit: limit - orders.count).map { [first] + $0 }
    }
    return orders
  }
}
