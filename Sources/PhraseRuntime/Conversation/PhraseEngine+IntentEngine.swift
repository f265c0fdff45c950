// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension PhraseEngine: IntentEngine {
  package func meanings(of words: String, language: String) async -> [ResolvedIntent] {
    await resolve(words, talkingIn: language, trace: nil).intents
  }

  package func requests(in words: String, language: String) async -> [[ResolvedIntent]] {
    let meanings = await meanings(of: words, language: language)
    guard meanings.isEmpty else { return [meanings] }
    var rephrasing = Rephrasing(engine: self, memory: Memory(), language: language)
    // What is kept for later is kept whole.
    rephrasing.allowsUnknown = false
    return await rephrasing.reading(of: words)?.requests.map(\.intents) ?? []
  }

  package func perform(
    _ declaration: IntentDeclaration, with values: [String: GivenValue], in context: PerformContext
  ) async throws -> Outcome {
    let request = try await intentRequest(
      for: declaration, with: values, language: context.language)
    if !request.open.isEmpty {
      guard let questioner = context.interaction as? Questioner else {
        throw PerformError(
          code: .unanswered, description: NoConversationError(request: "a choice").description)
      }
      try await questioner.settle(request)
    }
    let performer = Performer(
      interaction: context.interaction, language: context.language, provider: declaration.provider,
      spoken: request.spoken, score: 1, configuration: configuration,
      surroundings: context.surroundings, engine: self)
    return try await performer.perform(request.intent)
  }
}

extension IntentEngine {
  /// Whether words talk to the conversation itself, such as “undo” and “help”.
  package func isOwnWord(_ words: String) -> Bool {
    let said = Utterance(words)
    return OwnWords.read(words) != nil
      || Language.speaking.contains { said.isOne(of: $0.words.agreeing + $0.words.declining) }
  }
}
