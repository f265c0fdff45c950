// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// What a property is compared with: one value, or all from one to another, such as a day.
package struct WantedValue: Sendable {
  let first: ComparisonKey
  let last: ComparisonKey
  /// The first and the last value for the app's own comparators.
  let values: (first: any Sendable, last: any Sendable)

  package init(_ key: ComparisonKey, value: any Sendable) {
    (first, last, values) = (key, key, (value, value))
  }

  /// All moments from one to another, and what they are in the type of the property.
  init(from start: Date, to end: Date, _ typed: (Date) -> any Sendable) {
    (first, last, values) = (.moment(start), .moment(end), (typed(start), typed(end)))
  }

  /// Whether this is more than one value.
  var isSpan: Bool {
    guard case (.moment(let start), .moment(let end)) = (first, last) else { return false }
    return start != end
  }
}

extension FindRequest.Operation {
  /// Whether the comparison holds for a value that is there.
  package func holds(for key: ComparisonKey, _ wanted: [WantedValue], texts: TextComparison) -> Bool
  {
    if self == .hasAnyValue { return true }
    guard let first = wanted.first else { return false }
    switch self {
    case .equalTo: return key.isWithin(first, texts)
    case .notEqualTo: return !key.isWithin(first, texts)
    case .contains:
      if case .several(let elements) = key {
        return elements.contains { $0.isWithin(first, texts) }
      }
      return key.hasText(of: first, texts)
    case .hasPrefix: return key.hasText(of: first, texts, at: .beginning)
    case .hasSuffix: return key.hasText(of: first, texts, at: .end)
    case .lessThan: return key.order(first.first, texts: texts) == .orderedAscending
    case .greaterThan: return key.order(first.last, texts: texts) == .orderedDescending
    case .lessThanOrEqualTo: return key.isAtMost(first.last, texts)
    case .greaterThanOrEqualTo: return key.isAtLeast(first.first, texts)
    case .isBetween:
      guard let second = wanted.dropFirst().first else { return false }
      let isForward = first.first.isAtMost(second.first, texts)
      let (low, high) = isForward ? (first, second) : (second, first)
      return key.isAtLeast(low.first, texts) && key.isAtMost(high.last, texts)
    case .hasAnyValue, .hasNoValue: return false
    }
  }
}

extension ComparisonKey {
  fileprivate func isAtMost(_ other: ComparisonKey, _ texts: TextComparison) -> Bool {
    order(other, texts: texts).map { $0 != .orderedDescending } ?? false
  }

  fileprivate func isAtLeast(_ other: ComparisonKey, _ texts: TextComparison) -> Bool {
    order(other, texts: texts).map { $0 != .orderedAscending } ?? false
  }

  fileprivate func isWithin(_ wanted: WantedValue, _ texts: TextComparison) -> Bool {
    switch (self, wanted.first) {
    case (.text(let own), .text(let text)): return texts.isEqual(own, text)
    case (.choice(let id, _, _), .choice(let other, _, _)): return id == other
    // An entity is named by its title, or by its identifier.
    case (.choice(let id, let forms, _), .text(let text)):
      return id == text || forms.contains { texts.isEqual($0, text) }
    default: return isAtLeast(wanted.first, texts) && isAtMost(wanted.last, texts)
    }
  }

  fileprivate func hasText(
    of wanted: WantedValue, _ texts: TextComparison, at place: TextComparison.Place = .anywhere
  ) -> Bool {
    guard case .text(let part) = wanted.first else { return false }
    switch self {
    case .text(let own): return texts.contains(own, part, at: place)
    case .choice(_, let forms, _):
      return forms.contains { texts.contains($0, part, at: place) }
    default: return false
    }
  }
}
