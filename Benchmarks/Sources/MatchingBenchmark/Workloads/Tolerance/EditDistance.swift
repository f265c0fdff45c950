// SPDX-License-Identifier: Apache-2.0

/// How many letters have to be inserted, deleted, replaced or swapped with their neighbour.
///
/// The restricted form: no letter takes part in two changes. Counting stops above the limit.
///
/// - Complexity: O(*n* · *m*) in the lengths.
func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var twoAbove: [Int] = []
  var above = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1] + Array(repeating: 0, count: right.count)
    var smallest = row + 1
    for column in 0..<right.count {
      let isEqual = left[row] == right[column]
      var best = min(
        above[column] + (isEqual ? 0 : 1), above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, twoAbove[column - 1] + 1)
      }
      current[column + 1] = best
      smallest = min(smallest, best)
    }
    if smallest > limit { return limit + 1 }
    (twoAbove, above) = (above, current)
  }
  return min(above[right.count], limit + 1)
}
