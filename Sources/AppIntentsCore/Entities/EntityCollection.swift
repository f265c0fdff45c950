// SPDX-License-Identifier: Apache-2.0

/// Many entities by their identifiers, found only when they are asked for.
///
///     @Property(title: "Books") var books: EntityCollection<Book>
///     …
///     for book in try await shelf.books.resolvedEntities() { … }
public struct EntityCollection<Entity: AppEntity>: _IntentValue {
  /// The identifiers of the entities; changing them forgets the entities that were at hand.
  public var identifiers: [Entity.ID] {
    didSet { entities = nil }
  }

  private var entities: [Entity]?

  /// Creates a collection from identifiers.
  ///
  /// - Parameter identifiers: The identifiers in the order of the entities.
  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  /// Creates a collection from entities, which it keeps.
  ///
  /// - Parameter entities: The entities.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    self.entities = entities
  }

  /// The entities: those at hand, or what the entity type's query finds.
  ///
  /// - Returns: The entities; those that do not exist any more are left out.
  /// - Throws: What the query throws.
  public func resolvedEntities() async throws -> [Entity] {
    if let entities { return entities }
    let query = Entity.defaultQuery
    try await prepareDependencies(of: query)
    return try await query.entities(for: identifiers)
  }
}
