// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseRuntime
import PhraseWire

/// An entity that was found by its words, and what opens it.
public struct SearchHit: Sendable {
  /// The words for the entity.
  public let entry: IndexEntry
  /// What the action is called that opens the entity; nil where its app has none.
  public let openTitle: String?

  let opening: Opening?
  /// nil for an entity of an app elsewhere.
  let type: (any AppEntity.Type)?
  let configuration: EngineConfiguration

  /// What opens an entity.
  enum Opening: Sendable {
    case here(IntentDeclaration)
    case elsewhere(IntentElsewhere, parameter: String, engine: any IntentEngine)
  }
}

/// Why a search could not be made.
public struct SearchError: Error, Sendable, CustomStringConvertible {
  /// What was missing or went wrong.
  public let description: String
}

extension PhraseEngine {
  /// Searches the entities of all apps by their words.
  ///
  /// - Parameters:
  ///   - text: Words, of which the beginning is enough; case and accents make no difference.
  ///   - limit: How many entities to return at most.
  /// - Returns: The entities, best first.
  /// - Throws: ``SearchError`` without an index, or what the index throws.
  public func search(_ text: String, limit: Int = 20) async throws -> [SearchHit] {
    guard let search = attachment(EntitySearch.self) else {
      throw SearchError(
        description: "no index is attached; add .searching(in:) to Configuration.extensions")
    }
    return try await Self.search(text, limit: limit, in: search, of: catalog, engine: self)
  }

  /// What could not be read from the apps when the index was last brought up to date.
  public var searchFailures: [String] {
    get async { attachment(EntitySearch.self)?.failures ?? [] }
  }

  static func search(
    _ text: String, limit: Int, in search: EntitySearch, of catalog: Catalog,
    among application: String? = nil, engine: (any IntentEngine)?
  ) async throws -> [SearchHit] {
    let found = try await search.search(text, limit: max(0, limit), among: application)
    return found.compactMap { entry in
      let (title, opening): (String?, SearchHit.Opening?)
      let known = search.type(of: entry)
      if let known {
        let declaration = catalog.opening(of: known)
        title = declaration.map { declaration in
          Swift.type(of: declaration.prototype).title
            .resolved(locale: Locale(identifier: "en"), bundle: known.bundle)
        }
        opening = declaration.map { .here($0) }
      } else if let known = search.typeElsewhere(of: entry) {
        let way = known.opening.flatMap { way in engine.map { (way, $0) } }
        title = way?.0.intent.declared.title
        opening = way.map { .elsewhere($0.intent, parameter: $0.parameter, engine: $1) }
      } else {
        return nil
      }
      return SearchHit(
        entry: entry, openTitle: title, opening: opening, type: known?.type,
        configuration: search.configuration)
    }
  }
}

extension SearchHit {
  /// Opens the entity with the app's own intent for that.
  ///
  /// - Parameter language: The language code of the answer.
  /// - Returns: What the intent gave.
  /// - Throws: `PerformError` where the entity is gone, nothing opens it, or the intent fails.
  public func open(language: String = "en") async throws -> Outcome {
    try await open(language: language, answering: nil)
  }

  func open(
    language: String, answering interaction: (any IntentInteraction)?
  ) async throws -> Outcome {
    switch opening {
    case nil:
      throw PerformError(
        .noIntent, .noOpening(application: entry.kind.application, kind: entry.typeTitle),
        in: language)
    case .here(let declaration):
      return try await open(by: declaration, language: language, answering: interaction)
    case .elsewhere(let intent, let parameter, let engine):
      return try await engine.perform(
        intent, with: [parameter: wireValue],
        in: PerformContext.current ?? PerformContext(language: language))
    }
  }

  /// The entity as it is now, or what is known of one of an app elsewhere; nil where it is gone.
  func value(_ language: String) async throws -> (any Sendable)? {
    type == nil ? wireValue : try await entity(language)
  }

  private var wireValue: WireValue {
    .entity(
      WireEntity(
        type: entry.kind.type, id: entry.id, title: entry.title, subtitle: entry.subtitle))
  }

  private func open(
    by opening: IntentDeclaration, language: String,
    answering interaction: (any IntentInteraction)?
  ) async throws -> Outcome {
    guard let entity = try await entity(language) else {
      throw PerformError(
        .failed, .unknownValue(value: entry.title, kind: entry.typeTitle), in: language)
    }
    var outcome = try await opening.perform(
      with: ["target": entity], language: language, configuration: configuration,
      answering: interaction)
    outcome.value = outcome.value ?? entity
    return outcome
  }

  /// The entity as it is now; nil where it is gone.
  private func entity(_ language: String) async throws(PerformError) -> (any AppEntity)? {
    guard let type else { return nil }
    do {
      return try await configuration.calls.entity(entry.id, of: EntityAccess(type))
    } catch {
      throw PerformError(
        .failed,
        .valuesUnavailable(kind: entry.typeTitle, reason: error.reason(in: language)),
        in: language)
    }
  }
}

extension Catalog {
  /// The intent of an app that opens entities of a type.
  func opening(of known: EntityType) -> IntentDeclaration? {
    discoverableIntents.lazy.map(\.declaration).first { declaration in
      guard declaration.prototype is any OpenIntent,
        let target = declaration.parameter(named: "target"), !target.isFilled,
        case .entity(let type) = target.declaration.valueType
      else { return false }
      return type == known.type
    }
  }
}
