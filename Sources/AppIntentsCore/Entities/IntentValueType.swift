// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The type of a parameter's value as data, for code that holds parameters of any type.
///
/// It names `AppEntity` from the folder to the right: values and entities know each other.
package enum IntentValueType: Sendable {
  case string
  case integer
  case number
  case boolean
  case date
  case dateComponents
  case url
  case decimal
  case duration
  case attributedString
  /// A quantity in units of the given kind, for example `UnitMass`.
  case measurement(any MeasurementValue.Type)
  case enumeration(any AppEnum.Type)
  case entity(any AppEntity.Type)
  /// Any other type, such as `IntentFile`.
  case other(any Any.Type)

  /// Describes a type, looking through optionals and arrays.
  package init(of type: any _IntentValue.Type) {
    switch type {
    case is String.Type: self = .string
    case is Int.Type: self = .integer
    case is Double.Type: self = .number
    case is Bool.Type: self = .boolean
    case is Date.Type: self = .date
    case is DateComponents.Type: self = .dateComponents
    case is URL.Type: self = .url
    case is Decimal.Type: self = .decimal
    case is Duration.Type: self = .duration
    case is AttributedString.Type: self = .attributedString
    case let type as any MeasurementValue.Type: self = .measurement(type)
    case let type as any AppEnum.Type: self = .enumeration(type)
    case let type as any AppEntity.Type: self = .entity(type)
    case let type as any OptionalValue.Type: self = IntentValueType(of: type.wrappedType)
    case let type as any CollectionValue.Type: self = IntentValueType(of: type.elementType)
    default: self = .other(type)
    }
  }
}
