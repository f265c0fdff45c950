// SPDX-License-Identifier: Apache-2.0

/// Which entity is meant: its type, and its identifier as text.
///
///     let identifier = EntityIdentifier(for: book)
public struct EntityIdentifier: Hashable, Sendable {
  /// The type of the entity.
  public let entityType: any AppEntity.Type
  /// The identifier of the entity within its type, as text.
  public let identifier: String

  /// Creates an identifier for an entity.
  ///
  /// - Parameter entity: The entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates an identifier for an entity that is not at hand.
  ///
  /// - Parameters:
  ///   - entityType: The type of the entity.
  ///   - identifier: The entity's `id`.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  /// Whether both mean the same entity.
  public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
    ObjectIdentifier(left.entityType) == ObjectIdentifier(right.entityType)
      && left.identifier == right.identifier
  }

  /// Adds the type and the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
