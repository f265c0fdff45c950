// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseFinding

/// How a condition compares.
enum ValueComparison: String, AppEnum {
  case isEqual = "is"
  case isNot
  case contains, beginsWith, endsWith
  case isLess, isAtMost, isGreater, isAtLeast, isBetween
  case hasValue, hasNoValue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Comparison"
  static let caseDisplayRepresentations: [ValueComparison: DisplayRepresentation] = [
    .isEqual: "is", .isNot: "is not", .contains: "contains", .beginsWith: "begins with",
    .endsWith: "ends with", .isLess: "is less than", .isAtMost: "is at most",
    .isGreater: "is greater than", .isAtLeast: "is at least", .isBetween: "is between",
    .hasValue: "has any value", .hasNoValue: "has no value",
  ]

  var operation: FindRequest.Operation {
    switch self {
    case .isEqual: .equalTo
    case .isNot: .notEqualTo
    case .contains: .contains
    case .beginsWith: .hasPrefix
    case .endsWith: .hasSuffix
    case .isLess: .lessThan
    case .isAtMost: .lessThanOrEqualTo
    case .isGreater: .greaterThan
    case .isAtLeast: .greaterThanOrEqualTo
    case .isBetween: .isBetween
    case .hasValue: .hasAnyValue
    case .hasNoValue: .hasNoValue
    }
  }
}

extension ValueReading {
  /// Whether a comparison holds: as numbers or moments where one of the values is, else as texts.
  func holds(
    _ comparison: ValueComparison, _ value: (any Sendable)?, _ others: [any Sendable]
  ) throws -> Bool {
    let isThere = value.map { !text($0).isEmpty } ?? false
    switch comparison {
    case .hasValue: return isThere
    case .hasNoValue: return !isThere
    default: break
    }
    let operation = comparison.operation
    guard others.count >= operation.valueCount else {
      throw RunError("A comparison needs a value to compare with.")
    }
    guard let value else { return comparison == .isNot }
    let isText = [.contains, .beginsWith, .endsWith].contains(comparison)
    var own = key(value)
    var wanted: [WantedValue] = []
    for other in others {
      if isText {
        if !(value is [any Sendable]) { own = .text(text(value)) }
        wanted.append(WantedValue(.text(text(other)), value: other))
      } else {
        guard let (left, right) = keys(value, other) else { return comparison == .isNot }
        own = left
        wanted.append(WantedValue(right, value: other))
      }
    }
    return operation.holds(for: own, wanted, texts: TextComparison(locale: locale))
  }
}
