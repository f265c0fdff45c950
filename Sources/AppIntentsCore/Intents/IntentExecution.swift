// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import PhraseMatching

/// The run of an intent that the current task belongs to.
///
/// Parameters and localised texts to the left of this folder read it: an intent asks questions and
/// finds its language through the task it runs in, since nothing is passed to `perform()`.
package enum IntentExecution {
  /// The run; nil outside of any.
  @TaskLocal package static var current: IntentExecutionContext?

  /// Whom to ask, for a request that needs somebody.
  static func interaction(for request: String) throws -> any IntentInteraction {
    guard let interaction = current?.interaction else {
      throw NoConversationError(request: request)
    }
    return interaction
  }
}

/// What an intent can rely on while it runs.
package struct IntentExecutionContext: Sendable {
  /// The person to ask; nil when nobody is there.
  package var interaction: (any IntentInteraction)?
  /// The reader's language and formats.
  package var locale: Locale
  /// Where texts that name no bundle look for translations; nil means the main bundle.
  package var bundle: Bundle?
  /// The intent that is performed; nil while only values are read.
  package var run: IntentRun?

  package init(
    interaction: (any IntentInteraction)?, locale: Locale, bundle: Bundle?, run: IntentRun? = nil
  ) {
    self.interaction = interaction
    self.locale = locale
    self.bundle = bundle
    self.run = run
  }
}

/// The conversation as a running intent sees it.
///
/// Every method waits for the person and throws when they cancel; the error then passes through
/// `perform()` and ends the run.
package protocol IntentInteraction: Sendable {
  /// Asks for a value; returns it without an optional around it and of the parameter's type.
  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable

  /// Asks for a value, and says first why: the complaint is no part of the question.
  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?, because complaint: Saying?
  ) async throws -> any Sendable

  /// Asks whether a value is the one that is meant.
  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool

  /// Asks which of the values is meant; returns its index.
  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int

  /// Asks whether to go on, with something to look at; throws when the person declines.
  func requestConfirmation(
    actionName: ConfirmationActionName?, dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws

  /// Asks which of the options to take, with something to look at; returns its index.
  func requestChoice(
    among options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws -> Int

  /// Asks whether a value is the one that is meant, with something to look at.
  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Bool

  /// Asks which of the values is meant, with something to look at; returns its index.
  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Int
}

extension IntentInteraction {
  package func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?, because complaint: Saying?
  ) async throws -> any Sendable {
    try await requestValue(for: parameter, dialog: dialog)
  }
}
