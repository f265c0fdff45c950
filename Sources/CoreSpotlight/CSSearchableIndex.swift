// SPDX-License-Identifier: Apache-2.0

/// The index of what an app holds, as far as App Intents uses it.
///
/// Entities go to the index of the engine that runs the app's code, where `phrase search` finds them;
/// at any other time, to those of all engines in the process, also of one that starts later.
///
/// ```swift
/// try await CSSearchableIndex.default().indexAppEntities(plants)
/// ```
///
/// - Important: Partial. Only entities go into it, with items or without, and all indexes of an engine
///   are one.
public final class CSSearchableIndex: Sendable {
  private static let shared = CSSearchableIndex(name: "default")

  /// What the index is called.
  public let name: String

  /// An index with a name; all indexes of an engine are one here.
  ///
  /// - Parameter name: What the index is called.
  public init(name: String) {
    self.name = name
  }

  /// The index of the app.
  ///
  /// - Returns: The same index at every call.
  public static func `default`() -> CSSearchableIndex { shared }

  /// Whether there can be an index.
  ///
  /// - Returns: `true`, always.
  public static func isIndexingAvailable() -> Bool { true }

  /// Takes entities into the index, or their new values.
  ///
  /// - Parameters:
  ///   - appEntities: The entities.
  ///   - priority: How much they matter compared with others.
  /// - Throws: What the index throws.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ appEntities: [Entity], priority: Int = 0
  ) async throws {
    try await IndexedEntityChange.index(appEntities, priority: priority).tell()
  }

  /// Takes entities out of the index.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the entities.
  ///   - entityType: The entities' type.
  /// - Throws: What the index throws.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
  ) async throws {
    try await IndexedEntityChange.delete(
      identifiers: identifiers.map(\.entityIdentifierString), type: entityType
    ).tell()
  }

  /// Takes all entities of a type out of the index.
  ///
  /// - Parameter entityType: The entities' type.
  /// - Throws: What the index throws.
  public func deleteAppEntities<Entity: IndexedEntity>(
    ofType entityType: Entity.Type
  ) async throws {
    try await IndexedEntityChange.deleteAll(type: entityType).tell()
  }
}
