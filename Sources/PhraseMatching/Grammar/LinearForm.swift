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
    var known: [String: [[FormPiece]]] = [:]
    return root.forms(limit: limit, rules: rules, known: &known).map(LinearForm.init(pieces:))
  }
}

/// A part of a form that is not yet divided into words.
private enum FormPiece {
  case text(String)
  case slot(String)
}

extension LinearForm {
  /// Joins texts that nothing separates, so that “light[s]” is one word.
  fileprivate init(pieces: [FormPiece]) {
    items = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .slot(let name):
        items += LiteralWord.all(in: text).map { .word($0.spelling) }
        items.append(.slot(name))
        text = ""
      }
    }
    items += LiteralWord.all(in: text).map { .word($0.spelling) }
  }
}

extension Template.Element {
  /// The first ways; `known` has the forms of rules, each of which is spread out once.
  fileprivate func forms(
    limit: Int, rules: [String: Template], known: inout [String: [[FormPiece]]]
  ) -> [[FormPiece]] {
    switch self {
    case .literal(let text): return [[.text(text)]]
    case .slot(let name): return [[.slot(name)]]
    case .rule(let name):
      if let forms = known[name] { return forms }
      let forms = rules[name]?.root.forms(limit: limit, rules: rules, known: &known) ?? [[]]
      known[name] = forms
      return forms
    case .optional(let part):
      let forms = part.forms(limit: limit, rules: rules, known: &known)
      return Array((forms + [[]]).prefix(limit))
    case .alternatives(let parts):
      var forms: [[FormPiece]] = []
      for part in parts where forms.count < limit {
        forms += part.forms(limit: limit, rules: rules, known: &known)
      }
      return Array(forms.prefix(limit))
    case .sequence(let parts):
      return parts.reduce([[]]) { heads, part in
        let tails = part.forms(limit: limit, rules: rules, known: &known)
        return Array(heads.flatMap { head in tails.map { head + $0 } }.prefix(limit))
      }
    case .permutation(let parts):
      // Only the author's order: it is the one to suggest.
      return parts.reduce([[]]) { heads, part in
        let tails = part.forms(limit: limit, rules: rules, known: &known)
        return Array(
          heads.flatMap { head in tails.map { head + [.text(" ")] + $0 + [.text(" ")] } }
            .prefix(limit))
      }
    }
  }
}
