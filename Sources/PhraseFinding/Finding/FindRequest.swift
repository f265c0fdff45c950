// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// Which entities of a type are wanted, in which order, and how many.
///
/// Properties are named by their Swift names or their titles; values are text as a person writes
/// it, read by the type of the property.
///
/// ```swift
/// var request = FindRequest()
/// request.conditions = [.init("line", .equalTo, "5"), .init("departure", .greaterThan, "noon")]
/// request.sorts = [.init("departure")]
/// request.limit = 3
/// ```
public struct FindRequest: Sendable, Equatable {
  /// How a property is compared.
  public enum Operation: String, CaseIterable, Sendable {
    /// The property is the value, a date anywhere within the day that was named.
    case equalTo
    /// The property has a value, and another one.
    case notEqualTo
    /// A text has the text in it, an array the element.
    case contains
    /// A text begins with the text.
    case hasPrefix
    /// A text ends with the text.
    case hasSuffix
    /// The property is below the value.
    case lessThan
    /// The property is the value or below.
    case lessThanOrEqualTo
    /// The property is above the value.
    case greaterThan
    /// The property is the value or above.
    case greaterThanOrEqualTo
    /// The property lies between two values, or is one of them.
    case isBetween
    /// The property has a value, whichever.
    case hasAnyValue
    /// The property has no value.
    case hasNoValue

    /// How many values the comparison needs.
    public var valueCount: Int {
      switch self {
      case .isBetween: 2
      case .hasAnyValue, .hasNoValue: 0
      default: 1
      }
    }
  }

  /// One comparison.
  public struct Condition: Sendable, Equatable {
    /// The name or the title of the property.
    public var property: String
    /// How it is compared.
    public var operation: Operation
    /// What it is compared with, as a person writes it.
    public var values: [String]

    /// Makes a comparison with the values that the operation needs.
    public init(_ property: String, _ operation: Operation, _ values: String...) {
      self.init(property: property, operation: operation, values: values)
    }

    /// Makes a comparison from its parts.
    public init(property: String, operation: Operation, values: [String]) {
      self.property = property
      self.operation = operation
      self.values = values
    }
  }

  /// A property to sort by, and the direction.
  public struct Sort: Sendable, Equatable {
    /// The name or the title of the property.
    public var property: String
    /// Whether the largest comes first.
    public var isDescending: Bool

    /// Makes a key to sort by; the smallest comes first unless told otherwise.
    public init(_ property: String, isDescending: Bool = false) {
      self.property = property
      self.isDescending = isDescending
    }
  }

  /// What must hold; nothing takes all entities.
  public var conditions: [Condition] = []

  /// Whether one condition that holds is enough.
  public var matchesAny = false

  /// What to sort by, the most important key first; nothing leaves the app's own order.
  public var sorts: [Sort] = []

  /// How many entities to return at most; nil means all.
  public var limit: Int?

  /// Makes a request for all entities.
  public init() {}
}
