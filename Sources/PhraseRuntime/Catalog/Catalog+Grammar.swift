// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The phrases of a catalog as the matcher takes them, and the way back from each to its shortcut.
struct CatalogPhrases: Sendable {
  /// Where a phrase stands in the catalog.
  struct Origin: Sendable, Equatable {
    var shortcut: Int
    var phrase: Catalog.Phrase
    /// Whether the phrase stands for longer ones that begin like it.
    var isOutline = false
  }

  fileprivate(set) var phrases: [PhraseMatching.Phrase] = []

  /// Origins, parallel to `phrases`.
  fileprivate(set) var origins: [Origin] = []

  /// Whether no outline stands for phrases.
  fileprivate(set) var isComplete = true

  /// The lists that the phrases name.
  var lists: Set<String> { Set(phrases.flatMap { $0.slots.compactMap(\.kind.listName) }) }
}

extension Catalog {
  /// The phrases as the matcher takes them.
  ///
  /// - Parameter outlined: Whether shortcuts with an outline are left at that.
  /// - Returns: The phrases in the order of the shortcuts.
  /// - Throws: `GrammarError` with every phrase that cannot be compiled.
  func lowered(outlined: Bool) throws(GrammarError) -> CatalogPhrases {
    var lowered = CatalogPhrases()
    var errors: [Diagnostic] = []
    for (index, shortcut) in shortcuts.enumerated() {
      let outline = outlined ? shortcut.outline : nil
      let isOutline = outline != nil
      if isOutline { lowered.isComplete = false }
      for phrase in outline ?? shortcut.phrases {
        // One outline serves all shortcuts that begin alike.
        if isOutline, lowered.origins.contains(where: { $0.phrase == phrase }) { continue }
        switch lower(phrase, of: shortcut, index: index) {
        case .success(var made):
          // No app's negative phrase may silence what stands for phrases of several apps.
          if isOutline { made.application = -1 }
          lowered.phrases.append(made)
          lowered.origins.append(
            CatalogPhrases.Origin(shortcut: index, phrase: phrase, isOutline: isOutline))
        case .failure(let error): errors += error.diagnostics
        }
      }
    }
    guard errors.isEmpty else { throw GrammarError(diagnostics: errors) }
    return lowered
  }

  /// The grammar of phrases over the loaded values of their lists.
  ///
  /// - Throws: `GrammarError` with every fault.
  func grammar(
    of lowered: CatalogPhrases, contents: [String: ListContent]
  ) throws(GrammarError) -> Grammar {
    let used = lowered.lists
    let lists =
      applicationLists(used: used)
      + contents.filter { used.contains($0.key) }.sorted { $0.key < $1.key }.map {
        $0.value.valueList(named: $0.key)
      }
    return try Grammar(phrases: lowered.phrases, lists: lists)
  }

  /// One phrase as the matcher takes it, or what is wrong with it.
  func lower(
    _ phrase: Phrase, of shortcut: Shortcut, index: Int
  ) -> Result<PhraseMatching.Phrase, GrammarError> {
    Result { () throws(GrammarError) in
      let template = try Template(parsing: phrase.text, syntax: phrase.syntax)
        .sayingContractions(of: phrase.language)
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
    let names = template.slotNames
    guard phrase.syntax == .phrase, template.slots.count > names.count else { return }
    for name in names
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
    let languages = languages()
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
    case .value(let kind): .value(kind)
    case .text: .text
    }
  }
}
