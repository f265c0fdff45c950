// SPDX-License-Identifier: Apache-2.0

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
  let manager: AppDependencyManager
  private let defaultValue: (@Sendable () -> Value)?

  /// Declares a dependency.
  ///
  /// - Parameters:
  ///   - key: Tells apart several objects of one type.
  ///   - manager: Where the object is registered.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
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
    self.manager = manager
    self.defaultValue = defaultValue
  }

  /// The registered object.
  ///
  /// The engine makes the objects of intents, queries and options providers before their code runs,
  /// and ends the run with a sentence where one cannot be had. Anywhere else, using an object that
  /// is not registered, or is still being made, is a mistake in the program and stops it.
  public var wrappedValue: Value {
    do {
      if let value = try manager.value(of: Value.self, key: key) { return value }
    } catch {
      preconditionFailure("The dependency \(Value.self) could not be made: \(error)")
    }
    if let defaultValue { return defaultValue() }
    let name = key.map { " under the key \($0)" } ?? ""
    preconditionFailure(
      "No dependency of type \(Value.self) is registered\(name). "
        + "Call AppDependencyManager.shared.add before an intent runs.")
  }

  /// Whether there is a value even where none is registered.
  var hasDefault: Bool { defaultValue != nil }

  /// The wrapper itself.
  public var projectedValue: AppDependency<Value> { self }
}
