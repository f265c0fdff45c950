// SPDX-License-Identifier: Apache-2.0

/// How alike two folded words or titles are.
///
/// Restricted Damerau-Levenshtein distance in which vowels cost less than consonants, because they
/// are what people mishear and misspell: "doon" is near "dune" and far from "door".
struct Similarity {
  private static let vowels = Set("aeiouyаеиоуыэюяіїєαεηιουω")

  /// Cost of a vowel in place of another vowel.
  private static let vowelChange = 0.3
  /// Cost of a vowel too many or too few.
  private static let vowelGap = 0.5

  /// From 0, nothing in common, to 1, equal; 0 as soon as it must be below `floor`.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  static func between(_ left: [Character], _ right: [Character], floor: Double) -> Double {
    let longest = max(left.count, right.count)
    guard longest > 0 else { return 1 }
    let bound = (1 - floor) * Double(longest)
    // Every character too many costs at least half.
    guard Double(abs(left.count - right.count)) * vowelGap <= bound else { return 0 }
    var beforeLast: [Double] = []
    var last = gaps(right)
    for (row, character) in left.enumerated() {
      var current = [last[0] + gap(character)]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + change(character, other), last[column + 1] + gap(character),
          current[column] + gap(other))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if (current.min() ?? 0) > bound { return 0 }
      (beforeLast, last) = (last, current)
    }
    let similarity = 1 - (last.last ?? 0) / Double(longest)
    return similarity >= floor ? similarity : 0
  }

  private static func gaps(_ characters: [Character]) -> [Double] {
    characters.reduce(into: [0]) { costs, character in
      costs.append((costs.last ?? 0) + gap(character))
    }
  }

  private static func gap(_ character: Character) -> Double {
    vowels.contains(character) ? vowelGap : 1
  }

  private static func change(_ left: Character, _ right: Character) -> Double {
    if left == right { return 0 }
    return vowels.contains(left) && vowels.contains(right) ? vowelChange : 1
  }
}
