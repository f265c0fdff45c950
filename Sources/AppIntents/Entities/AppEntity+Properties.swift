// SPDX-License-Identifier: Apache-2.0

extension AppEntity {
  /// The properties declared with `@Property`, by name, in the order of declaration.
  package var declaredProperties: [(name: String, property: any AnyEntityProperty)] {
    WrappedProperties.of(self).compactMap { name, wrapper in
      (wrapper as? any AnyEntityProperty).map { (name, $0) }
    }
  }
}
