// SPDX-License-Identifier: Apache-2.0

/// A property that a query can compare, with its comparisons.
public struct EntityQueryProperty<
  Entity: AppEntity, PropertyType: _IntentValue, ComparatorMappingType
>: Sendable {
  let declaration: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

  /// Declares a property by its key path and its comparisons in a block.
  public init(
    _ keyPath: any KeyPath<Entity, EntityProperty<PropertyType>> & Sendable,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType>
    entityQueryComparators: () -> [AnyEntityQueryComparator<ComparatorMappingType>]
  ) {
    declaration = EntityQueryPropertyDeclaration(
      keyPath: keyPath, comparators: entityQueryComparators())
  }
}

/// A property that a query can compare, without its type.
public struct EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let keyPath: any PartialKeyPath<Entity> & Sendable
  package let comparators: [AnyEntityQueryComparator<ComparatorMappingType>]

  /// The property's name, found in an entity by its wrapper.
  package func name(in entity: Entity) -> String? {
    (entity[keyPath: keyPath] as? any AnyEntityProperty)
      .flatMap { EntityProperties.name(of: $0, in: entity) }
  }

  /// What the app makes of a comparison; nil when it is not declared or the values do not fit.
  package func mapping(
    _ operation: EntityQueryOperation, _ values: [any Sendable]
  ) -> ComparatorMappingType? {
    comparators.first { $0.operation == operation }?.mapping(values)
  }
}

/// The properties that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Declares the properties in a block.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    declarations = properties()
  }

  /// What the app makes of a comparison of a property; nil when it is not declared.
  package func mapping(
    _ operation: EntityQueryOperation, of keyPath: PartialKeyPath<Entity>, _ values: any Sendable...
  ) -> ComparatorMappingType? {
    declarations.first { $0.keyPath == keyPath }?.mapping(operation, values)
  }
}

/// Collects properties to compare.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Takes a property.
  public static func buildExpression<PropertyType>(
    _ property: EntityQueryProperty<Entity, PropertyType, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property.declaration }

  /// Joins the properties of a block.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}
