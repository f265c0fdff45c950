// SPDX-License-Identifier: Apache-2.0

/// The properties of a value whose type is known only while the program runs.
enum EntityProperties {
  /// Stored, computed and deferred properties by name, in the order of declaration.
  static func of(_ entity: Any) -> [(name: String, property: any AnyEntityProperty)] {
    WrappedProperties.of(entity).compactMap { name, wrapper in
      let property =
        wrapper as? any AnyEntityProperty
        ?? (wrapper as? any AnyDeclaredProperty)?.property(of: entity)
      return property.map { (name, $0) }
    }
  }

  /// The name of the property whose wrapper this is; nil when the entity declares no such property.
  static func name(of wrapper: any AnyEntityProperty, in entity: Any) -> String? {
    // The wrapper of a computed property is made anew each time, so its name tells which it is.
    guard wrapper.declaration.kind == .stored else { return wrapper.declaration.identifier }
    return of(entity).first { $0.property === wrapper }?.name
  }
}

extension AppEntity {
  /// The properties declared with `@Property`, `@ComputedProperty` or `@DeferredProperty`, by name,
  /// in the order of declaration.
  ///
  /// Complexity: one reflection over the entity's stored properties; no value is asked for.
  package var declaredProperties: [(name: String, property: any AnyEntityProperty)] {
    EntityProperties.of(self)
  }

  /// The name of the property that a key path such as `\.$name` leads to.
  package func name(of keyPath: PartialKeyPath<Self>) -> String? {
    (self[keyPath: keyPath] as? any AnyEntityProperty).flatMap {
      EntityProperties.name(of: $0, in: self)
    }
  }

  /// The property of that name; nil when there is none.
  package func property(named name: String) -> (any AnyEntityProperty)? {
    declaredProperties.first { $0.name == name }?.property
  }
}

extension TransientAppEntity {
  /// The properties by name, in the order of declaration.
  package var declaredProperties: [(name: String, property: any AnyEntityProperty)] {
    EntityProperties.of(self)
  }
}
