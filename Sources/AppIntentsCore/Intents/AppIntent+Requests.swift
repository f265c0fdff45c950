// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AppIntent {
  /// Asks the person whether to go on.
  ///
  /// - Throws: When the person declines or cancels, or when there is nobody to ask. Let the error
  ///   pass: it ends the intent.
  public func requestConfirmation() async throws {
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(actionName: nil, dialog: nil, snippet: nil)
  }

  /// Asks the person whether to go on, in words of the app's own.
  ///
  /// - Parameters:
  ///   - conditions: When to ask; an empty set means always.
  ///   - actionName: The word for going on.
  ///   - dialog: The question.
  /// - Throws: When the person declines or cancels, or when there is nobody to ask.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    guard conditions.areMet else { return }
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(actionName: actionName, dialog: dialog, snippet: nil)
  }

  /// Asks the person whether to go on, showing what would come of it.
  ///
  /// - Parameters:
  ///   - result: What would come of it, written `.result(dialog: "…")`.
  ///   - confirmationActionName: The word for going on.
  ///   - showPrompt: Whether the dialog stands above what is shown. It is said beside it in any case.
  /// - Throws: When the person declines or cancels, or when there is nobody to ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let shown = result as? any AnyIntentResult
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(
        actionName: confirmationActionName, dialog: shown?.erasedDialog,
        snippet: shown?.erasedSnippet)
  }

  /// Asks the person to choose one of several ways to go on.
  ///
  /// - Parameters:
  ///   - options: The ways, at least one; choosing one of the style `cancel` cancels.
  ///   - dialog: The question.
  /// - Returns: The chosen option.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog: dialog, nil)
  }

  func choose(
    _ options: [IntentChoiceOption], dialog: IntentDialog?, _ snippet: SnippetSource?
  ) async throws -> IntentChoiceOption {
    let index = try await IntentExecution.interaction(for: "a choice")
      .requestChoice(among: options, dialog: dialog, snippet: snippet)
    guard options.indices.contains(index) else {
      throw IntentChoiceError(index: index, count: options.count)
    }
    if options[index].style == .cancel { throw CancellationError() }
    return options[index]
  }

  /// One of the ways to go on, for `requestChoice`.
  public typealias Option = IntentChoiceOption
}

extension ConfirmationConditions {
  /// Whether one of the conditions holds for the run; without a run, nothing is sure.
  var areMet: Bool {
    guard contains(.lowConfidenceSource) else { return true }
    return IntentExecution.current?.run?.isLowConfidence ?? true
  }
}
