// SPDX-License-Identifier: Apache-2.0

/// What `@ComputedProperty` and `@DeferredProperty` leave beside a property, so that the engine can
/// list it.
///
/// Reflection sees stored properties only. This one is stored: it stands in the order of declaration
/// and knows how to make the property's wrapper for an entity. All of one type are equal, so that an
/// entity's own equality and hash do not change.
///
/// The entity is not asked to be `Sendable`: whether it is follows from its stored properties, of which
/// this is one.
public struct _DeclaredProperty<Entity>: Hashable, Sendable {
  private let wrapper: @Sendable (Entity) -> any Sendable

  /// Remembers how to get the wrapper from an entity.
  public init<Value: _IntentValue>(_ wrapper: @escaping @Sendable (Entity) -> EntityProperty<Value>)
  {
    self.wrapper = { wrapper($0) }
  }

  /// Always true: what a type declares does not tell its values apart.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// A declared property whose entity type is not known at compile time.
protocol AnyDeclaredProperty {
  /// The wrapper of the property in an entity; nil when the entity is of another type.
  func property(of entity: Any) -> (any AnyEntityProperty)?
}

extension _DeclaredProperty: AnyDeclaredProperty {
  func property(of entity: Any) -> (any AnyEntityProperty)? {
    (entity as? Entity).flatMap { wrapper($0) as? any AnyEntityProperty }
  }
}
