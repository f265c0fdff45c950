// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// Why entities could not be searched.
public struct FindError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of failure that callers treat differently.
  public enum Code: Sendable, Equatable {
    /// No app has entities of that name that can be found.
    case unknownEntity
    /// Several apps have entities of that name.
    case ambiguousEntity
    /// The entity has no such property, or results cannot be sorted by it.
    case unknownProperty
    /// The property cannot be compared like that.
    case unsupportedOperation
    /// The value does not fit the property.
    case invalidValue
    /// The app could not answer.
    case unavailable
  }

  /// What kind of failure it is.
  public let code: Code

  /// What was seen, and what would be accepted.
  public let description: String

  /// Whether the app could not answer in time.
  package var isLate = false

  package init(code: Code, description: String) {
    self.code = code
    self.description = description
  }
}

extension FindError: LateError {}
