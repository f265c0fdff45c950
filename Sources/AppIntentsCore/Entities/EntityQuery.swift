// SPDX-License-Identifier: Apache-2.0

/// Finds an app's entities.
///
/// Every query finds entities by identifier. It may suggest entities, whose names the engine then
/// recognises in phrases; refinements find by text, list all, or compare properties.
///
///     struct BookQuery: EntityQuery {
///       @Dependency private var library: LibraryStore
///
///       func entities(for identifiers: [Book.ID]) async throws -> [Book] {
///         try await library.books(withIDs: identifiers)
///       }
///       func suggestedEntities() async throws -> [Book] { try await library.recentBooks() }
///     }
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of entity that is found.
  associatedtype Entity: AppEntity
  /// What `suggestedEntities()` returns: an array, or items in sections.
  associatedtype Result = [Entity]
  /// The type of the entity that is chosen beforehand.
  associatedtype DefaultValue = Entity

  /// Creates a query.
  init()

  /// The entities with the given identifiers; those that do not exist any more are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities that a person most likely means.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }

  // Here, since a query may both list its entities and compare their properties.
  /// No text about the action that finds entities.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// No entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by what a person said or typed.
public protocol EntityStringQuery<Entity>: EntityQuery {
  /// The entities whose name or content fits the text, best first.
  func entities(matching string: String) async throws -> Result
}

/// A query that can list all its entities, because there are few.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
  // Declared again, so that `allEntities()` alone is enough to infer it.
  /// The type of entity that is found.
  associatedtype Entity
  /// The type of the text about finding: `IntentDescription` or its optional.
  associatedtype FindDescriptionContent: _OptionalIntentDescription = IntentDescription?

  /// All entities.
  func allEntities() async throws -> [Entity]

  /// A text about the action that finds entities.
  static var findIntentDescription: FindDescriptionContent { get }
}

extension EnumerableEntityQuery {
  /// Those of all entities that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for the one entity that there is.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery {
  // Declared again, so that `uniqueEntity()` alone is enough to infer it.
  /// The type of entity that is found.
  associatedtype Entity

  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
