// SPDX-License-Identifier: Apache-2.0

/// How alike two folded words or titles are.
///
/// Restricted Damerau-Levenshtein distance in which vowels cost less than consonants, because they
/// are what people mishear and misspell: "doon" is near "dune" and far from "door".
struct Similarity {
  /// A folded text, prepared for being compared many times.
  struct Spelling: Equatable, Sendable {
    /// Scalar values; the top bit marks vowels.
    fileprivate let letters: [UInt32]

    init(_ text: String) {
      letters = text.unicodeScalars.map { $0.isVowel ? $0.value | vowelBit : $0.value }
    }
  }

  /// Cost of a vowel in place of another vowel.
  private static let vowelChange = 0.3
  /// Cost of a vowel too many or too few.
  private static let vowelGap = 0.5

  /// From 0, nothing in common, to 1, equal; 0 where it would be below `floor`.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths; less where the floor is missed early.
  static func between(_ left: Spelling, _ right: Spelling, floor: Double) -> Double {
    let (left, right) = (left.letters, right.letters)
    let longest = max(left.count, right.count)
    guard longest > 0 else { return 1 }
    let bound = (1 - floor) * Double(longest)
    // Every letter too many costs at least a vowel's gap.
    guard Double(abs(left.count - right.count)) * vowelGap <= bound else { return 0 }
    var beforeLast = [Double](repeating: 0, count: right.count + 1)
    var last = beforeLast
    var current = beforeLast
    for column in right.indices { last[column + 1] = last[column] + gap(right[column]) }
    for row in left.indices {
      let letter = left[row]
      current[0] = last[0] + gap(letter)
      var least = current[0]
      for column in right.indices {
        let other = right[column]
        var cost = min(
          last[column] + change(letter, other), last[column + 1] + gap(letter),
          current[column] + gap(other))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      if least > bound { return 0 }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    let similarity = 1 - last[right.count] / Double(longest)
    return similarity >= floor ? similarity : 0
  }

  private static func gap(_ letter: UInt32) -> Double {
    letter & vowelBit != 0 ? vowelGap : 1
  }

  private static func change(_ left: UInt32, _ right: UInt32) -> Double {
    if left == right { return 0 }
    return left & right & vowelBit != 0 ? vowelChange : 1
  }
}

/// No scalar value reaches this bit.
private let vowelBit: UInt32 = 1 << 31

extension Unicode.Scalar {
  /// Vowels of Latin, Cyrillic and Greek, folded.
  fileprivate var isVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "y", "а", "е", "и", "о", "у", "ы", "э", "ю", "я", "і", "ї",
      "є", "α", "ε", "η", "ι", "ο", "υ", "ω":
      true
    default: false
    }
  }
}
