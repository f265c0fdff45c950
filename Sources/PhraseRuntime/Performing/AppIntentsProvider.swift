// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import PhraseMatching

/// The App Intents of this process.
public struct AppIntentsProvider: IntentProvider {
  /// What the provider is called.
  public let name: String
  private let providers: [any AppShortcutsProvider.Type]
  private let packages: [any AppIntentsPackage.Type]

  /// Makes a provider of declared apps.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules that have shortcuts or intents of their own.
  ///   - name: What to call it; the name of the first app unless told otherwise.
  public init(
    _ providers: [any AppShortcutsProvider.Type], packages: [any AppIntentsPackage.Type] = [],
    name: String? = nil
  ) {
    self.providers = providers
    self.packages = packages
    self.name = name ?? providers.first?.applicationName.name ?? "App Intents"
  }

  /// What the apps declare.
  public func catalog() async throws -> Catalog {
    Catalog(providers: providers, packages: packages)
  }

  /// Performs an intent with the values that were said.
  public func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome
  {
    guard let declaration = intent.declaration else {
      throw PerformError(.noIntent, .noCode(intent: intent.intent), in: intent.language)
    }
    let performer = Performer(
      interaction: context.interaction, language: intent.language, provider: declaration.provider,
      spoken: intent.values, score: intent.score, configuration: intent.configuration,
      surroundings: context.surroundings, engine: context.engine)
    return try await performer.perform(declaration.instance(with: intent.values))
  }
}

extension IntentDeclaration {
  /// Performs the intent on behalf of another one, within the conversation that runs this code.
  ///
  /// - Parameters:
  ///   - values: The values of the parameters by their names.
  ///   - language: The language code of the talk.
  ///   - configuration: The settings of the engine.
  ///   - interaction: Who answers questions; nil where nobody can.
  /// - Returns: What it has to say and to give.
  /// - Throws: ``PerformError``.
  package func perform(
    with values: [String: any Sendable], language: String, configuration: EngineConfiguration,
    answering interaction: (any IntentInteraction)?
  ) async throws -> Outcome {
    let performer = Performer(
      interaction: interaction, language: language, provider: provider, score: 1,
      configuration: configuration, surroundings: PerformContext.current?.surroundings,
      engine: PerformContext.current?.engine)
    return try await performer.perform(instance(with: values))
  }
}
