// SPDX-License-Identifier: Apache-2.0

/// Why a run of a shortcut cannot go on.
package struct RunError: Error, CustomStringConvertible, Equatable {
  /// What was found, and what would be accepted.
  package let description: String

  package init(_ description: String) { self.description = description }

  static func noProperty(_ name: String, of value: String) -> RunError {
    RunError("“\(value)” has no property “\(name)”.")
  }

  static func noVariable(_ name: String) -> RunError {
    RunError("There is no variable “\(name)” yet.")
  }

  static func noAction(_ name: String) -> RunError {
    RunError("There is no action “\(name)” here.")
  }

  static func unfit(_ value: String, for parameter: String, _ type: String) -> RunError {
    RunError("\(parameter) takes \(type), not “\(value)”.")
  }

  /// A shortcut that runs itself, by way of others or not.
  static func circle(_ name: String) -> RunError {
    RunError("“\(name)” would run itself.")
  }
}
