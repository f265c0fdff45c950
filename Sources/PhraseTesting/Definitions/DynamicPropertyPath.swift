// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// A value of a type that only the app knows, to be read as a type or followed to its properties.
///
/// ```swift
/// let price = try result.value.price.as(IntentCurrencyAmount.self)
/// let country: String = try result.value.author.country
/// ```
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
  private let place: String
  private let value: @Sendable () throws -> Any?

  init(_ place: String, value: @escaping @Sendable () throws -> Any?) {
    self.place = place
    self.value = value
  }

  /// The value as a type.
  ///
  /// - Parameter type: The type; an entity may be read as ``AnyAppEntity``, a case as ``AnyAppEnum``.
  /// - Returns: The value.
  /// - Throws: ``DefinitionError`` if there is no value, or it is of another type.
  public func `as`<Value>(_ type: Value.Type) throws -> Value {
    try DynamicValue(try value()).read(as: type, place)
  }

  /// The value of a property of the value.
  ///
  /// - Throws: ``DefinitionError`` if there is none, or it is of another type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get throws { try path(to: name).as(Value.self) }
  }

  /// A property of the value, to go on from.
  public subscript(dynamicMember name: String) -> DynamicPropertyPath { path(to: name) }

  private func path(to name: String) -> DynamicPropertyPath {
    DynamicPropertyPath("\(name) of \(place)") {
      let owner = DynamicValue(try value()).unwrapped
      if let entity = owner as? any AppEntity { return try AnyAppEntity(entity).value(of: name) }
      if let owner = owner as? any TransientAppEntity,
        let property = owner.declaredProperties.first(where: { $0.name == name })?.property
      {
        return property.erasedValue
      }
      throw DefinitionError("\(place) has no property “\(name)”")
    }
  }
}
