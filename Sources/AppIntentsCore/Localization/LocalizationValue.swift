// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A localisable text with its arguments kept apart, so that a translation can place them.
  ///
  /// Foundation on Linux lacks this type; this one follows Apple's. The text becomes the key that
  /// string tables are searched for: an interpolated text argument appears in it as `%@`, an
  /// integer as `%lld`, a floating-point number as `%lf`, and a value with a `specifier:` as
  /// that specifier.
  ///
  ///     let value: String.LocalizationValue = "You spent \(amount, specifier: "%.2f") on \(shop)."
  ///     // key: "You spent %.2f on %@."
  public struct LocalizationValue: Equatable, Hashable, Sendable {
    /// The text with a placeholder for each argument.
    package let pattern: String
    /// The arguments in the order in which they were written.
    package let arguments: [FormatArgument]

    /// Creates a value from text that has no arguments.
    public init(_ value: String) {
      self.init(pattern: value, arguments: [])
    }

    package init(pattern: String, arguments: [FormatArgument]) {
      self.pattern = pattern
      self.arguments = arguments
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a value from a literal without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a value from a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(pattern: stringInterpolation.pattern, arguments: stringInterpolation.arguments)
  }
}
