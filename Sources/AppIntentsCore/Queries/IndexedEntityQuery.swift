// SPDX-License-Identifier: Apache-2.0

/// A query that can fill the index of its entities anew.
///
/// - Important: Metadata only. The engine fills the index by itself and calls neither method.
public protocol IndexedEntityQuery<Entity>: EntityQuery where Entity: IndexedEntity {
  /// Hands some entities to the index again.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the entities.
  ///   - indexDescription: Which index is meant.
  /// - Throws: Whatever keeps the entities from being indexed.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws

  /// Hands all entities to the index again.
  ///
  /// - Parameter indexDescription: Which index is meant.
  /// - Throws: Whatever keeps the entities from being indexed.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}

/// Which index of an app is meant.
///
/// - Important: Metadata only. All entities of a process go into one index.
public struct CSSearchableIndexDescription: Equatable, Hashable, Sendable {
  /// What the index is called.
  public let indexName: String

  package init(indexName: String) {
    self.indexName = indexName
  }
}
