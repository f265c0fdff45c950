// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Holds the app's shared objects for `@Dependency`.
///
/// Registering and reading are safe from any thread. An object is made when it is first used and
/// then kept; registering again under the same type and key replaces it.
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` uses unless told otherwise.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, Sendable {
    var type: ObjectIdentifier
    var name: AnyHashableKey?
  }

  private enum Entry: Sendable {
    case value(any Sendable)
    case provider(@Sendable () throws -> any Sendable)
    case asyncProvider(@Sendable () async throws -> any Sendable)
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// Creates an empty manager, for tests.
  public init() {}

  /// Registers an object that exists already.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil, dependency: Dependency
  ) {
    set(.value(dependency), type: Dependency.self, key: key)
  }

  /// Registers how an object is made when it is first used.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () throws -> Dependency
  ) {
    set(.provider(dependencyProvider), type: Dependency.self, key: key)
  }

  /// Registers how an object is made asynchronously, before the first intent that runs.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(.asyncProvider(dependencyProvider), type: Dependency.self, key: key)
  }

  private func set(_ entry: Entry, type: any Any.Type, key: (any Hashable & Sendable)?) {
    let key = Key(type: ObjectIdentifier(type), name: key.map(AnyHashableKey.init))
    entries.withLock { $0[key] = entry }
  }

  func value<Value: Sendable>(of type: Value.Type, key: (any Hashable & Sendable)?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: key.map(AnyHashableKey.init))
    switch entries.withLock({ $0[key] }) {
    case .value(let value): return value as? Value
    case .provider(let provider):
      guard let value = try? provider() as? Value else { return nil }
      return keepFirst(value, key: key)
    case .asyncProvider, nil: return nil
    }
  }

  /// Makes all objects that are made asynchronously, so that intents find them.
  ///
  /// - Throws: What a provider throws.
  package func prepare() async throws {
    let waiting = entries.withLock { entries in
      entries.compactMap { key, entry in
        if case .asyncProvider(let provider) = entry { (key, provider) } else { nil }
      }
    }
    for (key, provider) in waiting {
      let value = try await provider()
      entries.withLock { $0[key] = .value(value) }
    }
  }

  /// Two threads may make the object at once; the first one that is kept serves both.
  private func keepFirst<Value: Sendable>(_ value: Value, key: Key) -> Value {
    entries.withLock { entries in
      if case .value(let kept) = entries[key], let kept = kept as? Value { return kept }
      entries[key] = .value(value)
      return value
    }
  }
}

/// A hashable value that may cross threads; `AnyHashable` may not.
private struct AnyHashableKey: Hashable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: any Hashable & Sendable) {
    self.value = value
  }

  static func == (left: AnyHashableKey, right: AnyHashableKey) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(value).hash(into: &hasher)
  }
}
