// SPDX-License-Identifier: Apache-2.0

extension IntentInteraction {
  /// Without anything to show, the plain question is asked.
  package func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Bool {
    try await requestConfirmation(for: parameter, value: value, dialog: dialog)
  }

  /// Without anything to show, the plain question is asked.
  package func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Int {
    try await requestDisambiguation(for: parameter, among: values, dialog: dialog)
  }
}
