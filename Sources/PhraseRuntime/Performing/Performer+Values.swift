// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension Performer {
  /// Gives the intent its values, and asks again for those that are gone when all are there.
  func fill(_ intent: any AppIntent, spoken: [String: any Sendable]) async throws {
    for (name, value) in spoken {
      // A value that not even a resolver can read is missing, and asked for.
      _ = try await intent.parameter(named: name)?.assignResolving(value)
    }
    let preparation = IntentPreparation(
      interaction: interaction, language: language, bundle: provider.localizationBundle,
      spoken: spoken, calls: configuration.calls)
    var hasAsked = try await preparation.prepare(intent)
    for _ in 0..<Self.requestLimit where hasAsked {
      hasAsked = try await replaceGoneEntities(of: intent)
    }
  }

  /// While people think about an answer, what they chose before may be deleted.
  ///
  /// - Returns: Whether the person was asked again.
  private func replaceGoneEntities(of intent: any AppIntent) async throws -> Bool {
    var hasAsked = false
    for (_, parameter) in intent.declaredParameters {
      guard let interaction, let gone = await goneEntity(of: parameter) else { continue }
      let title = gone.displayRepresentation.text(in: language).title
      let value = try await interaction.requestValue(
        for: parameter, dialog: nil, because: .valueGone(value: title))
      try await parameter.take(value)
      hasAsked = true
    }
    return hasAsked
  }

  /// The first entity of the parameter that its query does not find any more.
  private func goneEntity(of parameter: any AnyIntentParameter) async -> (any AppEntity)? {
    guard case .entity(let type) = parameter.declaration.valueType else { return nil }
    let value = parameter.erasedValue
    let entities = (value as? [any AppEntity]) ?? (value as? any AppEntity).map { [$0] } ?? []
    guard !entities.isEmpty else { return nil }
    let access = EntityAccess(type, query: parameter.declaration.query)
    let identifiers = entities.map(\.identifierString)
    // A query that fails says nothing about the entity; the intent will tell.
    guard
      let found = try? await withDeadline(
        configuration.queryLimit, clock: configuration.clock,
        operation: { try await access.entities(forIdentifierStrings: identifiers) })
    else { return nil }
    let present = Set(found.map(\.identifierString))
    return entities.first { !present.contains($0.identifierString) }
  }

  func satisfy(_ request: IntentRequestError) async throws {
    guard let interaction else { throw request }
    switch request.kind {
    case .needsValue(let parameter, let dialog):
      try await parameter.take(try await interaction.requestValue(for: parameter, dialog: dialog))
    case .needsDisambiguation(let parameter, let values, let dialog):
      let index = try await interaction.requestDisambiguation(
        for: parameter, among: values, dialog: dialog)
      try await parameter.take(values[index])
    }
  }
}
