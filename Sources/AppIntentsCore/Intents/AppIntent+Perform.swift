// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Performs the intent for a caller that does not know its type.
  ///
  /// The objects that it depends on are made first.
  ///
  /// - Throws: What `perform()` throws, or ``DependencyError``.
  package func performErased() async throws -> any AnyIntentResult {
    try await prepareDependencies()
    return try await performPrepared()
  }

  /// Performs the intent for a caller that has made the objects that it depends on.
  ///
  /// - Throws: What `perform()` throws, or the ``AppIntentError`` that it stands for.
  package func performPrepared() async throws -> any AnyIntentResult {
    do {
      let result = try await perform()
      return result as? any AnyIntentResult ?? EmptyIntentResult()
    } catch let error as any CustomAppIntentErrorConvertible {
      throw AppIntentError(wrapping: error)
    }
  }
}

extension AppIntent {
  /// Makes the objects that the intent declares with `@Dependency`, then those of intents that it
  /// may perform itself.
  ///
  /// - Throws: ``DependencyError`` where one of its own cannot be had.
  package func prepareDependencies() async throws {
    try await AppIntentsCore.prepareDependencies(of: self)
    for manager in AppDependencyManager.inForce { await manager.prepare() }
  }
}

/// Stands for a result that brings nothing, or of whose type nothing is known.
package struct EmptyIntentResult: AnyIntentResult {
  package init() {}
  package var erasedValue: (any Sendable)? { nil }
  package var erasedDialog: IntentDialog? { nil }
  package var erasedOpensIntent: (any AppIntent)? { nil }
  package var erasedSnippet: SnippetSource? { nil }
}
