// SPDX-License-Identifier: Apache-2.0

/// Finds entities of a type that is known only while the program runs.
///
/// Each way makes the objects that the query depends on before its code runs.
///
///     let access = EntityAccess(parameterType)
///     let books = access.isStringQuery ? try await access.entities(matching: "dune") : []
package struct EntityAccess: Sendable {
  /// The type of the entities.
  package let type: any AppEntity.Type
  /// What finds the entities.
  package let query: any EntityQuery

  /// Creates access to a type through a query of its own or another one.
  ///
  /// - Parameters:
  ///   - type: The type of the entities.
  ///   - query: The query to use; nil means the type's own.
  package init(_ type: any AppEntity.Type, query: (any EntityQuery)? = nil) {
    self.type = type
    self.query = query ?? Self.defaultQuery(of: type)
  }

  /// The type's name, which stays the same from one version of the app to the next.
  package var typeName: String { type.persistentIdentifier }

  /// Whether the query finds entities by text.
  package var isStringQuery: Bool { query is any EntityStringQuery }

  /// Whether the query lists all entities.
  package var isEnumerable: Bool { query is any EnumerableEntityQuery }

  /// The query with the objects that it declares with `@Dependency`, made now if need be.
  ///
  /// - Throws: ``DependencyError``.
  package func preparedQuery() async throws -> any EntityQuery {
    try await prepareDependencies(of: query)
    return query
  }

  /// The entities that a person most likely means.
  package func suggestedEntities() async throws -> [any AppEntity] {
    try await Self.suggested(by: preparedQuery())
  }

  /// The entities that a person most likely means, with their words and headings.
  package func suggestedOptions() async throws -> [ParameterOption] {
    try await Self.options(of: preparedQuery())
  }

  /// All entities, or the suggested ones where the query cannot list all.
  package func allEntities() async throws -> [any AppEntity] {
    guard let query = try await preparedQuery() as? any EnumerableEntityQuery else {
      return try await suggestedEntities()
    }
    return try await Self.all(of: query)
  }

  /// The entities with the given identifiers; texts that are no identifiers are left out.
  package func entities(forIdentifierStrings strings: [String]) async throws -> [any AppEntity] {
    try await Self.entities(for: strings, by: preparedQuery())
  }

  /// The entities that fit the text, best first; none when the query does not take text.
  package func entities(matching text: String) async throws -> [any AppEntity] {
    guard let query = try await preparedQuery() as? any EntityStringQuery else { return [] }
    return try await Self.matching(text, by: query)
  }
}

// Each of these opens an existential: inside, the query's types are known.
extension EntityAccess {
  private static func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
    type.defaultQuery
  }

  private static func suggested<Query: EntityQuery>(
    by query: Query
  ) async throws -> [any AppEntity] {
    entities(in: try await query.suggestedEntities())
  }

  private static func options<Query: EntityQuery>(
    of query: Query
  ) async throws -> [ParameterOption] {
    try await query.suggestedEntities().options
  }

  private static func all<Query: EnumerableEntityQuery>(
    of query: Query
  ) async throws -> [any AppEntity] {
    try await query.allEntities()
  }

  private static func entities<Query: EntityQuery>(
    for strings: [String], by query: Query
  ) async throws -> [any AppEntity] {
    try await query.entities(for: strings.compactMap(Query.Entity.ID.entityIdentifier(for:)))
  }

  private static func matching<Query: EntityStringQuery>(
    _ text: String, by query: Query
  ) async throws -> [any AppEntity] {
    entities(in: try await query.entities(matching: text))
  }

  private static func entities(in results: some ResultsCollection) -> [any AppEntity] {
    results.items.compactMap { $0 as? any AppEntity }
  }
}
