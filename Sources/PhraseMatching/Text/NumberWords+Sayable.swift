// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// The largest count of whole numbers that are spelled out for a recognizer.
  ///
  /// More would only add ways to be misheard: larger amounts are rare in commands.
  private static let sayableCount = 10_000

  /// The usual ways to say the numbers of a range.
  func sayableForms(from minimum: Double?, to maximum: Double?, isInteger: Bool) -> [[String]] {
    let lowest = Int(exactly: max(0, min(minimum ?? 0, 999_999)).rounded(.up)) ?? 0
    let highest = Int(exactly: max(0, min(maximum ?? .infinity, 999_999)).rounded(.down)) ?? 0
    guard lowest <= highest else { return [] }
    let range = lowest...min(highest, lowest + Self.sayableCount - 1)
    var forms = range.flatMap { spell($0) }
    forms += forms.compactMap(withArticle)
    if !isInteger { forms += parts(of: range) }
    // What is said must be read as a number of the range: "twenty eighty four" may be 20.84.
    return forms.filter { form in
      parse(form, wholePairs: isInteger).contains {
        $0.length == form.count && $0.value >= minimum ?? -.infinity
          && $0.value <= maximum ?? .infinity
      }
    }
  }

  /// "a hundred" for "one hundred".
  private func withArticle(_ words: [String]) -> [String]? {
    guard let article = table.article, words.count > 1, table.units[words[0]] == 1,
      table.hundred.contains(words[1]) || table.multipliers[words[1]] != nil
    else { return nil }
    return [article] + words.dropFirst()
  }

  /// Amounts ("twelve fifty"), decimals ("two point five") and halves of the small numbers.
  private func parts(of range: ClosedRange<Int>) -> [[String]] {
    let small = range.clamped(to: min(range.lowerBound, 99)...99)
    return small.flatMap { whole -> [[String]] in
      spell(whole).prefix(1).flatMap { head -> [[String]] in
        let cents = (10...99).compactMap { spell($0).first.map { head + $0 } }
        let decimals = table.points.sorted().flatMap { point in
          (0...9).compactMap { spell($0).first.map { head + [point] + $0 } }
        }
        return (whole > 0 ? cents : []) + decimals + table.halves.map { head + $0 }
      }
    }
  }
}
