// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore

extension ResolvedIntent {
  /// Performs the intent with the values of the utterance.
  ///
  /// Nobody is there: an intent that asks for something while it runs ends with an error, one that
  /// would go on in its app stays in the background, and nothing can be undone. Use a
  /// ``Conversation`` for that.
  ///
  /// - Throws: ``PerformError``.
  public func perform() async throws -> Outcome {
    let outcome = try await perform(answering: nil)
    return await outcome.showing(
      with: snippetMaker(calls: configuration.calls))
  }

  package func perform(answering interaction: (any IntentInteraction)?) async throws -> Outcome {
    try await perform(answering: interaction, in: nil)
  }

  func perform(
    answering interaction: (any IntentInteraction)?, in surroundings: Surroundings?
  ) async throws -> Outcome {
    guard let declaration else {
      throw PerformError(
        code: .noIntent,
        description: "\(intent) stands in a catalog file; there is no code to perform")
    }
    let performer = Performer(
      interaction: interaction, language: language, provider: declaration.provider,
      spoken: values, score: score, configuration: configuration,
      surroundings: surroundings)
    return try await performer.perform(declaration.instance(with: values))
  }
}
