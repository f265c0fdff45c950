// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the type of a parameter or a property is, found out once for each type.
///
/// It takes a dozen casts, and every intent and entity makes its parameters and properties anew.
struct ValueShape: Sendable {
  let valueType: IntentValueType
  let isOptional: Bool
  let isArray: Bool

  private static let known = Mutex<[ObjectIdentifier: ValueShape]>([:])

  static func of(_ type: any _IntentValue.Type) -> ValueShape {
    let id = ObjectIdentifier(type)
    if let shape = known.withLock({ $0[id] }) { return shape }
    let shape = ValueShape(type)
    known.withLock { $0[id] = shape }
    return shape
  }

  private init(_ type: any _IntentValue.Type) {
    let unwrapped = (type as? any OptionalValue.Type)?.wrappedType ?? type
    valueType = IntentValueType(of: unwrapped)
    isOptional = type is any OptionalValue.Type
    isArray = unwrapped is any CollectionValue.Type
  }
}
