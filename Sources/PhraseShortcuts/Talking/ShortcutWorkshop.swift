// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// Makes and changes shortcuts while a person talks about them.
struct ShortcutWorkshop {
  let library: ShortcutLibrary
  let context: PerformContext
  let engine: any IntentEngine
  let table: ActionTable

  /// - Throws: ``RunError`` outside of an engine.
  init(_ library: ShortcutLibrary) throws {
    guard let context = PerformContext.current, let engine = context.engine else {
      throw RunError("Shortcuts are made in a conversation.")
    }
    self.library = library
    self.context = context
    self.engine = engine
    table = ActionTable(of: engine)
  }

  func shortcut(_ entity: ShortcutEntity) throws -> PersonalShortcut {
    guard let shortcut = library[entity.id] else {
      throw RunError("There is no shortcut “\(entity.name)” any more.")
    }
    return shortcut
  }

  // MARK: - Words

  /// The phrases and the requests in "good morning or wake up, open my favorites".
  ///
  /// What stands between them in the person's language, quotation marks or a comma tell them apart,
  /// else the first place behind which there are requests to the letter.
  ///
  /// - Parameters:
  ///   - words: The phrases, with the requests where nothing stood between them.
  ///   - requests: The requests; nil where they are among the words.
  /// - Returns: The phrases without what is around them, and the requests; nil where there are none.
  func reading(
    of words: String, before requests: String?
  ) async -> (phrases: [String], requests: String?) {
    if let requests { return (phrases(in: words), requests.withoutMarks) }
    if let (quoted, rest) = quoted(words) { return (quoted, rest.isEmpty ? nil : rest) }
    if let comma = words.firstIndex(where: { ",:;，、：".contains($0) }) {
      let requests = words[words.index(after: comma)...].trimmingPrefix { $0.isWhitespace }
      return (phrases(in: String(words[..<comma])), String(requests))
    }
    let utterance = Utterance(words)
    for token in utterance.tokens.dropFirst() {
      let start = words.utf8.index(words.startIndex, offsetBy: token.span.lowerBound)
      let requests = String(words[start...])
      let found = await engine.requests(in: requests, language: context.language)
      if !found.isEmpty, found.joined().allSatisfy({ $0.score == 1 }) {
        return (phrases(in: String(words[..<start])), requests)
      }
    }
    return (phrases(in: words), nil)
  }

  /// Phrases with "or" between them; in quotation marks, it is a word of one.
  private func phrases(in words: String) -> [String] {
    if let quoted = quoted(words)?.phrases { return quoted }
    return words.components(separatedBy: " \(talk.words.or) ").map(\.withoutMarks)
  }

  /// Phrases in quotation marks at the beginning, with "or" between them, and the words behind them.
  private func quoted(_ words: String) -> (phrases: [String], rest: String)? {
    guard let (phrase, rest) = words.beginningInQuotationMarks else { return nil }
    let further = rest.range(of: talk.words.or, options: [.anchored, .caseInsensitive]).flatMap {
      quoted(rest[$0.upperBound...].trimmingCharacters(in: .whitespaces))
    }
    return ([phrase] + (further?.phrases ?? []), further?.rest ?? rest)
  }

  private var talk: Language { Language.named(context.language) }

  /// The actions that do what words ask for, all of it.
  ///
  /// - Throws: ``RunError`` with the words that mean nothing.
  func actions(for words: String) async throws -> [ShortcutAction] {
    var requests = await requests(in: words)
    if requests.isEmpty {
      for part in parts(of: words) {
        let found = await self.requests(in: part)
        guard !found.isEmpty else {
          throw RunError("No phrase is like “\(part)”. Nothing was kept.")
        }
        requests += found
      }
    }
    var actions: [ShortcutAction] = []
    for choices in requests {
      let choice =
        choices.count == 1
        ? 0
        : try await context.choose(
          String(localized: "Which?"),
          among: choices.map { Catalog.Entry(id: $0.phrase, title: $0.summary) })
      actions.append(ShortcutAction(choices[choice], in: table))
    }
    return actions
  }

  private func requests(in words: String) async -> [[ResolvedIntent]] {
    let found = await engine.requests(in: words, language: context.language)
    // "Tell me the next bus" asks for no more than "the next bus".
    guard found.isEmpty, let bare = Utterance(words).withoutAsides(in: context.language) else {
      return found
    }
    return await engine.requests(in: bare, language: context.language)
  }

  /// The words between commas and what joins requests.
  private func parts(of words: String) -> [String] {
    let connectors = talk.words.context.connectors
    let marked = connectors.reduce(words) { $0.replacing(" \($1) ", with: ";") }
    return marked.split { ",;，、；".contains($0) }
      .map { String($0).withoutMarks }.filter { !$0.isEmpty }
  }

  // MARK: - Keeping

  /// Asks whether a shortcut is to be kept as it is, with what its phrases mean already.
  func confirm(_ shortcut: PersonalShortcut) async throws {
    // One that is made is called by its only phrase.
    var question = description(of: shortcut, isNamed: shortcut.phrases.count < 2) + "\n"
    for phrase in library[shortcut.id] == nil ? shortcut.phrases : [] {
      if let meaning = await meaning(of: phrase, besides: shortcut) {
        question += String(localized: meaning.warning(about: phrase)) + " "
      }
    }
    guard try await context.confirm(question + String(localized: "Keep it?")) else {
      throw PerformError(.cancelled, .cancelled, in: context.language)
    }
  }

  /// What a shortcut is called and does, one action a line, and unless its name is enough, what is said
  /// to run it.
  func description(of shortcut: PersonalShortcut, isNamed: Bool = false) -> String {
    let steps = ShortcutOutline(of: shortcut, in: table, language: context.language)
      .numbered(isIndented: false)
    if isNamed || shortcut.phrases.isEmpty {
      return String(localized: "\(shortcut.name):\n\(steps)")
    }
    let phrases = shortcut.phrases.map { String(localized: "“\($0)”") }.joined(separator: ", ")
    return String(localized: "\(shortcut.name), by \(phrases):\n\(steps)")
  }

  /// What a phrase means without the shortcut; nil for nothing.
  func meaning(of phrase: String, besides shortcut: PersonalShortcut) async -> PhraseMeaning? {
    await engine.meaning(of: phrase, besides: shortcut.id, in: context.language)
  }

  /// Makes a shortcut that phrases run, the first of which is its name, once the person agrees.
  ///
  /// - Returns: How it is run.
  func make(
    saying phrases: [String], _ actions: [ShortcutAction], undoing undoManager: UndoManager?
  ) async throws -> IntentDialog {
    let phrase = phrases.first ?? ""
    let made = PersonalShortcut(
      name: phrase.prefix(1).uppercased() + phrase.dropFirst(), phrases: phrases, actions: actions)
    if let own = phrases.first(where: engine.isOwnWord) {
      throw RunError("“\(own)” is a word of the conversation itself. Say another.")
    }
    guard library.shortcut(named: made.name) == nil else {
      throw RunError("There is a shortcut “\(made.name)” already.")
    }
    try await confirm(made)
    try await keep(made, undoing: undoManager)
    return "Say “\(phrase)” to run it."
  }

  /// Keeps a shortcut, and has the engine hear it.
  func keep(_ shortcut: PersonalShortcut, undoing undoManager: UndoManager?) async throws {
    let before = library[shortcut.id]
    try library.save(shortcut)
    try await engine.add(ShortcutsProvider(library))
    register(Change(before: before, after: shortcut), in: undoManager)
  }

  /// Deletes a shortcut.
  func delete(_ shortcut: PersonalShortcut, undoing undoManager: UndoManager?) async throws {
    let automations = library.environment.automations?.automations(of: shortcut.id) ?? []
    try library.delete(shortcut.id)
    try await engine.add(ShortcutsProvider(library))
    register(Change(before: shortcut, automations: automations), in: undoManager)
  }

  /// What a shortcut was and became; nil where there was none, or is none any more.
  private struct Change {
    var before: PersonalShortcut?
    var after: PersonalShortcut?
    /// What ran it by itself before it was deleted.
    var automations: [Automation] = []
  }

  private func register(_ change: Change, in undoManager: UndoManager?) {
    let name = change.after?.name ?? change.before?.name ?? ""
    let action: LocalizedStringResource =
      change.before == nil
      ? "Make \(name)" : change.after == nil ? "Delete \(name)" : "Change \(name)"
    Self.register(change, in: undoManager, library, engine)
    undoManager?.setActionName(String(localized: action))
  }

  /// How a change is taken back, and then repeated.
  private static func register(
    _ change: Change, in undoManager: UndoManager?, _ library: ShortcutLibrary,
    _ engine: any IntentEngine
  ) {
    undoManager?.registerUndo(withTarget: library) { [weak undoManager] library async throws in
      let file = library.environment.automations
      var back = Change(before: change.after, after: change.before)
      if let before = change.before {
        try library.save(before, basedOn: change.after)
        if !change.automations.isEmpty { try file?.change { $0 += change.automations } }
      } else if let after = change.after {
        back.automations = file?.automations(of: after.id) ?? []
        try library.delete(after.id)
      }
      try await engine.add(ShortcutsProvider(library))
      register(back, in: undoManager, library, engine)
    }
  }
}

extension String {
  /// The text without blanks, quotation marks and commas around it.
  fileprivate var withoutMarks: String {
    trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
  }

  /// What stands in quotation marks at the beginning, and the words behind it.
  fileprivate var beginningInQuotationMarks: (words: String, rest: String)? {
    let pairs: [Character: Character] = ["“": "”", "\"": "\"", "«": "»", "„": "“", "「": "」"]
    guard let first, let end = pairs[first], let close = dropFirst().firstIndex(of: end) else {
      return nil
    }
    let rest = self[index(after: close)...].drop { !$0.isLetter && !$0.isNumber }
    return (String(self[index(after: startIndex)..<close]), String(rest))
  }
}
