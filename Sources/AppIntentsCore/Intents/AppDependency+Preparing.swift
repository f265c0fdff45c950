// SPDX-License-Identifier: Apache-2.0

/// A dependency whose type is not known at compile time.
protocol AnyAppDependency: Sendable {
  /// Makes the object, so that its use cannot fail.
  func prepare() async throws
}

extension AppDependency: AnyAppDependency {
  func prepare() async throws {
    do {
      if try await find() || hasDefault { return }
    } catch {
      throw DependencyError(
        type: "\(Value.self)", key: key.map { "\($0)" }, reason: "\(error)")
    }
    throw DependencyError(type: "\(Value.self)", key: key.map { "\($0)" }, reason: nil)
  }
}

/// Makes the objects that a value declares with `@Dependency`, before its code runs.
///
/// Without this the app's first use of a missing object would stop the process.
///
/// - Parameter value: An intent, a query or an options provider.
/// - Throws: ``DependencyError`` for the first one that cannot be had.
package func prepareDependencies(of value: Any) async throws {
  for dependency in dependencies(of: value) { try await dependency.prepare() }
}

/// Whether a value declares objects with `@Dependency`.
package func declaresDependencies(_ value: Any) -> Bool { !dependencies(of: value).isEmpty }

private func dependencies(of value: Any) -> [any AnyAppDependency] {
  WrappedProperties.of(value).compactMap { $0.wrapper as? any AnyAppDependency }
}

/// An object that an intent or a query declares with `@Dependency` cannot be had.
package struct DependencyError: Error, Equatable, CustomStringConvertible {
  /// The type of the object.
  package let type: String
  /// What tells it apart from others of its type.
  package let key: String?
  /// Why its provider failed; nil where nothing is registered.
  package let reason: String?

  package var description: String {
    let name = key.map { "\(type) under the key “\($0)”" } ?? type
    guard let reason else {
      let argument = key.map { "key: \($0.debugDescription), " } ?? ""
      return "nothing is registered for the dependency \(name); call "
        + "AppDependencyManager.shared.add(\(argument)dependency: …) before the engine is used"
    }
    return "the dependency \(name) could not be made: \(reason)"
  }
}
