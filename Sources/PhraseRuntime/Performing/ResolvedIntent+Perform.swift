// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension ResolvedIntent {
  /// Performs the intent with the values of the utterance.
  ///
  /// Nobody is there: an intent that asks for something while it runs ends with an error, one that
  /// would go on in its app stays in the background, and nothing can be undone. Use a
  /// ``Conversation`` for that.
  ///
  /// - Throws: ``PerformError``.
  public func perform() async throws -> Outcome {
    let outcome = try await perform(answering: nil, in: nil)
    return await outcome.showing(
      with: snippetMaker(calls: configuration.calls))
  }

  /// Performs the intent on behalf of the one that runs this code.
  ///
  /// - Throws: ``PerformError``.
  package func perform(in context: PerformContext) async throws -> Outcome {
    try await perform(answering: context.interaction, in: context.surroundings)
  }

  func perform(
    answering interaction: (any ProviderInteraction)?, in surroundings: Surroundings?
  ) async throws -> Outcome {
    guard let provider else { throw PerformError(.noIntent, .noCode(intent: intent), in: language) }
    do {
      let outcome = try await provider.perform(
        self,
        in: PerformContext(
          language: language, interaction: interaction, surroundings: surroundings, engine: engine))
      if declaration == nil {
        let performed = PerformedIntent(name: "\(application).\(intent)")
        await configuration.calls.run { performed.tell() }
      }
      return outcome
    } catch is CancellationError {
      throw PerformError(.cancelled, .cancelled, in: language)
    } catch let error as PerformError {
      throw error
    } catch {
      throw PerformError(
        code: .failed, description: DialogParts.bounded(error.reason(in: language)))
    }
  }
}
