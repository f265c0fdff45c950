// SPDX-License-Identifier: Apache-2.0

/// Everything that `@Property(…)`, `@ComputedProperty(…)` or `@DeferredProperty(…)` says about a
/// property, apart from its value.
package struct EntityPropertyDeclaration: Sendable {
  /// Where a property's value comes from.
  package enum Kind: String, Sendable {
    /// The entity holds it.
    case stored
    /// The entity works it out at once.
    case computed
    /// The entity fetches it, and only when it is asked for.
    case deferred
  }

  /// The title as written; nil means that it derives from the property's name.
  package var title: LocalizedStringResource?
  /// A name that stays when the property is renamed; for a computed or deferred one its name.
  package var identifier: String?
  package var kind: Kind = .stored
  /// The attribute under which an index of the app's content keeps the value; nil for none.
  package var indexingKey: EntityIndexingKey?
  private let shape: ValueShape

  package var valueType: IntentValueType { shape.valueType }
  package var isOptional: Bool { shape.isOptional }
  package var isArray: Bool { shape.isArray }

  /// Describes a property of a type about which nothing else was said.
  init(of type: any _IntentValue.Type) {
    shape = ValueShape.of(type)
  }

  /// The title to show: the one that was written, or one from the name of the property.
  package func title(forPropertyNamed name: String) -> LocalizedStringResource {
    title ?? LocalizedStringResource(stringLiteral: PropertyTitle.derived(from: name))
  }
}

/// A property of an entity whose value type is not known at compile time.
///
/// `AppEntity.declaredProperties` lists them with their names, in the order of declaration.
package protocol AnyEntityProperty: AnyObject, Sendable {
  /// What the app says about the property.
  var declaration: EntityPropertyDeclaration { get }

  /// The value without an optional around it, as far as it is there at once.
  ///
  /// Nil when no value is set, when the property is deferred, and when computed properties have
  /// asked for each other deeper than `EntityPropertyNesting.limit`.
  var erasedValue: (any Sendable)? { get }

  /// The value without an optional around it; for a deferred property this asks the entity for it.
  ///
  /// - Returns: The value; nil when none is set.
  /// - Throws: What the entity's getter throws, or `EntityPropertyError` for a recursion.
  func fetchValue() async throws -> (any Sendable)?
}

extension AnyEntityProperty {
  /// The title as written; nil means that it derives from the property's name.
  package var title: LocalizedStringResource? { declaration.title }

  /// The type of the value, looking through optionals and arrays.
  package var valueType: IntentValueType { declaration.valueType }

  /// The name of the attribute under which an index keeps the value, for example `displayName`.
  package var indexingKey: String? { declaration.indexingKey?.name }

  /// Whether the value is fetched only when it is asked for.
  package var isDeferred: Bool { declaration.kind == .deferred }
}
