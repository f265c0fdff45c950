// SPDX-License-Identifier: Apache-2.0

/// The parameters of an intent, each after those that its options follow from.
///
/// Where parameters depend on one another in a circle, one of them comes first, and its options are
/// asked for without the others.
package struct ParameterOrder: Sendable, Equatable {
  /// The names; where nothing else decides, in the order of declaration.
  package private(set) var names: [String] = []

  /// The circles that were found, each from one of its parameters round to the last before it.
  package private(set) var cycles: [[String]] = []

  /// Orders parameters.
  ///
  /// - Parameters:
  ///   - declared: The names in the order of declaration.
  ///   - dependencies: The names that each one's options follow from.
  package init(_ declared: [String], dependencies: [String: [String]]) {
    var path: [String] = []
    for name in declared { visit(name, path: &path, dependencies: dependencies) }
  }

  private mutating func visit(
    _ name: String, path: inout [String], dependencies: [String: [String]]
  ) {
    guard !names.contains(name) else { return }
    if let start = path.firstIndex(of: name) {
      cycles.append(Array(path[start...]))
      return
    }
    path.append(name)
    for other in dependencies[name] ?? [] { visit(other, path: &path, dependencies: dependencies) }
    path.removeLast()
    names.append(name)
  }
}
