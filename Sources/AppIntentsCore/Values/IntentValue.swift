// SPDX-License-Identifier: Apache-2.0

/// A type that a parameter, a property or a result of an intent can have.
///
/// Apps do not conform to it themselves: they declare an `AppEntity` or an `AppEnum`. The types of
/// the standard library and of Foundation conform below, as do optionals and arrays of all these.
/// The two associated types let one initialiser of `IntentParameter` serve a value, its optional
/// and its array.
public protocol _IntentValue: Sendable {
  /// The value itself, without optional and array around it.
  associatedtype ValueType: _IntentValue = Self
  /// The value without the optional around it; an array stays an array.
  associatedtype UnwrappedType: _IntentValue = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value itself, without optional and array around it.
  public typealias ValueType = Wrapped.ValueType
  /// The value without the optional around it.
  public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of the elements, without optional and array around it.
  public typealias ValueType = Element.ValueType
  /// The array.
  public typealias UnwrappedType = Self
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The type of the elements, without optional and array around it.
  public typealias ValueType = Element.ValueType
  /// The set.
  public typealias UnwrappedType = Self
}

// The type of the value of a result that brings none.
extension Never: _IntentValue {}

/// A value that holds several others, so that a parameter of its type can have a size.
public protocol _IntentValueCollection: _IntentValue {}

extension Array: _IntentValueCollection where Element: _IntentValue {}
extension Set: _IntentValueCollection where Element: _IntentValue {}
