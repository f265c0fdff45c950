// SPDX-License-Identifier: Apache-2.0

/// A parameter whose value type is not known at compile time.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// What the app says about the parameter.
  var declaration: ParameterDeclaration { get }

  /// The value without an optional around it; nil when none is set.
  var erasedValue: (any Sendable)? { get }

  /// Sets the value.
  ///
  /// An array parameter also takes a single element, and a union any value that one of its cases
  /// holds. Nil takes the value away.
  ///
  /// - Returns: Whether the value has the parameter's type; if not, nothing changes.
  func assign(_ value: (any Sendable)?) -> Bool
}
