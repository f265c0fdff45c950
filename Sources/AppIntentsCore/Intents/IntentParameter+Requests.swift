// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter {
  /// Asks the person for the value and waits for the answer.
  ///
  /// - Parameter dialog: The question; without it the parameter's own.
  /// - Returns: The answer, without an optional around it; the parameter itself does not change.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    let interaction = try IntentExecution.interaction(for: "a value")
    let answer = try await interaction.requestValue(
      for: self, dialog: dialog ?? declaration.requestValueDialog)
    guard let value = answer as? Value.UnwrappedType else {
      throw IntentAnswerTypeError(expected: Value.UnwrappedType.self, found: type(of: answer))
    }
    return value
  }

  /// Asks the person whether a value is the one they mean.
  ///
  /// - Parameters:
  ///   - itemToConfirm: The value.
  ///   - dialog: The question; without it one made from the value.
  /// - Returns: Whether the person said yes.
  /// - Throws: When the person cancels, or when there is nobody to ask.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await IntentExecution.interaction(for: "a confirmation")
      .requestConfirmation(for: self, value: itemToConfirm, dialog: dialog)
  }

  /// Asks the person to choose among several values.
  ///
  /// - Parameters:
  ///   - itemsToDisambiguate: The values; at least one.
  ///   - dialog: The question; without it the parameter's own.
  /// - Returns: The chosen value; the parameter itself does not change.
  /// - Throws: When the person cancels, when there is nothing to choose from or nobody to ask.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let index = try await IntentExecution.interaction(for: "a choice")
      .requestDisambiguation(
        for: self, among: itemsToDisambiguate,
        dialog: dialog ?? declaration.requestDisambiguationDialog)
    guard itemsToDisambiguate.indices.contains(index) else {
      throw IntentChoiceError(index: index, count: itemsToDisambiguate.count)
    }
    return itemsToDisambiguate[index]
  }

  /// Makes an error that has the value asked for and the intent performed again.
  ///
  /// - Parameter dialog: The question; without it the parameter's own.
  /// - Returns: The error, to throw out of `perform()`.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentRequestError(.needsValue(self, dialog ?? declaration.requestValueDialog))
  }

  /// Makes an error that has the person choose a value and the intent performed again.
  ///
  /// - Parameters:
  ///   - itemsToDisambiguate: The values to choose from.
  ///   - dialog: The question; without it the parameter's own.
  /// - Returns: The error, to throw out of `perform()`.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    IntentRequestError(
      .needsDisambiguation(
        self, itemsToDisambiguate, dialog ?? declaration.requestDisambiguationDialog))
  }
}
