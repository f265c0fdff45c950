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
    default:
      guard limit > 1 else { return nil }
      return table(left, right, limit: limit, Costs.slips)
    }
  }

  /// Whether two words sound alike: vowels, which people mishear and misspell, weigh less.
  ///
  /// "doon" is like "dune" and not like "door". Four tenths of the longer word may differ.
  static func soundsAlike(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    let limit = 4 * max(left.count, right.count)
    // Every letter too many costs at least a vowel's gap.
    guard abs(left.count - right.count) * Costs.sounds.vowelGap <= limit else { return false }
    return table(left[...], right[...], limit: limit, Costs.sounds) != nil
  }

  /// What differences cost; a letter too many, or another one, costs the same.
  private struct Costs {
    let letter: Int
    let vowelGap: Int
    let vowelChange: Int

    static let slips = Costs(letter: 1, vowelGap: 1, vowelChange: 1)
    /// In tenths of a letter.
    static let sounds = Costs(letter: 10, vowelGap: 5, vowelChange: 3)

    func gap(_ letter: UInt32) -> Int {
      vowelGap < self.letter && letter.isVowel ? vowelGap : self.letter
    }

    func change(_ left: UInt32, _ right: UInt32) -> Int {
      if left == right { return 0 }
      return vowelChange < letter && left.isVowel && right.isVowel ? vowelChange : letter
    }
  }

  /// Dynamic programming, row by row, until a row exceeds the limit.
  private static func table(
    _ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, limit: Int, _ costs: Costs
  ) -> Int? {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (right.count + 1)) { rows in
          rows.initialize(repeating: 0)
          return table(left, right, limit: limit, costs, rows)
        }
      }
    }
  }

  private static func table(
    _ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>, limit: Int,
    _ costs: Costs, _ rows: UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    // Where the rows begin.
    var (beforeLast, last, current) = (0, right.count + 1, 2 * (right.count + 1))
    for column in right.indices {
      rows[last + column + 1] = rows[last + column] + costs.gap(right[column])
    }
    for row in left.indices {
      rows[current] = rows[last] + costs.gap(left[row])
      var least = rows[current]
      for column in right.indices {
        var cost = min(
          rows[last + column] + costs.change(left[row], right[column]),
          rows[last + column + 1] + costs.gap(left[row]),
          rows[current + column] + costs.gap(right[column]))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, rows[beforeLast + column - 1] + costs.letter)
        }
        rows[current + column + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    let distance = rows[last + right.count]
    return distance <= limit ? distance : nil
  }
}

extension UInt32 {
  /// Whether a folded scalar is a vowel of Latin, Cyrillic or Greek.
  fileprivate var isVowel: Bool {
    switch self {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true  // a, e, i, o, u, y
    case ..<0x80: false
    default: Self.otherVowels.contains(self)
    }
  }

  private static let otherVowels = Set("аеиоуыэюяіїєαεηιουω".unicodeScalars.map(\.value))
}
