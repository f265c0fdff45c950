// SPDX-License-Identifier: Apache-2.0

/// Tells apart words that are near in letters and opposite in meaning.
///
/// "activate" and "deactivate", "increase" and "decrease", "включи" and "выключи" are one or two
/// letters apart, and nobody who says the one means the other.
struct OppositeBeginnings: Sendable {
  private let groups: [[[UInt32]]]

  init(_ groups: [[String]]) {
    self.groups = groups.map { $0.map { $0.unicodeScalars.map(\.value) } }
  }

  /// Whether two words begin in opposite ways and go on alike, up to one slip.
  func separate(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    groups.contains { group in
      group.contains { first in
        left.starts(with: first)
          && group.contains { second in
            first != second && right.starts(with: second)
              && Self.areAlike(left.dropFirst(first.count), right.dropFirst(second.count))
          }
      }
    }
  }

  private static func areAlike(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>) -> Bool {
    // Of short rests one slip leaves too little to go by.
    if left.count < SpellingIndex.shortestForOne { return left == right }
    return EditDistance.between(Array(left), Array(right), limit: 1) != nil
  }
}
