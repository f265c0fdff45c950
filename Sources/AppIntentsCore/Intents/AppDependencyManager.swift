// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Holds the app's shared objects for `@Dependency`.
///
/// Registering and reading are safe from any thread. An object is made when it is first used and
/// then kept; registering again under the same type and key replaces it. A provider that throws is
/// asked again at the next use.
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` uses unless told otherwise: that of the engine that runs this
  /// code, or the one of the process where none does.
  ///
  /// An engine has the one of the process as well, unless its configuration names another; what is
  /// not registered there is looked for in that of the process.
  public static var shared: AppDependencyManager { EngineScope.current?.dependencies ?? process }

  /// The manager of the process.
  package static let process = AppDependencyManager()

  /// Where this code finds what it depends on, the nearest first.
  package static var inForce: [AppDependencyManager] {
    shared === process ? [process] : [shared, process]
  }

  private struct Key: Hashable, Sendable {
    var type: ObjectIdentifier
    var name: AnyHashableKey?
  }

  private typealias Making = Task<any Sendable, any Error>

  private enum Entry: Sendable {
    case value(any Sendable)
    case provider(@Sendable () throws -> any Sendable)
    case asyncProvider(@Sendable () async throws -> any Sendable, Making?)
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// Creates an empty manager, for one engine or a test.
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
    set(.asyncProvider(dependencyProvider, nil), type: Dependency.self, key: key)
  }

  private func set(_ entry: Entry, type: any Any.Type, key: (any Hashable & Sendable)?) {
    let key = Key(type: ObjectIdentifier(type), name: key.map(AnyHashableKey.init))
    entries.withLock { $0[key] = entry }
  }

  /// The object, made now if need be; nil where none is registered, or it is made asynchronously
  /// and not there yet.
  ///
  /// - Throws: What the provider throws.
  func value<Value: Sendable>(
    of type: Value.Type, key: (any Hashable & Sendable)?
  ) throws -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: key.map(AnyHashableKey.init))
    switch entries.withLock({ $0[key] }) {
    case .value(let value): return value as? Value
    case .provider(let provider): return keepFirst(try provider(), key: key) as? Value
    case .asyncProvider, nil: return nil
    }
  }

  /// The object, waiting for it where it is made asynchronously; nil where none is registered.
  ///
  /// - Throws: What the provider throws.
  func prepared<Value: Sendable>(
    of type: Value.Type, key: (any Hashable & Sendable)?
  ) async throws -> Value? {
    let place = Key(type: ObjectIdentifier(type), name: key.map(AnyHashableKey.init))
    if let making = making(of: place) { return try await making.value as? Value }
    return try value(of: type, key: key)
  }

  /// Begins to make all objects that are made asynchronously, and waits for those it began with.
  ///
  /// An intent may perform another one, whose dependencies cannot be known beforehand. Errors are
  /// told where the object is used.
  package func prepare() async {
    let tasks = waiting.compactMap { making(of: $0) }
    for task in tasks { _ = await task.result }
  }

  /// Whether objects that are made asynchronously are not begun with.
  package var isWaiting: Bool { !waiting.isEmpty }

  private var waiting: [Key] {
    entries.withLock { entries in
      entries.compactMap { key, entry in
        if case .asyncProvider(_, nil) = entry { key } else { nil }
      }
    }
  }

  /// The task that makes an object, begun now if need be; nil where there is nothing to wait for.
  private func making(of key: Key) -> Making? {
    entries.withLock { entries in
      guard case .asyncProvider(let provider, let begun) = entries[key] else { return nil }
      if let begun { return begun }
      let making = Making {
        do {
          return self.keepFirst(try await provider(), key: key)
        } catch {
          self.allowAnotherTry(key)
          throw error
        }
      }
      entries[key] = .asyncProvider(provider, making)
      return making
    }
  }

  private func allowAnotherTry(_ key: Key) {
    entries.withLock { entries in
      if case .asyncProvider(let provider, _) = entries[key] {
        entries[key] = .asyncProvider(provider, nil)
      }
    }
  }

  /// Two threads may make the object at once; the first one that is kept serves both.
  private func keepFirst(_ value: any Sendable, key: Key) -> any Sendable {
    entries.withLock { entries in
      if case .value(let kept) = entries[key] { return kept }
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
