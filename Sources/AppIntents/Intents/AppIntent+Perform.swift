// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Performs the intent for a caller that does not know its type.
  ///
  /// Objects that the app registered with an asynchronous provider are made first.
  ///
  /// - Throws: What `perform()` or a provider throws.
  package func performErased() async throws -> any AnyIntentResult {
    try await AppDependencyManager.shared.prepare()
    let result = try await perform()
    return result as? any AnyIntentResult ?? EmptyIntentResult()
  }
}

/// Stands for a result type of the app's own, of which nothing is known.
private struct EmptyIntentResult: AnyIntentResult {
  var erasedValue: (any Sendable)? { nil }
  var erasedDialog: IntentDialog? { nil }
  var erasedOpensIntent: (any AppIntent)? { nil }
  var erasedSnippet: SnippetSource? { nil }
}
