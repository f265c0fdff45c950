// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// The grammar of a catalog, and the way back from a grammar's phrase to its shortcut.
package struct CatalogGrammar: Sendable {
  /// Where a phrase of the grammar stands in the catalog.
  package struct Origin: Sendable, Equatable {
    package var shortcut: Int
    package var phrase: Catalog.Phrase
  }

  package let grammar: Grammar

  /// Origins, parallel to `grammar.phrases`.
  package let origins: [Origin]
}

extension Catalog {
  /// Lowers the catalog to a grammar over the loaded values of its lists.
  ///
  /// - Throws: `GrammarError` with every phrase that cannot be compiled.
  package func grammar(contents: [String: ListContent]) throws(GrammarError) -> CatalogGrammar {
    var phrases: [PhraseMatching.Phrase] = []
    var origins: [CatalogGrammar.Origin] = []
    var errors: [Diagnostic] = []
    for (index, shortcut) in shortcuts.enumerated() {
      for phrase in shortcut.phrases {
        switch lower(phrase, of: shortcut, index: index) {
        case .success(let lowered):
          phrases.append(lowered)
          origins.append(CatalogGrammar.Origin(shortcut: index, phrase: phrase))
        case .failure(let error): errors += error.diagnostics
        }
      }
    }
    guard errors.isEmpty else { throw GrammarError(diagnostics: errors) }
    let used = Set(phrases.flatMap { $0.slots.compactMap(\.kind.listName) })
    let lists =
      applicationLists(used: used)
      + contents.filter { used.contains($0.key) }.sorted { $0.key < $1.key }.map {
        $0.value.valueList(named: $0.key)
      }
    return CatalogGrammar(grammar: try Grammar(phrases: phrases, lists: lists), origins: origins)
  }

  /// One phrase as the matcher takes it, or what is wrong with it.
  func lower(
    _ phrase: Phrase, of shortcut: Shortcut, index: Int
  ) -> Result<PhraseMatching.Phrase, GrammarError> {
    Result { () throws(GrammarError) in
      let template = try Template(parsing: phrase.text, syntax: phrase.syntax)
      try checkSlotsAreNamedOnce(phrase, template)
      let slots = try template.slotNames.map { name throws(GrammarError) in
        try slot(named: name, phrase: phrase, shortcut: shortcut)
      }
      return PhraseMatching.Phrase(
        template: template, slots: slots, intent: index, application: shortcut.application,
        language: phrase.language, isNegative: phrase.isNegative)
    }
  }

  /// Two values for one parameter could only contradict each other.
  ///
  /// In template syntax the two places may be alternatives.
  private func checkSlotsAreNamedOnce(
    _ phrase: Phrase, _ template: Template
  ) throws(GrammarError) {
    guard phrase.syntax == .phrase else { return }
    for name in template.slotNames
    where phrase.text.split(separator: "${\(name)}", omittingEmptySubsequences: false).count > 2 {
      throw GrammarError(diagnostics: [
        Diagnostic(
          severity: .error, message: "the phrase names ${\(name)} twice; once is enough",
          source: phrase.text, span: phrase.text.span(of: "${\(name)}"))
      ])
    }
  }

  private func slot(
    named name: String, phrase: Phrase, shortcut: Shortcut
  ) throws(GrammarError) -> PhraseMatching.Slot {
    if name == Self.applicationSlot {
      let list = Self.applicationList(shortcut.application, language: phrase.language)
      return PhraseMatching.Slot(name: name, kind: .list(list, isOpen: false), isSeries: false)
    }
    guard let slot = shortcut.slots[name] else {
      throw GrammarError(diagnostics: [unknownSlot(name, phrase: phrase, shortcut: shortcut)])
    }
    return PhraseMatching.Slot(
      name: name, kind: slot.kind.matchingKind, isSeries: slot.isSeries)
  }

  private func unknownSlot(_ name: String, phrase: Phrase, shortcut: Shortcut) -> Diagnostic {
    let known = shortcut.slots.keys.sorted() + [Self.applicationSlot]
    let place = phrase.file.map { " (\($0))" } ?? ""
    return Diagnostic(
      severity: .error,
      message: """
        the phrase names ${\(name)}, which \(shortcut.intent) does not have\(place); \
        it may name \(known.map { "${\($0)}" }.joined(separator: ", "))
        """,
      source: phrase.text, span: phrase.text.span(of: "${\(name)}"))
  }

  private func applicationLists(used: Set<String>) -> [ValueList] {
    let languages = Set(shortcuts.flatMap { $0.phrases.map(\.language) }).sorted()
    return applications.enumerated().flatMap { index, application in
      languages.compactMap { language in
        let name = Self.applicationList(index, language: language)
        guard used.contains(name) else { return nil }
        let forms = application.names(in: language)
        return ValueList(name: name, values: [ValueList.Value(id: index, forms: forms)])
      }
    }
  }

  /// The slot that stands for the app's name in every phrase.
  package static let applicationSlot = "applicationName"

  private static func applicationList(_ application: Int, language: String) -> String {
    "application:\(application):\(language)"
  }
}

extension Catalog.SlotKind {
  var matchingKind: PhraseMatching.Slot.Kind {
    switch self {
    case .list(let name, let isOpen): .list(name, isOpen: isOpen)
    case .number(let minimum, let maximum, let isInteger):
      .number(minimum: minimum, maximum: maximum, isInteger: isInteger)
    case .value(let kind): .value(kind)
    case .text: .text
    }
  }
}
