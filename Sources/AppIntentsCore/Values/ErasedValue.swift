// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Lets code that only has a metatype see through an optional.
protocol OptionalValue: _IntentValue {
  static var wrappedType: any _IntentValue.Type { get }
  static var absent: Self { get }
  /// The value inside an optional of this type; nil when there is none.
  static func unwrapping(_ optional: Any) -> (any Sendable)?
}

extension Optional: OptionalValue where Wrapped: _IntentValue {
  static var wrappedType: any _IntentValue.Type { Wrapped.self }
  static var absent: Wrapped? { nil }
  static func unwrapping(_ optional: Any) -> (any Sendable)? { optional as? Wrapped }
}

extension _IntentValue {
  /// The value without an optional around it; nil when there is none.
  ///
  /// It goes by the type: a cast of the value itself would look through an empty optional.
  var unwrapped: (any Sendable)? {
    // Comparing types is quicker than asking whether they conform.
    guard Self.self != UnwrappedType.self, let type = Self.self as? any OptionalValue.Type else {
      return self
    }
    return type.unwrapping(self)
  }
}

extension _IntentValue {
  /// No value, for an optional type; nil for others.
  static var absentValue: Self? {
    Self.self == UnwrappedType.self ? nil : (Self.self as? any OptionalValue.Type)?.absent as? Self
  }
}

/// Lets code that only has a metatype see through an array or a set.
protocol CollectionValue: _IntentValue {
  static var elementType: any _IntentValue.Type { get }
  /// A collection of one value; nil when the value's type does not fit.
  static func containing(_ value: any Sendable) -> Self?
}

extension Array: CollectionValue where Element: _IntentValue {
  static var elementType: any _IntentValue.Type { Element.self }
  static func containing(_ value: any Sendable) -> [Element]? { (value as? Element).map { [$0] } }
}

extension Set: CollectionValue where Element: _IntentValue {
  static var elementType: any _IntentValue.Type { Element.self }
  static func containing(_ value: any Sendable) -> Set<Element>? {
    (value as? Element).map { [$0] }
  }
}

/// Lets code that only has a metatype see the unit of a measurement.
package protocol MeasurementValue: _IntentValue {
  static var dimension: Dimension.Type { get }

  /// A measurement in a unit, or in the base unit where the unit is of another dimension or nil.
  static func measuring(_ value: Double, in unit: Dimension?) -> any Sendable

  /// The amount, and the unit that it is in.
  var quantity: (value: Double, unit: Dimension) { get }
}

extension Measurement: MeasurementValue where UnitType: Dimension {
  package static var dimension: Dimension.Type { UnitType.self }

  package static func measuring(_ value: Double, in unit: Dimension?) -> any Sendable {
    Measurement(value: value, unit: unit as? UnitType ?? UnitType.baseUnit())
  }

  package var quantity: (value: Double, unit: Dimension) { (value, unit) }
}
