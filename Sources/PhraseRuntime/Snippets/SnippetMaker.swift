// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Makes the snippets of one app in one language.
struct SnippetMaker: Sendable {
  let language: String
  let provider: any AppShortcutsProvider.Type
  /// How long an app may take to make a snippet, its queries included.
  let calls: AppCalls

  /// Set while a snippet is made, so that one that asks for its own reload does not go on for ever.
  @TaskLocal static var isMaking = false

  private var talk: Language { Language.named(language) }
  private var locale: Locale { Locale(identifier: language) }

  /// Makes the snippet, for an intent from values that are read anew.
  ///
  /// - Throws: ``SnippetError`` with a sentence for the person.
  func snippet(of source: SnippetSource) async throws(SnippetError) -> Snippet {
    let snippet: Snippet
    switch source {
    case .view(let view): snippet = view
    case .intent(let intent):
      snippet = try await run(intent) { try await view(of: try await renewed(intent)) }
    }
    return snippet.localized(locale: locale, bundle: provider.localizationBundle)
  }

  /// A new intent with the same values, where entities are fetched by their identifiers.
  ///
  /// - Throws: ``SnippetError`` if an entity is gone or a query fails.
  func renewedForPress(_ intent: any AppIntent) async throws(SnippetError) -> any AppIntent {
    try await run(intent) { try await renewed(intent) }
  }

  private func run<Value: Sendable>(
    _ intent: any AppIntent, _ work: @escaping @Sendable () async throws -> Value
  ) async throws(SnippetError) -> Value {
    // Nobody can be asked: a snippet is made while the person does something else.
    let context = IntentExecutionContext(
      interaction: nil, locale: locale, bundle: provider.localizationBundle)
    do {
      return try await IntentExecution.$current.withValue(context) {
        try await Self.$isMaking.withValue(true) {
          try await calls.ask(type(of: intent), work)
        }
      }
    } catch let error as SnippetError {
      throw error
    } catch let error as DeadlineExceeded {
      throw SnippetError(
        reason: talk.text(of: .snippetLate(seconds: Int(error.limit.components.seconds))))
    } catch {
      throw SnippetError(reason: error.reason(in: language))
    }
  }

  private func view(of intent: any AppIntent) async throws -> Snippet {
    for (name, parameter) in intent.declaredParameters
    where !parameter.declaration.isOptional && parameter.erasedValue == nil {
      throw SnippetError(reason: "\(type(of: intent)) has no value for \(name)")
    }
    guard case .view(let snippet)? = try await intent.performErased().erasedSnippet else {
      return Snippet()
    }
    return snippet
  }

  private func renewed(_ intent: any AppIntent) async throws -> any AppIntent {
    let fresh = type(of: intent).init()
    for (name, parameter) in intent.declaredParameters {
      let value = try await parameter.erasedValue.asyncMap { value in
        try await renewed(value, of: parameter)
      }
      _ = fresh.parameter(named: name)?.assign(value)
    }
    return fresh
  }

  private func renewed(
    _ value: any Sendable, of parameter: any AnyIntentParameter
  ) async throws -> any Sendable {
    guard case .entity(let type) = parameter.declaration.valueType else { return value }
    let access = EntityAccess(type, query: parameter.declaration.query)
    if let entity = value as? any AppEntity {
      let found = try await access.entities(forIdentifierStrings: [entity.identifierString])
      guard let found = found.first else { throw gone(entity) }
      return found
    }
    guard let entities = value as? [any AppEntity] else { return value }
    // Some of several may be gone; what is left still makes a snippet.
    let found = try await access.entities(forIdentifierStrings: entities.map(\.identifierString))
    if found.isEmpty, let entity = entities.first { throw gone(entity) }
    return found
  }

  private func gone(_ entity: any AppEntity) -> SnippetError {
    let title = entity.displayRepresentation.title
      .resolved(locale: locale, bundle: provider.localizationBundle)
    return SnippetError(reason: talk.text(of: .snippetGone(entity: title)))
  }
}

/// Why a snippet could not be made, in words for people.
struct SnippetError: Error, Equatable {
  let reason: String

  /// The reason on its own.
  var sentence: String { "\(reason.prefix(1).uppercased())\(reason.dropFirst())." }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap(
    _ transform: (Wrapped) async throws -> any Sendable
  ) async rethrows -> (any Sendable)? {
    guard let self else { return nil }
    return try await transform(self)
  }
}

extension ResolvedIntent {
  /// Makes the snippets of the intent's app; nil for an intent without code.
  func snippetMaker(calls: AppCalls) -> SnippetMaker? {
    declaration.map { SnippetMaker(language: language, provider: $0.provider, calls: calls) }
  }
}
