// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// What holds for a template of any text.
enum TemplateProperties {
  /// Longer texts only take more time to compile.
  private static let compiledLength = 200

  private static let syntaxes: [Template.Syntax] = [
    .phrase, .template,
    .init(slotOpening: "{", hasGroups: true, hasLooseSeparators: true, hasFreeNames: true),
  ]

  static func check(_ bytes: [UInt8]) throws {
    let source = String(decoding: bytes, as: UTF8.self)
    for syntax in syntaxes {
      do {
        try check(Template(parsing: source, syntax: syntax))
      } catch let error as GrammarError {
        try check(error)
      }
    }
  }

  /// What was parsed prints as text that is read the same way.
  private static func check(_ template: Template) throws {
    let printed = template.description
    let again: Template
    do {
      again = try Template(parsing: printed, syntax: template.syntax)
    } catch {
      throw PropertyFailure("“\(template.source)” prints as “\(printed)”, which has \(error)")
    }
    try require(
      again.description == printed && again.slotNames == template.slotNames,
      "“\(template.source)” prints as “\(printed)”, which is read otherwise")
    if template.source.utf8.count <= compiledLength { try compile(template) }
  }

  private static func compile(_ template: Template) throws {
    let values = ValueList(name: "values", values: [.init(id: 1, forms: ["one", "two words"])])
    let phrase = Phrase(
      template: template,
      slots: template.slotNames.map { Slot(name: $0, kind: .list("values", isOpen: false)) },
      intent: 0)
    let rules = ["r": try Template(parsing: "(a|b [c])", syntax: .template)]
    do {
      let grammar = try Grammar(phrases: [phrase], lists: [values], rules: rules)
      let automaton = try Automaton(compiling: grammar)
      for sample in automaton.sample(phrase: 0, limit: 3) {
        try require(
          Utterance(sample).tokens.count > Automaton.wordLimit
            || !automaton.match(Utterance(sample)).candidates.isEmpty,
          "“\(template.source)” does not match its own “\(sample)”")
      }
    } catch let error as GrammarError {
      try check(error)
    }
  }

  /// A fault has a place in the text, and its description can be printed.
  private static func check(_ error: GrammarError) throws {
    try require(!error.diagnostics.isEmpty, "an error without a diagnostic")
    for diagnostic in error.diagnostics {
      let length = diagnostic.source.utf8.count
      try require(
        (0...length + 1).contains(diagnostic.span.upperBound), "a span outside of its text")
      _ = diagnostic.description
    }
  }
}
