// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter {
  /// Asks the person whether a value is the one they mean, below a view.
  ///
  /// - Parameters:
  ///   - itemToConfirm: The value.
  ///   - dialog: The question; without it one made from the value.
  ///   - view: What to look at.
  /// - Returns: Whether the person said yes.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestConfirmation<Content: SnippetView>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await confirm(itemToConfirm, dialog: dialog, SnippetSource(view))
  }

  /// Asks the person whether a value is the one they mean, below what a closure gives.
  ///
  /// - Parameters:
  ///   - itemToConfirm: The value.
  ///   - dialog: The question; without it one made from the value.
  ///   - view: What to look at.
  /// - Returns: Whether the person said yes.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @SnippetBuilder view: () -> Snippet
  ) async throws -> Bool {
    try await confirm(itemToConfirm, dialog: dialog, SnippetSource(view()))
  }

  /// Asks the person to choose among several values, below a view.
  ///
  /// - Parameters:
  ///   - itemsToDisambiguate: The values; at least one.
  ///   - dialog: The question; without it the parameter's own.
  ///   - view: What to look at.
  /// - Returns: The chosen value; the parameter itself does not change.
  /// - Throws: When the person cancels, when there is nothing to choose from or nobody to ask.
  public func requestDisambiguation<Content: SnippetView>(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil, view: Content
  ) async throws -> Value.ValueType {
    try await choose(itemsToDisambiguate, dialog: dialog, SnippetSource(view))
  }

  /// Asks the person to choose among several values, below what a closure gives.
  ///
  /// - Parameters:
  ///   - itemsToDisambiguate: The values; at least one.
  ///   - dialog: The question; without it the parameter's own.
  ///   - view: What to look at.
  /// - Returns: The chosen value; the parameter itself does not change.
  /// - Throws: When the person cancels, when there is nothing to choose from or nobody to ask.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil,
    @SnippetBuilder view: () -> Snippet
  ) async throws -> Value.ValueType {
    try await choose(itemsToDisambiguate, dialog: dialog, SnippetSource(view()))
  }

  private func confirm(
    _ value: Value.ValueType, dialog: IntentDialog?, _ snippet: SnippetSource?
  ) async throws -> Bool {
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(for: self, value: value, dialog: dialog, snippet: snippet)
  }

  private func choose(
    _ values: [Value.ValueType], dialog: IntentDialog?, _ snippet: SnippetSource?
  ) async throws -> Value.ValueType {
    let index = try await IntentExecution.interaction(for: "a choice")
      .requestDisambiguation(
        for: self, among: values, dialog: dialog ?? declaration.requestDisambiguationDialog,
        snippet: snippet)
    guard values.indices.contains(index) else {
      throw IntentChoiceError(index: index, count: values.count)
    }
    return values[index]
  }
}
