// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What tells an entity or an enum case apart from others, as text; nil for other values.
struct ValueIdentity {
  let text: String

  init?(_ value: any Sendable) {
    switch value {
    case let entity as any AppEntity: text = entity.identifierString
    case let value as any AppEnum: text = Self.rawText(of: value)
    default: return nil
    }
  }

  private static func rawText<Value: AppEnum>(of value: Value) -> String { "\(value.rawValue)" }

  /// Whether two values are the same one.
  static func isSame(_ left: any Sendable, _ right: any Sendable) -> Bool {
    if let left = ValueIdentity(left), let right = ValueIdentity(right) {
      return left.text == right.text
    }
    guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }
}

extension [any Sendable] {
  /// The values, each entity only once: naming one twice does not make it two.
  var entitiesOnce: [any Sendable] {
    reduce(into: []) { once, value in
      guard value is any AppEntity, once.contains(where: { ValueIdentity.isSame($0, value) }) else {
        return once.append(value)
      }
    }
  }
}
