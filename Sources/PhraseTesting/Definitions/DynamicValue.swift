// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// A value of any type, to be read as the type that a test expects.
struct DynamicValue {
  private let value: Any?

  /// The value without optionals around it.
  var unwrapped: Any? { value }

  init(_ value: Any?) {
    self.value = value.flatMap(Self.unwrapped)
  }

  /// - Throws: ``DefinitionError`` that names the place and both types.
  func read<Value>(as type: Value.Type, _ place: String) throws -> Value {
    let wanted = (type as? any AnyOptional.Type)?.wrappedType ?? type
    guard let value else {
      if let absent = (type as? any AnyOptional.Type)?.absent as? Value { return absent }
      throw DefinitionError("\(place) has no value; read it as \(wanted)? to allow for that")
    }
    for form in forms(of: value) where Self.isOf(wanted, form) {
      if let read = form as? Value { return read }
    }
    throw DefinitionError("\(place) is a \(Swift.type(of: value)), not a \(wanted)")
  }

  /// The value without optionals around it.
  fileprivate static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrapped
  }

  /// The value itself, and as a test without the app's types has it.
  private func forms(of value: Any) -> [Any] {
    switch value {
    case let entity as any AppEntity: [value, AnyAppEntity(entity)]
    case let entities as [any AppEntity]: [value, entities.map { AnyAppEntity($0) }]
    case let item as any AppEnum: [value, AnyAppEnum(item)]
    default: [value]
    }
  }

  // A cast to an optional succeeds with nil for any value, so the type inside decides.
  private static func isOf(_ type: Any.Type, _ value: Any) -> Bool {
    func holds<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
    return _openExistential(type, do: holds)
  }
}

/// An optional whose type is known only while the program runs.
private protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  static var absent: Any { get }
  /// The value inside, without further optionals around it.
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  static var absent: Any { Self.none as Any }
  var wrapped: Any? { flatMap(DynamicValue.unwrapped) }
}
