// SPDX-License-Identifier: Apache-2.0

extension String.LocalizationValue {
  /// The kinds of argument that a text can leave room for.
  public enum Placeholder: Equatable, Hashable, Sendable {
    /// A whole number.
    case int
    /// A whole number that is not negative.
    case uint
    /// A number with decimals.
    case float
    /// A number with decimals.
    case double
    /// Text.
    case object

    fileprivate var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Leaves room for an argument that is given later, such as the count in a counted type name.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
  ) {
    pattern += specifier ?? placeholder.specifier
  }
}
