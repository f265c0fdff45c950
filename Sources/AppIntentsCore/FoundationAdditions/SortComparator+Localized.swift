// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
  /// Compares texts in the order of the person's language.
  ///
  /// Foundation has comparators by that order on Apple's platforms only; the one that it has on Linux
  /// goes by code points.
  ///
  ///     books.sorted(using: KeyPathComparator(\.title, comparator: .localizedStandard))
  public struct LocalizedComparator: SortComparator, Codable, Sendable {
    /// Whether digits count as numbers, as they do in lists of files.
    let isStandard: Bool
    /// Whether the first in the order of the language comes first.
    public var order = SortOrder.forward

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - left: A text.
    ///   - right: The other one.
    /// - Returns: Which one comes first; turned around where the order is the reverse.
    public func compare(_ left: String, _ right: String) -> ComparisonResult {
      let (first, second) = order == .forward ? (left, right) : (right, left)
      return isStandard
        ? first.localizedStandardCompare(second) : first.localizedCompare(second)
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// The order of lists that people read: by the language, and "9" before "10".
  public static var localizedStandard: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: true)
  }

  /// The order of the language.
  public static var localized: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: false)
  }
}

extension String.StandardComparator {
  /// The order of lists that people read, by the name that it has on Apple's platforms.
  public static var localizedStandard: String.LocalizedComparator { .localizedStandard }

  /// The order of the language, by the name that it has on Apple's platforms.
  public static var localized: String.LocalizedComparator { .localized }
}
