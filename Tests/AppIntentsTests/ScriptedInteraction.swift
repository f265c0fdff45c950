// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization

/// Answers an intent's requests from a list, and keeps what was asked.
final class ScriptedInteraction: IntentInteraction {
  enum Answer: Sendable {
    case value(any Sendable)
    case yes, no, cancel
    case index(Int)
  }

  struct Cancelled: Error {}
  struct OutOfAnswers: Error {}

  private let state: Mutex<(answers: [Answer], asked: [String], shown: [String])>

  init(_ answers: Answer...) {
    state = Mutex((answers, [], []))
  }

  /// Each request as text: its kind, what it is about, and the dialog.
  var asked: [String] { state.withLock { $0.asked } }

  /// Each snippet that was shown with a request, as text; for an intent its parameters' values.
  var shown: [String] { state.withLock { $0.shown } }

  /// Runs a body as the engine runs an intent.
  func perform(_ body: () async throws -> Void) async rethrows {
    let context = IntentExecutionContext(
      interaction: self, locale: Locale(identifier: "en_US"), bundle: nil)
    try await IntentExecution.$current.withValue(context) { try await body() }
  }

  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    guard case .value(let value) = try next("value \(title(parameter))", dialog) else {
      throw OutOfAnswers()
    }
    return value
  }

  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool {
    if case .yes = try next("confirm \(title(parameter)) \(value)", dialog) { true } else { false }
  }

  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int {
    let answer = try next("choose \(title(parameter)) among \(values.count)", dialog)
    guard case .index(let index) = answer else { throw OutOfAnswers() }
    return index
  }

  func requestConfirmation(
    actionName: ConfirmationActionName?, dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws {
    show(snippet)
    let name = actionName?.accept.first?.key ?? "-"
    guard case .yes = try next("confirm \(name)", dialog) else { throw Cancelled() }
  }

  func requestChoice(
    among options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws -> Int {
    show(snippet)
    let answer = try next("choice \(options.map(\.title.key).joined(separator: "|"))", dialog)
    guard case .index(let index) = answer else { throw OutOfAnswers() }
    return index
  }

  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Bool {
    show(snippet)
    return try await requestConfirmation(for: parameter, value: value, dialog: dialog)
  }

  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Int {
    show(snippet)
    return try await requestDisambiguation(for: parameter, among: values, dialog: dialog)
  }

  private func show(_ source: SnippetSource?) {
    let text: String? =
      switch source {
      case nil: nil
      case .view(let snippet): snippet.words
      case .intent(let intent):
        intent.declaredParameters.map { "\($0.parameter.erasedValue ?? "-")" }.joined()
      }
    if let text { state.withLock { $0.shown.append(text) } }
  }

  private func title(_ parameter: any AnyIntentParameter) -> String {
    parameter.declaration.title?.key ?? "?"
  }

  private func next(_ request: String, _ dialog: IntentDialog?) throws -> Answer {
    let text = dialog?.text(locale: Locale(identifier: "en_US"), bundle: nil).full ?? "-"
    let answer: Answer? = state.withLock { state in
      state.asked.append("\(request): \(text)")
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw OutOfAnswers() }
    if case .cancel = answer { throw Cancelled() }
    return answer
  }
}
