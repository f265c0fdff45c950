// SPDX-License-Identifier: Apache-2.0

/// An intent that starts in the background and may ask to go on with the app at the front.
///
/// Newer intents declare `.foreground(.dynamic)` among their `supportedModes` and call
/// ``AppIntent/continueInForeground(_:alwaysConfirm:)``.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Makes an error that ends the intent with the wish to go on in the app.
  ///
  /// Throw it out of `perform()`. The person is asked; once they agree, the app comes to the front
  /// and the continuation runs there.
  ///
  /// - Parameters:
  ///   - dialog: The question.
  ///   - continuation: What to do in the app.
  /// - Returns: The error, to throw.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      continuing: ForegroundRequest(
        dialog: dialog, alwaysConfirm: true, continuation: continuation))
  }

  /// Asks the person whether to go on in the app, and goes on there.
  ///
  /// - Parameters:
  ///   - dialog: The question.
  ///   - continuation: What to do first, once the app is at the front.
  /// - Returns: What the continuation returns.
  /// - Throws: When the person declines or cancels, when there is nobody to ask, or what the
  ///   continuation throws.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continueInForeground(dialog, alwaysConfirm: true)
    return try await continuation()
  }
}

extension AppIntent {
  /// Brings the app to the front while the intent runs.
  ///
  /// The program that embeds the engine decides what that means: it may open a window, or refuse.
  ///
  /// - Parameters:
  ///   - dialog: The question to the person.
  ///   - alwaysConfirm: False lets the question go where the person was active just now.
  /// - Throws: When the person declines, when the app cannot be shown, or when nobody is there. An
  ///   intent that lets the error pass ends with it.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    guard let run = IntentExecution.current?.run else {
      throw NoConversationError(request: "its app at the front")
    }
    try await run.continueInForeground(
      of: Self.self, dialog: dialog, alwaysConfirm: alwaysConfirm)
  }

  /// Makes an error that ends the intent, to be performed anew with the app at the front.
  ///
  /// - Parameters:
  ///   - dialog: The question to the person.
  ///   - alwaysConfirm: False lets the question go where the person was active just now.
  /// - Returns: The error, to throw out of `perform()`.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      continuing: ForegroundRequest(
        dialog: dialog, alwaysConfirm: alwaysConfirm, continuation: nil))
  }
}

/// The wish of an intent that has ended to go on in its app.
package final class ForegroundRequest: Sendable, Hashable {
  /// The question.
  package let dialog: IntentDialog?
  /// Whether the person is asked in any case.
  package let alwaysConfirm: Bool
  /// What to do in the app; nil means to perform the intent again.
  package let continuation: (@MainActor () async throws -> Void)?

  init(
    dialog: IntentDialog?, alwaysConfirm: Bool,
    continuation: (@MainActor () async throws -> Void)?
  ) {
    self.dialog = dialog
    self.alwaysConfirm = alwaysConfirm
    self.continuation = continuation
  }

  package static func == (left: ForegroundRequest, right: ForegroundRequest) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
