// SPDX-License-Identifier: Apache-2.0

/// How many elements an array parameter takes.
///
///     @Parameter(title: "Books", size: 3) var books: [Book]
///     @Parameter(title: "Tags", size: IntentCollectionSize(min: 1, max: 5)) var tags: [String]
public struct IntentCollectionSize: Equatable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The smallest and the largest number of elements.
  package let range: ClosedRange<Int>

  /// Takes exactly as many elements as the literal says.
  public init(integerLiteral value: Int) {
    self.init(min: value, max: value)
  }

  /// Takes any number of elements between two bounds, both included.
  ///
  /// Bounds below zero count as zero; a maximum below the minimum counts as the minimum.
  public init(min: Int = 0, max: Int = .max) {
    let lower = Swift.max(0, min)
    range = lower...Swift.max(lower, max)
  }

  /// Takes exactly that many elements.
  public static func exactly(_ count: Int) -> IntentCollectionSize {
    IntentCollectionSize(min: count, max: count)
  }
}

/// The size of a home-screen widget; nothing on Linux shows one, so sizes by family count as a range.
///
/// - Important: Partial. There are no widgets: of sizes by family the smallest and the largest
///   bound an array.
public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable {
  /// Two by two.
  case systemSmall
  /// Four by two.
  case systemMedium
  /// Four by four.
  case systemLarge
  /// Eight by four.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// One line on the lock screen.
  case accessoryInline
  /// A corner of a watch face.
  case accessoryCorner
}
