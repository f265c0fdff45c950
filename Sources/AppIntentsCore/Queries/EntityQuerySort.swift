// SPDX-License-Identifier: Apache-2.0

/// A property to sort results by, and the direction.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  /// The directions.
  public enum Ordering: Equatable, Hashable, Sendable {
    /// Smallest first.
    case ascending
    /// Largest first.
    case descending
  }

  private let keyPath: any PartialKeyPath<Entity> & Sendable
  /// The direction.
  public let order: Ordering

  /// The property, as declared: compare it with `\.$name`.
  public var by: PartialKeyPath<Entity> { keyPath }

  /// Creates an order, as a test of a query does; otherwise the engine makes them.
  ///
  /// - Parameters:
  ///   - keyPath: The property, `\Book.$name`.
  ///   - order: The direction.
  public init(by keyPath: any PartialKeyPath<Entity> & Sendable, order: Ordering) {
    self.keyPath = keyPath
    self.order = order
  }
}

/// A property that results can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  package let keyPath: any PartialKeyPath<Entity> & Sendable

  /// Declares a property by its key path, `\Book.$name`.
  public init<Property>(_ keyPath: any KeyPath<Entity, Property> & Sendable) {
    self.keyPath = keyPath
  }
}

/// The properties that results of a query can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let properties: [EntityQuerySortableByProperty<Entity>]

  /// Declares the properties in a block.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity>
    properties: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    self.properties = properties()
  }
}

/// Collects properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Joins the properties of a block.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}
