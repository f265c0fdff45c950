// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// A type of entity by its name, to refer to entities and to ask its query.
///
/// ```swift
/// let books = definitions.entities["Book"]
/// #expect(try await books.entities(matching: "dune").map(\.identifier) == ["dune"])
/// #expect(try await books.suggestedEntities().count == 3)
/// ```
public struct AppEntityDefinition: Sendable {
  /// The name that the definition was asked for by.
  public let identifier: String

  let app: AppUnderTest
  let found: Declared<any AppEntity.Type>

  /// Refers to an entity by its identifier; the app is asked for it when an intent gets it.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(reference: identifier, to: self.identifier, found)
  }

  /// The entities that fit a text, as the app's query finds them.
  ///
  /// - Throws: ``DefinitionError`` if the query finds nothing by text, and what the query throws.
  public func entities(matching text: String) async throws -> [AnyAppEntity] {
    let access = try access()
    guard access.isStringQuery else {
      throw lacks(access, "finds nothing by text; make it an EntityStringQuery")
    }
    return try await fetch(access) { try await $0.entities(matching: text) }
  }

  /// The entities with these identifiers; there may be fewer.
  ///
  /// - Throws: What the query throws.
  public func entities(identifiers: [String]) async throws -> [AnyAppEntity] {
    try await fetch(access()) { try await $0.entities(forIdentifierStrings: identifiers) }
  }

  /// The entities that people are offered.
  ///
  /// - Throws: What the query throws.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await fetch(access()) { try await $0.suggestedEntities() }
  }

  /// All entities.
  ///
  /// - Throws: ``DefinitionError`` if the query cannot list all, and what the query throws.
  public func allEntities() async throws -> [AnyAppEntity] {
    let access = try access()
    guard access.isEnumerable else {
      throw lacks(
        access, "does not list all; make it an EnumerableEntityQuery, or ask suggestedEntities()")
    }
    return try await fetch(access) { try await $0.allEntities() }
  }

  /// Checks that an entity is of this type.
  ///
  /// - Throws: ``DefinitionError`` if it is of another one.
  public func isInstance(_ entity: AnyAppEntity) throws {
    guard entity.isOf(try found.get()) else {
      throw DefinitionError("\(entity) is not of the type \(identifier)")
    }
  }

  private func access() throws -> EntityAccess { EntityAccess(try found.get()) }

  private func fetch(
    _ access: EntityAccess,
    _ question: @escaping @Sendable (EntityAccess) async throws -> [any AppEntity]
  ) async throws -> [AnyAppEntity] {
    try await app.get().calls.ask(access, question).map { AnyAppEntity($0) }
  }

  private func lacks(_ access: EntityAccess, _ what: String) -> DefinitionError {
    DefinitionError("\(type(of: access.query)), the query of \(identifier), \(what)")
  }
}
