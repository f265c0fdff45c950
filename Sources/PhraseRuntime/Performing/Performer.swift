// SPDX-License-Identifier: Apache-2.0

package import AppIntents
import Foundation

/// Performs an intent and those that it opens, asking for what they need.
struct Performer: Sendable {
  /// Who answers questions; nil where nobody can.
  let interaction: (any IntentInteraction)?
  let language: String
  let provider: any AppShortcutsProvider.Type
  /// The parameters of the first intent whose values a person said.
  var spoken: Set<String> = []
  /// How long queries may take, and by which clock.
  var configuration = PhraseEngine.Configuration()

  /// How many intents may open one another.
  ///
  /// Two is usual; a cycle ends here.
  static let openLimit = 8

  /// How often an intent may demand values by throwing before it counts as a loop.
  static let requestLimit = 16

  /// - Throws: ``PerformError``.
  func perform(_ first: any AppIntent) async throws -> Outcome {
    let context = IntentExecutionContext(
      interaction: interaction, locale: Locale(identifier: language),
      bundle: provider.localizationBundle)
    return try await IntentExecution.$current.withValue(context) {
      do {
        return try await performChain(from: first)
      } catch let error as PerformError {
        throw error
      } catch let error as NoConversationError {
        throw PerformError(code: .unanswered, description: error.description)
      } catch is CancellationError {
        throw PerformError(code: .cancelled, description: wording.cancelled)
      } catch {
        throw PerformError(code: .failed, description: error.reason)
      }
    }
  }

  private func performChain(from first: any AppIntent) async throws -> Outcome {
    var dialogs: [(full: String, supporting: String?)] = []
    var value: (any Sendable)?
    var opened: [String] = []
    var snippet: SnippetSource?
    var next: (any AppIntent)? = first
    while let intent = next, opened.count < Self.openLimit {
      let result = try await IntentFilling.$current.withValue(intent) {
        try await performOne(intent, spoken: opened.isEmpty ? spoken : [])
      }
      if let dialog = result.erasedDialog {
        dialogs.append(
          dialog.text(
            locale: Locale(identifier: language), bundle: provider.localizationBundle))
      }
      value = value ?? result.erasedValue
      snippet = result.erasedSnippet ?? snippet
      next = result.erasedOpensIntent
      if let next { opened.append(IntentDeclaration.typeName(of: type(of: next))) }
    }
    let supporting = dialogs.compactMap(\.supporting)
    return Outcome(
      dialog: dialogs.isEmpty ? nil : dialogs.map(\.full).joined(separator: " "),
      supporting: supporting.isEmpty ? nil : supporting.joined(separator: "\n"),
      value: value, snippetSource: snippet, opened: opened)
  }

  /// Performs one intent; what it demands by throwing is asked, and it is performed again.
  private func performOne(
    _ intent: any AppIntent, spoken: Set<String>
  ) async throws -> any AnyIntentResult {
    let preparation = IntentPreparation(
      interaction: interaction, language: language, bundle: provider.localizationBundle,
      spoken: spoken, limit: configuration.queryLimit, clock: configuration.clock)
    try await preparation.prepare(intent)
    for _ in 0..<Self.requestLimit {
      do {
        return try await intent.performErased()
      } catch let request as IntentRequestError {
        try await satisfy(request)
      }
    }
    let title = String(localized: type(of: intent).title)
    throw PerformError(code: .failed, description: wording.askedTooOften(title))
  }

  private func satisfy(_ request: IntentRequestError) async throws {
    guard let interaction else { throw request }
    switch request.kind {
    case .needsValue(let parameter, let dialog):
      try parameter.take(try await interaction.requestValue(for: parameter, dialog: dialog))
    case .needsDisambiguation(let parameter, let values, let dialog):
      let index = try await interaction.requestDisambiguation(
        for: parameter, among: values, dialog: dialog)
      try parameter.take(values[index])
    }
  }

  private var wording: Wording { Wording.language(language) }
}

extension ResolvedIntent {
  /// Performs the intent with the values of the utterance.
  ///
  /// An intent that asks for something while it runs cannot be answered here; use a
  /// ``Conversation`` for that.
  ///
  /// - Throws: ``PerformError``.
  public func perform() async throws -> Outcome {
    let outcome = try await perform(answering: nil)
    let standard = PhraseEngine.Configuration()
    return await outcome.showing(
      with: snippetMaker(limit: standard.queryLimit, clock: standard.clock))
  }

  package func perform(
    answering interaction: (any IntentInteraction)?,
    configuration: PhraseEngine.Configuration = .init()
  ) async throws -> Outcome {
    guard let declaration else {
      throw PerformError(
        code: .noIntent,
        description: "\(intent) stands in a catalog file; there is no code to perform")
    }
    let performer = Performer(
      interaction: interaction, language: language, provider: declaration.provider,
      spoken: Set(parameters.map(\.name)), configuration: configuration)
    return try await performer.perform(declaration.instance(with: values))
  }
}
