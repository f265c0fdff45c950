// SPDX-License-Identifier: Apache-2.0

/// How many slips of the finger lie between two words.
///
/// A slip is a letter too many, too few or wrong, or two neighbours swapped: the restricted
/// Damerau-Levenshtein distance.
enum EditDistance {
  /// The distance if it is at most `limit`, which is 1 or 2.
  ///
  /// - Complexity: O(*n*) after what both words have in common at their ends.
  static func between(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var start = 0
    let shorter = min(left.count, right.count)
    while start < shorter, left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    return distance(left[start..<leftEnd], right[start..<rightEnd], limit: limit)
  }

  private static func distance(
    _ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, limit: Int
  ) -> Int? {
    switch (left.count, right.count) {
    case (0, let rest), (let rest, 0): return rest <= limit ? rest : nil
    case (1, 1): return 1
    case (2, 2) where left.first == right.last && left.last == right.first: return 1
    default: return limit > 1 ? table(Array(left), Array(right), limit: limit) : nil
    }
  }

  /// Dynamic programming over the band that the limit leaves.
  private static func table(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: right.count + 1)
    var last = (0...right.count).map { min($0, far) }
    var current = last
    for row in 1...left.count {
      current[0] = min(row, far)
      var least = current[0]
      for column in 1...right.count {
        guard abs(row - column) <= limit else {
          current[column] = far
          continue
        }
        let isEqual = left[row - 1] == right[column - 1]
        var cost = min(
          last[column - 1] + (isEqual ? 0 : 1), last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = min(cost, far)
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
