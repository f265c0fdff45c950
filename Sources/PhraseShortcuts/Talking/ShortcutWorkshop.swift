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

  /// The phrase and the requests in "good morning, open my favorites".
  ///
  /// What stands between them in the person's language, quotation marks or a comma tell them apart,
  /// else the first place behind which there are requests to the letter.
  ///
  /// - Parameters:
  ///   - words: The phrase, with the requests where nothing stood between them.
  ///   - requests: The requests; nil where they are among the words.
  /// - Returns: The phrase without what is around it, and the requests.
  /// - Throws: ``RunError`` where nothing tells them apart.
  func reading(
    of words: String, before requests: String?
  ) async throws -> (phrase: String, requests: String) {
    if let requests { return (words.withoutMarks, requests.withoutMarks) }
    if let quoted = words.beginningInQuotationMarks { return quoted }
    if let comma = words.firstIndex(where: { ",:;，、：".contains($0) }) {
      let phrase = words[..<comma].trimmingPrefix { $0.isWhitespace }
      let requests = words[words.index(after: comma)...].trimmingPrefix { $0.isWhitespace }
      return (String(phrase), String(requests))
    }
    let utterance = Utterance(words)
    for token in utterance.tokens.dropFirst() {
      let start = words.utf8.index(words.startIndex, offsetBy: token.span.lowerBound)
      let requests = String(words[start...])
      let found = await engine.requests(in: requests, language: context.language)
      if !found.isEmpty, found.joined().allSatisfy({ $0.score == 1 }) {
        let phrase = words[..<start].trimmingCharacters(in: .whitespacesAndNewlines)
        return (phrase, requests)
      }
    }
    throw RunError("Say it with a comma: “when I say good morning, …”.")
  }

  /// The actions that do what words ask for.
  func actions(for words: String) async throws -> [ShortcutAction] {
    var requests = await engine.requests(in: words, language: context.language)
    // "Tell me the next bus" asks for no more than "the next bus".
    if requests.isEmpty, let bare = Utterance(words).withoutAsides(in: context.language) {
      requests = await engine.requests(in: bare, language: context.language)
    }
    guard !requests.isEmpty else {
      throw RunError("No phrase is like “\(words)”. Nothing was kept.")
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

  // MARK: - Keeping

  /// Asks whether a shortcut is to be kept as it is, with what its phrases mean already.
  func confirm(_ shortcut: PersonalShortcut) async throws {
    var question = String(localized: "\(shortcut.name):\n\(steps(of: shortcut))") + "\n"
    if library[shortcut.id] == nil, let phrase = shortcut.phrases.first,
      let meaning = await meaning(of: phrase, besides: shortcut)
    {
      question += String(localized: meaning.warning(about: phrase)) + " "
    }
    guard try await context.confirm(question + String(localized: "Keep it?")) else {
      throw PerformError(.cancelled, .cancelled, in: context.language)
    }
  }

  /// What a shortcut does, one action a line.
  func steps(of shortcut: PersonalShortcut) -> String {
    ShortcutOutline(of: shortcut, in: table, language: context.language)
      .numbered(isIndented: false)
  }

  /// What a phrase means without the shortcut; nil for nothing.
  func meaning(of phrase: String, besides shortcut: PersonalShortcut) async -> PhraseMeaning? {
    await engine.meaning(of: phrase, besides: shortcut.id, in: context.language)
  }

  /// Makes a shortcut that a phrase runs, once the person agrees.
  ///
  /// - Returns: How it is run.
  func make(
    saying phrase: String, _ actions: [ShortcutAction], undoing undoManager: UndoManager?
  ) async throws -> IntentDialog {
    let made = PersonalShortcut(
      name: phrase.prefix(1).uppercased() + phrase.dropFirst(), phrases: [phrase], actions: actions)
    guard !engine.isOwnWord(phrase) else {
      throw RunError("“\(phrase)” is a word of the conversation itself. Say another.")
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
    register(before: before, after: shortcut, in: undoManager)
  }

  /// Deletes a shortcut.
  func delete(_ shortcut: PersonalShortcut, undoing undoManager: UndoManager?) async throws {
    try library.delete(shortcut.id)
    try await engine.add(ShortcutsProvider(library))
    register(before: shortcut, after: nil, in: undoManager)
  }

  private func register(
    before: PersonalShortcut?, after: PersonalShortcut?, in undoManager: UndoManager?
  ) {
    let name = after?.name ?? before?.name ?? ""
    let change: LocalizedStringResource =
      before == nil ? "Make \(name)" : after == nil ? "Delete \(name)" : "Change \(name)"
    Self.register(before: before, after: after, in: undoManager, library, engine)
    undoManager?.setActionName(String(localized: change))
  }

  /// How a change is taken back, and then repeated.
  private static func register(
    before: PersonalShortcut?, after: PersonalShortcut?, in undoManager: UndoManager?,
    _ library: ShortcutLibrary, _ engine: any IntentEngine
  ) {
    undoManager?.registerUndo(withTarget: library) { [weak undoManager] library async throws in
      if let before {
        try library.save(before, basedOn: after)
      } else if let after {
        try library.delete(after.id)
      }
      try await engine.add(ShortcutsProvider(library))
      register(before: after, after: before, in: undoManager, library, engine)
    }
  }
}

extension String {
  /// The text without blanks, quotation marks and commas around it.
  fileprivate var withoutMarks: String {
    trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
  }

  /// What stands in quotation marks at the beginning, and the words behind it.
  fileprivate var beginningInQuotationMarks: (phrase: String, requests: String)? {
    let pairs: [Character: Character] = ["“": "”", "\"": "\"", "«": "»", "„": "“", "「": "」"]
    guard let first, let end = pairs[first], let close = dropFirst().firstIndex(of: end) else {
      return nil
    }
    let rest = self[index(after: close)...].drop { !$0.isLetter && !$0.isNumber }
    return (String(self[index(after: startIndex)..<close]), String(rest))
  }
}
