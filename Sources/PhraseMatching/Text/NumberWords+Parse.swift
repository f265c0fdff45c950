// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Every number that the words begin with, one reading for each length, the longest last.
  ///
  /// Two numbers in a row may be an amount ("twelve fifty" is 12.50, "twelve oh five" 12.05) or,
  /// for a whole number, a year ("nineteen eighty four" is 1984).
  ///
  /// - Parameters:
  ///   - words: Folded words; digits may be among them.
  ///   - wholePairs: Whether pairs are read as years and the like instead of amounts.
  /// - Returns: The readings by length; none if the words begin with no number.
  public func parse(_ words: [String], wholePairs: Bool = false) -> [Reading] {
    parse(words[...], wholePairs: wholePairs)
  }

  func parse(_ words: ArraySlice<String>, wholePairs: Bool = false) -> [Reading] {
    readings(words, pairScale: wholePairs ? 1 : 0.01)
  }

  /// The numbers that are no pairs: where what follows is a unit, "five thirty" is no number.
  func parseWithoutPairs(_ words: ArraySlice<String>) -> [Reading] {
    readings(words, pairScale: nil)
  }

  private func readings(_ words: ArraySlice<String>, pairScale: Double?) -> [Reading] {
    guard let first = words.first, canBegin(first) else { return [] }
    guard table.signs.contains(first) else { return unsigned(words, pairScale: pairScale) }
    return unsigned(words.dropFirst(), pairScale: pairScale).filter { $0.value > 0 }.map {
      Reading(value: -$0.value, length: $0.length + 1)
    }
  }

  private func unsigned(_ words: ArraySlice<String>, pairScale: Double?) -> [Reading] {
    var readings: [Reading]
    if words.first?.utf8.first?.isDigit == true || words.first?.utf8.first == UInt8(ascii: "-") {
      readings = digits(words)
      readings += readings.prefix(1).flatMap { mixed(words, after: $0) }
    } else {
      let whole = cardinals(words).map { Reading(value: Double($0.value), length: $0.length) }
      readings = whole + whole.flatMap { decimals(words, after: $0) + mixed(words, after: $0) }
      if table.hasPairs, let pairScale { readings += pairs(words, scale: pairScale) }
    }
    readings += partsOfOne(words) + dozen(words)
    readings += multiplied(words, readings)
    var best: [Int: Reading] = [:]
    for reading in readings where best[reading.length] == nil { best[reading.length] = reading }
    return best.values.sorted { $0.length < $1.length }
  }

  /// Whole numbers in words or digits, below a limit.
  func wholeNumbers(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first, canBegin(first) else { return [] }
    if let value = Int(first), first.utf8.allSatisfy(\.isDigit) { return [(value, 1)] }
    return cardinals(words)
  }

  // MARK: - Two numbers in a row

  /// "twelve fifty", "twelve oh five", with the second number from 1 to 99.
  private func pairs(_ words: ArraySlice<String>, scale: Double) -> [Reading] {
    cardinals(words, below: 1000).flatMap { head -> [Reading] in
      guard scale < 1 || (10...99).contains(head.value) else { return [] }
      return lastTwoDigits(words.dropFirst(head.length)).map { tail in
        // Hundredths are divided, not multiplied: 50 × 0.01 is not exactly 0.5.
        let value = Double(head.value * 100 + tail.value)
        return Reading(value: scale < 1 ? value / 100 : value, length: head.length + tail.length)
      }
    }
  }

  /// "fifty", "oh five".
  func lastTwoDigits(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first else { return [] }
    guard table.zeros.contains(first) else {
      return belowHundred(words).filter { $0.value >= 10 }
    }
    guard let unit = words.dropFirst().first.flatMap({ table.units[$0] }), (1...9).contains(unit)
    else { return [] }
    return [(unit, 2)]
  }

  // MARK: - Digits

  /// "12", "2.5", "-5", "2 thousand", "2k", "1万2千".
  private func digits(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first, let value = Double(first), value.isFinite,
      first.utf8.allSatisfy({
        $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      })
    else { return [] }
    let number = Reading(value: value, length: 1)
    let scale = words.dropFirst().first.flatMap {
      table.multipliers[$0] ?? table.abbreviations[$0]
    }
    guard let scale else { return [number] }
    let multiplied = number.followed(by: 1, times: Double(scale))
    let rest = words.dropFirst(2)
    let tails =
      digits(rest) + cardinals(rest).map { Reading(value: Double($0.value), length: $0.length) }
    return [number, multiplied]
      + tails.filter { $0.value < Double(scale) && $0.value >= 1 }.map {
        multiplied.followed(by: $0.length, adding: $0.value)
      }
  }
}
