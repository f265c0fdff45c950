// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
public import PhraseMatching

extension PhraseEngine {
  /// Everything that is wrong, doubtful or not portable in the phrases.
  ///
  /// Errors can never be said; warnings may surprise people; notes work here, but Apple's systems
  /// would reject them.
  public func lint() async -> [Diagnostic] {
    let automaton = await automaton
    // Nobody can change the phrases that the engine makes.
    let generated = Set(catalog.shortcuts.filter(\.isGenerated).flatMap(\.phrases).map(\.text))
    let ofPhrases = await diagnostics + automaton.unreachablePhrases
    return ofPhrases.filter { !generated.contains($0.source) } + catalog.lintWarnings
      + catalog.portabilityNotes(automaton)
  }
}

extension Automaton {
  /// Phrases whose own sentences lead elsewhere.
  fileprivate var unreachablePhrases: [Diagnostic] {
    grammar.phrases.indices.compactMap { index in
      let phrase = grammar.phrases[index]
      guard !phrase.isNegative else { return nil }
      let samples = sample(phrase: index, limit: 3)
      if samples.isEmpty {
        return Diagnostic(
          severity: .error, message: "no sentence can match this phrase: a list has no values",
          source: phrase.template.source, span: phrase.template.source.wholeSpan)
      }
      let reached = samples.contains { sample in
        match(Utterance(sample)).candidates.contains {
          grammar.phrases[$0.phrase].intent == phrase.intent
        }
      }
      return reached
        ? nil
        : Diagnostic(
          severity: .error,
          message: "what this phrase says always means something else, or is a negative phrase",
          source: phrase.template.source, span: phrase.template.source.wholeSpan)
    }
  }
}

extension Catalog {
  /// Phrases that are likely to surprise people.
  var lintWarnings: [Diagnostic] {
    shortcuts.filter { !$0.isGenerated }.flatMap { shortcut in
      shortcut.phrases.compactMap { phrase -> Diagnostic? in
        guard let template = try? Template(parsing: phrase.text, syntax: phrase.syntax),
          template.slotNames.contains(where: { shortcut.slots[$0]?.kind == .text }),
          template.literalWordCount < 2
        else { return nil }
        return phrase.diagnostic(
          .warning,
          "nearly all of this phrase is a slot for any text, so it takes much that "
            + "was not meant for it; add words around the slot")
      }
    } + shortcutsWithoutPhrases + deprecations + missingLocalizations + tableDiagnostics
  }

  private var shortcutsWithoutPhrases: [Diagnostic] {
    shortcuts.filter(\.phrases.isEmpty).map { shortcut in
      Diagnostic(
        severity: .warning, message: "\(shortcut.intent) has no phrase, so nothing begins it",
        source: "", span: 0..<0)
    }
  }

  /// One for each intent, however many shortcuts begin it.
  private var deprecations: [Diagnostic] {
    var told: Set<String> = []
    return shortcuts.compactMap { shortcut in
      guard let message = shortcut.declaration?.deprecation?.message,
        let note = shortcut.deprecationNote, told.insert(shortcut.intent).inserted
      else { return nil }
      return Diagnostic(
        severity: .warning,
        message: "\(shortcut.intent) is \(note): \(message)",
        source: "", span: 0..<0)
    }
  }

  private var missingLocalizations: [Diagnostic] {
    applications.indices.flatMap { application -> [Diagnostic] in
      let own = shortcuts.filter { $0.application == application && !$0.isGenerated }
      let languages = languages(ofApplication: application)
      return own.flatMap { shortcut in
        languages.filter { shortcut.phrases.map(\.language).nearest(toLanguage: $0) == nil }
          .compactMap { language in
            shortcut.phrases.first?.diagnostic(
              .warning, "\(shortcut.intent) has no phrase in the language “\(language)”")
          }
      }
    }
  }

  /// What Apple's systems would reject or leave out.
  func portabilityNotes(_ automaton: Automaton) -> [Diagnostic] {
    shortcuts.filter { !$0.isGenerated }.flatMap { shortcut in
      shortcut.phrases.filter { !$0.isNegative }.flatMap { $0.portabilityNotes(in: shortcut) }
    } + applications.indices.flatMap { applicationNotes($0, automaton) }
  }

  private func applicationNotes(_ application: Int, _ automaton: Automaton) -> [Diagnostic] {
    let name = applications[application].name
    let own = shortcuts.filter {
      $0.application == application && !$0.intent.isEmpty && !$0.isGenerated
    }
    var notes: [String] = []
    if own.count > 10 { notes.append("\(name) has \(own.count) shortcuts; Apple allows 10") }
    let values = Dictionary(
      automaton.grammar.lists.map { ($0.name, $0.values.count) }, uniquingKeysWith: { a, _ in a })
    // A device takes the phrases of one language.
    let triggers = Set(own.flatMap(\.phrases).map(\.language)).map { language in
      own.reduce(0) { $0 + $1.triggerCount(in: language, values: values) }
    }
    if let most = triggers.max(), most > 1000 {
      notes.append("\(name) has \(most) trigger phrases, values counted; Apple allows 1000")
    }
    return notes.map { Diagnostic(severity: .note, message: $0, source: "", span: 0..<0) }
  }
}

extension Catalog.Shortcut {
  /// Phrases of a language, each counted once for every value of its parameters.
  fileprivate func triggerCount(in language: String, values: [String: Int]) -> Int {
    phrases.filter { $0.language == language }.reduce(0) { sum, phrase in
      let names = (try? Template(parsing: phrase.text, syntax: phrase.syntax))?.slotNames ?? []
      let combinations = names.reduce(1) { product, name in
        guard case .list(let list, _) = slots[name]?.kind else { return product }
        return product.multipliedReportingOverflow(by: max(1, values[list] ?? 1)).partialValue
      }
      return sum + combinations
    }
  }
}

extension Catalog.Phrase {
  fileprivate func portabilityNotes(in shortcut: Catalog.Shortcut) -> [Diagnostic] {
    guard let template = try? Template(parsing: text, syntax: syntax) else { return [] }
    let parameters = template.slotNames.filter { $0 != Catalog.applicationSlot }
    let names = template.slotNames.count - parameters.count
    var notes: [String] = []
    if names != 1 {
      notes.append(
        "Apple wants the application's name exactly once in a phrase; it is here \(names) times")
    }
    if parameters.count > 1 {
      notes.append("Apple allows one parameter in a phrase; here are \(parameters.count)")
    }
    for parameter in parameters {
      if case .list = shortcut.slots[parameter]?.kind { continue }
      notes.append("Apple allows only entities and enums in a phrase; “\(parameter)” is neither")
    }
    if let type = shortcut.declaration.map({ type(of: $0.prototype) }), !type.isDiscoverable {
      notes.append("Apple leaves out intents that are not discoverable")
    }
    return notes.map { diagnostic(.note, $0) }
  }

  func diagnostic(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
    Diagnostic(severity: severity, message: message, source: text, span: text.wholeSpan)
  }
}

extension Template {
  /// How many words of the phrase are not slots.
  fileprivate var literalWordCount: Int { root.literalWordCount }
}

extension Template.Element {
  fileprivate var literalWordCount: Int {
    fold { element, counts in
      switch element {
      case .literal(let text): Utterance(text).tokens.count
      case .slot(let name): name == Catalog.applicationSlot ? 1 : 0
      case .rule: 1
      case .sequence, .permutation: counts.reduce(0, +)
      case .alternatives: counts.min() ?? 0
      case .optional: 0
      }
    }
  }
}

extension String {
  var wholeSpan: Range<Int> { 0..<utf8.count }
}
