// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
public import Foundation
import PhraseMatching
public import PhraseRuntime

/// How an entity is written.
public enum ExportFormat: Sendable, Equatable {
  /// Title, subtitle and properties, a line each.
  case text
  /// A `WireValue` of kind `entity` with all declared properties.
  case json
  /// A representation of the app's own, by a file extension such as `png`, a MIME type or an
  /// identifier such as `public.png`.
  case type(String)

  /// Reads `text`, `json` or a type of file.
  public init(_ name: String) {
    switch name.lowercased() {
    case "text": self = .text
    case "json": self = .json
    default: self = .type(name)
    }
  }
}

/// Why an entity could not be written.
public struct ExportError: Error, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers treat differently.
  public enum Code: Sendable, Equatable {
    /// There is no entity with that name or identifier.
    case notFound
    /// The entity has no representation of that type.
    case unsupportedType
    /// The app could not answer.
    case failed
  }

  /// What kind of failure it is.
  public let code: Code
  /// What was seen, and what would be accepted.
  public let description: String
}

extension PhraseEngine {
  /// Writes an entity as text, JSON or what the app itself makes of it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the entity.
  ///   - name: The name of its type, what it is called, or "App.Entity".
  ///   - format: What to write.
  ///   - language: The language code of titles and texts.
  /// - Returns: The bytes.
  /// - Throws: ``ExportError``, or ``FindError`` for a name that no entity or several have.
  public func export(
    _ id: String, of name: String, as format: ExportFormat, language: String = "en"
  ) async throws -> Data {
    let known = try entityType(for: name, language: language)
    let entity = try await entity(id, of: known, language: language)
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: language), bundle: known.bundle)
    let writer = EntityWriter(
      entity: entity, kind: known.type.persistentIdentifier, language: language,
      bundle: known.bundle)
    return try await IntentExecution.$current.withValue(context) {
      try await configuration.calls.run {
        try await prepareDependencies(of: entity)
        switch format {
        case .text: return Data(try await writer.text.utf8)
        case .json: return try await writer.json
        case .type(let type): return try await writer.representation(type)
        }
      }
    }
  }

  private func entity(
    _ id: String, of known: Catalog.EntityType, language: String
  ) async throws -> any AppEntity {
    let title = EntityNames(known.type, bundle: known.bundle).title(in: language)
    do {
      let access = EntityAccess(known.type)
      if let entity = try await configuration.calls.entity(id, of: access) { return entity }
    } catch {
      throw ExportError(
        code: .failed,
        description: Language.named(language).text(
          of: .valuesUnavailable(kind: title, reason: error.reason(in: language))))
    }
    throw ExportError(
      code: .notFound,
      description: "There is no \(title) with the identifier “\(id.prefix(60))”.")
  }
}
