// SPDX-License-Identifier: Apache-2.0

/// A type with a name that stays the same from one version of an app to the next.
public protocol PersistentlyIdentifiable {
  /// The name; by default the type's own, so renaming a type breaks what refers to it.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// What app entities and app enums have in common: an app's own type of value.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
