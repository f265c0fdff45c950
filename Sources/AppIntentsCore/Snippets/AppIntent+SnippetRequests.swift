// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AppIntent {
  /// Asks the person whether to go on, below a snippet that they can change first.
  ///
  /// Pressing a control of the snippet runs its intent and shows the snippet anew; the question
  /// goes on waiting. The action's name or "yes" goes on.
  ///
  ///     try await requestConfirmation(
  ///       actionName: .search, snippetIntent: TicketRequestSnippet(request: request))
  ///
  /// - Parameters:
  ///   - conditions: When to ask; an empty set means always.
  ///   - actionName: The word for going on.
  ///   - dialog: The question.
  ///   - showDialogAsPrompt: Whether the dialog stands above what is shown. It is said beside it in any
  ///     case.
  ///   - snippetIntent: Makes the snippet, with its parameters filled.
  /// - Throws: When the person declines or cancels, or when there is nobody to ask. Let the error
  ///   pass: it ends the intent.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    guard conditions.areMet else { return }
    try await confirm(actionName, dialog: dialog, SnippetSource(snippetIntent))
  }

  /// Asks the person whether to go on, below a view.
  ///
  /// - Parameters:
  ///   - conditions: When to ask; an empty set means always.
  ///   - actionName: The word for going on.
  ///   - dialog: The question.
  ///   - showDialogAsPrompt: Whether the dialog stands above what is shown. It is said beside it in any
  ///     case.
  ///   - view: What to look at.
  /// - Throws: When the person declines or cancels, or when there is nobody to ask.
  public func requestConfirmation<Content: SnippetView>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: Content
  ) async throws {
    guard conditions.areMet else { return }
    try await confirm(actionName, dialog: dialog, SnippetSource(view))
  }

  /// Asks the person whether to go on, below what a closure gives.
  ///
  /// - Parameters:
  ///   - conditions: When to ask; an empty set means always.
  ///   - actionName: The word for going on.
  ///   - dialog: The question.
  ///   - showDialogAsPrompt: Whether the dialog stands above what is shown. It is said beside it in any
  ///     case.
  ///   - content: What to look at.
  /// - Throws: When the person declines or cancels, or when there is nobody to ask.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @SnippetBuilder content: () -> Snippet
  ) async throws {
    guard conditions.areMet else { return }
    try await confirm(actionName, dialog: dialog, SnippetSource(content()))
  }

  /// Asks the person to choose one of several ways to go on, below a view.
  ///
  /// - Parameters:
  ///   - options: The ways; at least one.
  ///   - dialog: The question.
  ///   - view: What to look at.
  /// - Returns: The chosen option.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestChoice<Content: SnippetView>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog: dialog, SnippetSource(view))
  }

  /// Asks the person to choose one of several ways to go on, below what a closure gives.
  ///
  /// - Parameters:
  ///   - options: The ways; at least one.
  ///   - dialog: The question.
  ///   - content: What to look at.
  /// - Returns: The chosen option.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @SnippetBuilder content: () -> Snippet
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog: dialog, SnippetSource(content()))
  }

  private func confirm(
    _ actionName: ConfirmationActionName, dialog: IntentDialog?, _ snippet: SnippetSource?
  ) async throws {
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(actionName: actionName, dialog: dialog, snippet: snippet)
  }

}
