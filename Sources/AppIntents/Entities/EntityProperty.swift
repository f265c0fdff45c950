// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A property of an entity that queries compare and sort by, declared with `@Property`.
///
/// The wrapper is a class, as on Apple's platforms: copies of an entity share their properties'
/// values. Reading and writing is safe from any thread.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The title as written; nil means that it derives from the property's name.
  package let title: LocalizedStringResource?
  private let storage: Mutex<Value?>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - identifier: A name that stays when the property is renamed.
  public init(title: LocalizedStringResource, identifier: String? = nil) {
    self.title = title
    storage = Mutex(Self.absent)
  }

  /// Creates a property whose title is its name in words.
  public init() {
    title = nil
    storage = Mutex(Self.absent)
  }

  private static var absent: Value? {
    (Value.self as? any OptionalValue.Type)?.absent as? Value
  }

  /// The property's value; reading it before it is set is a mistake in the program and stops it.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) else {
        let name = title.map { "\"\($0.defaultValue.pattern)\" " } ?? ""
        preconditionFailure(
          "The property \(name)of type \(Value.self) was read before it had a value. "
            + "Set it in the entity's initialiser.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself, for key paths such as `\Book.$name` in queries.
  public var projectedValue: EntityProperty<Value> { self }
}

/// A property of an entity whose value type is not known at compile time.
package protocol AnyEntityProperty: AnyObject, Sendable {
  /// The title as written; nil means that it derives from the property's name.
  var title: LocalizedStringResource? { get }
  /// The value without an optional around it; nil when none is set.
  var erasedValue: (any Sendable)? { get }
}

extension EntityProperty: AnyEntityProperty {
  package var erasedValue: (any Sendable)? {
    storage.withLock { $0 }.flatMap(\.unwrapped)
  }
}
