// SPDX-License-Identifier: Apache-2.0

/// Names one entity of any type: the type's persistent identifier and the entity's own.
public struct EntityIdentifier: Equatable, Hashable, Sendable {
  /// The persistent identifier of the entity's type.
  public let entityType: String

  /// The entity's own identifier as text.
  public let identifier: String

  /// The name of an entity.
  ///
  /// - Parameter entity: The entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// The name of an entity that is not at hand.
  ///
  /// - Parameters:
  ///   - entityType: The entity's type.
  ///   - identifier: The entity's own identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
