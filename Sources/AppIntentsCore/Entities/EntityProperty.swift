// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A property of an entity that queries compare and sort by, declared with `@Property`.
///
/// The wrapper is a class, as on Apple's platforms: copies of an entity share their properties'
/// values. Reading and writing is safe from any thread. The macros `@ComputedProperty` and
/// `@DeferredProperty` make wrappers of the same type, whose values come from the entity.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  enum Source: Sendable {
    case stored
    case computed(@Sendable () -> Value)
    case deferred(@Sendable () async throws -> Value)
  }

  package let declaration: EntityPropertyDeclaration
  private let source: Source
  private let storage: Mutex<Value?>

  /// Every other initialiser ends here.
  init(
    title: LocalizedStringResource?, identifier: String?, indexingKey: EntityIndexingKey?,
    source: Source = .stored
  ) {
    var declaration = EntityPropertyDeclaration(of: Value.self)
    declaration.title = title
    declaration.identifier = identifier
    declaration.indexingKey = indexingKey
    declaration.kind = source.kind
    self.declaration = declaration
    self.source = source
    storage = Mutex(Value.absentValue)
  }

  /// Creates a property whose title is its name in words.
  public convenience init() {
    // In the class itself, since `@Property` without arguments does not find it in an extension.
    self.init(title: nil, identifier: nil, indexingKey: nil)
  }

  /// The property's value; reading it before it is set is a mistake in the program and stops it.
  ///
  /// The wrapper of a computed property asks the entity and cannot be set. A deferred property is
  /// read from the entity itself, with `try await`.
  public var wrappedValue: Value {
    get {
      switch source {
      case .stored: storedValue
      case .computed(let getter): computedValue(getter)
      case .deferred:
        preconditionFailure(
          "\(label) is deferred: read it from the entity with `try await`, not from its wrapper.")
      }
    }
    set {
      guard case .stored = source else {
        preconditionFailure("\(label) is \(source.kind): its wrapper cannot be set.")
      }
      storage.withLock { $0 = newValue }
    }
  }

  /// The property itself, for key paths such as `\Book.$name` in queries.
  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty {
  private var label: String {
    let name = declaration.title?.defaultValue.pattern ?? declaration.identifier
    return "The property \(name.map { "\"\($0)\" " } ?? "")of type \(Value.self)"
  }

  private var storedValue: Value {
    guard let value = storage.withLock({ $0 }) else {
      preconditionFailure(
        "\(label) was read before it had a value. Set it in the entity's initialiser.")
    }
    return value
  }

  private func computedValue(_ getter: @Sendable () -> Value) -> Value {
    guard let value = nested(getter) else { preconditionFailure("\(recursion)") }
    return value
  }

  private func nested(_ getter: @Sendable () -> Value) -> Value? {
    let depth = EntityPropertyNesting.depth
    guard depth < EntityPropertyNesting.limit else { return nil }
    return EntityPropertyNesting.$depth.withValue(depth + 1, operation: getter)
  }

  private var recursion: EntityPropertyError {
    .recursion(property: declaration.identifier ?? label, limit: EntityPropertyNesting.limit)
  }
}

extension EntityProperty: AnyEntityProperty {
  package var erasedValue: (any Sendable)? {
    switch source {
    case .stored: storage.withLock { $0 }.flatMap(\.unwrapped)
    case .computed(let getter): nested(getter).flatMap(\.unwrapped)
    case .deferred: nil
    }
  }

  package func fetchValue() async throws -> (any Sendable)? {
    let depth = EntityPropertyNesting.depth
    guard depth < EntityPropertyNesting.limit else { throw recursion }
    guard case .deferred(let getter) = source else { return erasedValue }
    return try await EntityPropertyNesting.$depth.withValue(depth + 1) {
      try await getter().unwrapped
    }
  }
}

extension EntityProperty.Source {
  var kind: EntityPropertyDeclaration.Kind {
    switch self {
    case .stored: .stored
    case .computed: .computed
    case .deferred: .deferred
    }
  }
}
