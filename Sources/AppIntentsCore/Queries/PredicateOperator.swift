// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison of a predicate format, with its options.
struct PredicateOperator: Equatable {
  enum Kind: Equatable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, isIn
  }

  var kind: Kind
  var ignoresCase = false
  var ignoresDiacritics = false

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: PredicateValue.order(left, right) == .orderedAscending
    case .lessOrEqual: isOrdered(left, right, except: .orderedDescending)
    case .greater: PredicateValue.order(left, right) == .orderedDescending
    case .greaterOrEqual: isOrdered(left, right, except: .orderedAscending)
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .beginsWith: compareText(left, right) { $0.hasPrefix($1) }
    case .endsWith: compareText(left, right) { $0.hasSuffix($1) }
    case .like: compareText(left, right) { Wildcard.matches(Array($0), pattern: Array($1)) }
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else {
      return PredicateValue.areEqual(left, right)
    }
    return folded(left) == folded(right)
  }

  private func isOrdered(_ left: Any?, _ right: Any?, except: ComparisonResult) -> Bool {
    PredicateValue.order(left, right).map { $0 != except } ?? false
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = PredicateValue.elements(whole) {
      return elements.contains { areEqual(PredicateValue.unwrapped($0), part) }
    }
    return compareText(whole, part) { !$1.isEmpty && $0.contains($1) }
  }

  private func compareText(
    _ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool
  ) -> Bool {
    guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else {
      return false
    }
    return compare(folded(left), folded(right))
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

/// Matches text with `*` (any characters) and `?` (one character).
enum Wildcard {
  /// Complexity: O(text × pattern) at worst, without recursion.
  static func matches(_ text: [Character], pattern: [Character]) -> Bool {
    var (position, place) = (0, 0)
    // Where to go on when the last star must take one more character.
    var retry: (position: Int, place: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (position, place + 1)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
        (position, place) = (position + 1, place + 1)
      } else if let (start, after) = retry {
        retry = (start + 1, after)
        (position, place) = (start + 1, after)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
