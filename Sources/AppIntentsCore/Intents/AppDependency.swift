// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A type that the engine hands the app's shared objects to.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Declares an object that the app registered with `AppDependencyManager`.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// An object of the app that an intent, a query or an options provider uses: `@Dependency`.
///
/// The app registers the object once, early in its life; intents are made anew for each run and find
/// it by its type and, where there are several, by a key.
///
///     AppDependencyManager.shared.add { LibraryStore(path: path) }
///
///     struct CountBooks: AppIntent {
///       @Dependency private var library: LibraryStore
///       …
///     }
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  let key: (any Hashable & Sendable)?
  /// Where alone the object is looked for; nil for wherever the code runs that uses it.
  private let manager: AppDependencyManager?
  private let defaultValue: (@Sendable () -> Value)?
  /// Where it was found before the code ran, for what the code leaves to other tasks and threads.
  private let home = Mutex<AppDependencyManager?>(nil)

  /// Declares a dependency.
  ///
  /// - Parameters:
  ///   - key: Tells apart several objects of one type.
  ///   - manager: Where the object is registered; by default the manager of the engine, and behind
  ///     it that of the process.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager === AppDependencyManager.shared ? nil : manager
    defaultValue = nil
  }

  /// Declares a dependency that has a value even when none is registered.
  ///
  /// - Parameters:
  ///   - key: Tells apart several objects of one type.
  ///   - manager: Where the object is registered.
  ///   - defaultValue: Makes the value to use when none is registered.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager === AppDependencyManager.shared ? nil : manager
    self.defaultValue = defaultValue
  }

  /// The registered object.
  ///
  /// The engine makes the objects of intents, queries and options providers before their code runs,
  /// and ends the run with a sentence where one cannot be had. Anywhere else, using an object that
  /// is not registered, or is still being made, is a mistake in the program and stops it.
  public var wrappedValue: Value {
    do {
      for manager in managers {
        if let value = try manager.value(of: Value.self, key: key) { return value }
      }
    } catch {
      preconditionFailure("The dependency \(Value.self) could not be made: \(error)")
    }
    if let defaultValue { return defaultValue() }
    let name = key.map { " under the key \($0)" } ?? ""
    preconditionFailure(
      "No dependency of type \(Value.self) is registered\(name). "
        + "Call AppDependencyManager.shared.add before an intent runs.")
  }

  /// Where the object is looked for, in this order.
  private var managers: [AppDependencyManager] {
    if let manager { return [manager] }
    if EngineScope.current == nil, let home = home.withLock(\.self) { return [home, .process] }
    return AppDependencyManager.inForce
  }

  /// Makes the object where it is registered.
  ///
  /// - Returns: Whether there is one.
  func find() async throws -> Bool {
    for manager in managers {
      guard try await manager.prepared(of: Value.self, key: key) != nil else { continue }
      home.withLock { $0 = manager }
      return true
    }
    return false
  }

  /// Whether there is a value even where none is registered.
  var hasDefault: Bool { defaultValue != nil }

  /// The wrapper itself.
  public var projectedValue: AppDependency<Value> { self }
}
