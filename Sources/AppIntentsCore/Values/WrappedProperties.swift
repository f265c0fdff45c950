// SPDX-License-Identifier: Apache-2.0

/// Finds the property wrappers of a value by reflection.
enum WrappedProperties {
  /// The stored wrappers by the property's name, in the order of declaration, inherited ones first.
  static func of(_ value: Any) -> [(name: String, wrapper: Any)] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: value)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    return mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { child in
        // The compiler stores the wrapper of `amount` under `_amount`.
        guard let label = child.label, label.hasPrefix("_") else { return nil }
        return (String(label.dropFirst()), child.value)
      }
    }
  }
}
