// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseRuntime

/// Runs a shortcut.
struct RunShortcut: AppIntent {
  static let title: LocalizedStringResource = "Run Shortcut"
  static let description = IntentDescription("Runs another shortcut; its result is the result.")

  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity
  @Parameter(title: "Input") var input: AnyValue?

  @Dependency private var library: ShortcutLibrary

  static var parameterSummary: some ParameterSummary { Summary("Run \(\.$shortcut)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> & ProvidesDialog {
    guard let context = PerformContext.current, let engine = context.engine,
      let shortcut = library[shortcut.id]
    else { throw RunError("There is no shortcut “\(shortcut.name)” any more.") }
    let outer = ShortcutRun.current
    let callers = outer?.callers ?? []
    guard !callers.contains(shortcut.id) else { throw RunError.circle(shortcut.name) }
    guard callers.count < ShortcutRun.callLimit else {
      throw RunError("Shortcuts run one another more than \(ShortcutRun.callLimit) deep.")
    }
    let run = ShortcutRun(
      of: shortcut, input: input?.content, in: context, outer?.actions ?? ActionTable(of: engine),
      library, callers: callers)
    let result = try await run.perform()
    // Within another shortcut the result is for its next actions, not for the person.
    let shown = outer == nil ? result.map(run.reading.text) : nil
    let words = run.lastWords ?? shown ?? ""
    return .result(value: result.map(AnyValue.init), dialog: "\(words)")
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
      last = try await run.result { try await choices[0].perform(in: run.context) }
    }
    return .result(value: last.map(AnyValue.init))
  }
}
