// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseRuntime
import PhraseWire

/// Runs a shortcut.
struct RunShortcut: AppIntent {
  static let title: LocalizedStringResource = "Run Shortcut"
  static let description = IntentDescription("Runs another shortcut; its result is the result.")

  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity
  @Parameter(title: "Input") var input: AnyValue?

  @Dependency private var library: ShortcutLibrary

  static var parameterSummary: some ParameterSummary { Summary("Run \(\.$shortcut)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> & ProvidesDialog {
    guard let shortcut = library[shortcut.id] else {
      throw RunError("There is no shortcut “\(shortcut.name)” any more.")
    }
    let (result, words) = try await ShortcutRun.run(shortcut, with: input?.content, of: library)
    return .result(value: result.map(AnyValue.init), dialog: "\(words)")
  }
}

extension ShortcutRun {
  /// Runs a shortcut for the task's run, or else for the person.
  ///
  /// - Returns: Its result, and what it said last.
  /// - Throws: ``RunError`` where it would run itself, and what its run throws.
  static func run(
    _ shortcut: PersonalShortcut, with input: (any Sendable)?, of library: ShortcutLibrary
  ) async throws -> (result: (any Sendable)?, words: String) {
    guard let context = PerformContext.current, let engine = context.engine else {
      throw RunError("Shortcuts run in a conversation.")
    }
    let outer = ShortcutRun.current
    let callers = outer?.callers ?? []
    // Nothing is done of a shortcut of which this is known beforehand.
    if outer == nil, library.isCircle(from: shortcut) { throw RunError.circle(shortcut.name) }
    guard !callers.contains(shortcut.id) else { throw RunError.circle(shortcut.name) }
    guard callers.count < ShortcutRun.callLimit else {
      throw RunError("Shortcuts run one another more than \(ShortcutRun.callLimit) deep.")
    }
    let run = ShortcutRun(
      of: shortcut, input: input, in: context, outer?.actions ?? ActionTable(of: engine), library,
      callers: callers)
    let result = try await run.perform()
    // Within another shortcut the result is for its next actions, not for the person.
    let shown = outer == nil ? result.map(run.reading.text) : nil
    return (result, run.lastWords ?? shown ?? "")
  }
}

extension ShortcutLibrary {
  /// Whether a shortcut runs itself, by way of others or not, as far as it names them.
  func isCircle(from shortcut: PersonalShortcut) -> Bool {
    var seen: Set<String> = []
    var open = shortcut.allActions.compactMap(shortcutRun(by:))
    while let next = open.popLast() {
      if next.id == shortcut.id { return true }
      if seen.insert(next.id).inserted { open += next.allActions.compactMap(shortcutRun(by:)) }
    }
    return false
  }

  /// The shortcut that an action runs; nil where it runs none, or one that only its run tells.
  private func shortcutRun(by action: ShortcutAction) -> PersonalShortcut? {
    guard action.intent == "\(RunShortcut.self)", case .text(let name)? = action.values["shortcut"]
    else { return nil }
    return shortcut(named: name)
  }
}

/// Lists the shortcuts.
struct GetShortcuts: BuiltInAction {
  static let title: LocalizedStringResource = "Get Shortcuts"
  static let description = IntentDescription(
    "All your shortcuts, in your order; “Run Shortcut” takes one of them.")
  static let category = ActionCategory.apps

  static var parameterSummary: some ParameterSummary { Summary("Get my shortcuts") }

  func perform() async throws -> some IntentResult & ReturnsValue<[ShortcutEntity]> {
    .result(value: try run.library.all.map(ShortcutEntity.init))
  }
}

/// Does what a phrase asks for.
struct SayPhrase: BuiltInAction {
  static let title: LocalizedStringResource = "Say a Phrase"
  static let description = IntentDescription(
    "Does what a phrase asks for, as if it had been typed: any phrase of any app.")
  static let category = ActionCategory.apps

  @Parameter(title: "Phrase") var phrase: String

  static var parameterSummary: some ParameterSummary { Summary("Say “\(\.$phrase)”") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    let run = try run
    guard let engine = run.context.engine else { throw RunError("Nobody understands phrases.") }
    let requests = await engine.requests(in: phrase, language: run.context.language)
    guard !requests.isEmpty else { throw RunError("No phrase is like “\(phrase)”.") }
    var last: (any Sendable)?
    for choices in requests {
      guard choices.count == 1 else {
        let meanings = choices.map(\.summary).listed(.or, in: run.reading.locale)
        throw RunError("“\(phrase)” may mean \(meanings).")
      }
      try await run.library.permit(
        run.actions.reach(of: choices[0]), for: run.shortcut, in: run.context)
      last = try await run.result { try await choices[0].perform(in: run.context) }
    }
    return .result(value: last.map(AnyValue.init))
  }
}
