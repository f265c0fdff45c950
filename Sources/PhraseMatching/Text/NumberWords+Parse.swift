// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Every number that the words begin with, one reading for each length, the longest last.
  ///
  /// Two numbers in a row may be an amount ("twelve fifty" is 12.50) or, for a whole number, a
  /// year ("nineteen eighty four" is 1984).
  ///
  /// - Parameters:
  ///   - words: Folded words; digits may be among them.
  ///   - wholePairs: Whether pairs are read as years and the like instead of amounts.
  /// - Returns: The readings by length; none if the words begin with no number.
  public func parse(_ words: [String], wholePairs: Bool = false) -> [Reading] {
    parse(words[...], wholePairs: wholePairs)
  }

  func parse(_ words: ArraySlice<String>, wholePairs: Bool = false) -> [Reading] {
    guard let first = words.first, canBegin(first) else { return [] }
    let whole = cardinals(words, below: .max).map {
      Reading(value: Double($0.value), length: $0.length)
    }
    var readings = whole
    readings += whole.flatMap { decimals(words, after: $0) + fractions(words, after: $0) }
    readings += wholePairs ? pairs(words, scale: 1) : pairs(words, scale: 0.01)
    readings += digits(words)
    readings += fractionAlone(words)
    var best: [Int: Reading] = [:]
    for reading in readings where best[reading.length] == nil { best[reading.length] = reading }
    return best.values.sorted { $0.length < $1.length }
  }

  /// A cheap test that spares the rest for words that are no numbers.
  private func canBegin(_ word: String) -> Bool {
    if let byte = word.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      return true
    }
    return units[word] != nil || tens[word] != nil || hundreds[word] != nil
      || hundred.contains(word) || multipliers[word] != nil || articles.contains(word)
      || fractions[word] != nil
  }

  // MARK: - Whole numbers in words

  private typealias Whole = (value: Int, length: Int)

  /// "two thousand three hundred and five": groups with falling multipliers.
  private func cardinals(_ words: ArraySlice<String>, below limit: Int) -> [Whole] {
    var results: [Whole] = []
    for group in groups(words) + bareMultiplier(words) {
      if group.value < limit, !group.isMultiplied { results.append((group.value, group.length)) }
      let rest = words.dropFirst(group.length)
      let multiplier = group.isMultiplied ? nil : rest.first.flatMap { multipliers[$0] }
      guard let scale = group.isMultiplied ? group.value : multiplier, scale < limit else {
        continue
      }
      let value =
        group.isMultiplied
        ? group.value : group.value.multipliedReportingOverflow(by: scale).partialValue
      let length = group.length + (group.isMultiplied ? 0 : 1)
      results.append((value, length))
      var tail = words.dropFirst(length)
      var skipped = 0
      if let word = tail.first, connectors.contains(word) {
        tail = tail.dropFirst()
        skipped = 1
      }
      results += cardinals(tail, below: scale).map {
        (value + $0.value, length + skipped + $0.length)
      }
    }
    return results
  }

  private typealias Group = (value: Int, length: Int, isMultiplied: Bool)

  /// "a thousand", or "thousand" where a language says it without a one.
  private func bareMultiplier(_ words: ArraySlice<String>) -> [Group] {
    guard let first = words.first else { return [] }
    if let value = multipliers[first], articles.isEmpty { return [(value, 1, true)] }
    if articles.contains(first), let second = words.dropFirst().first,
      let value = multipliers[second]
    {
      return [(value, 2, true)]
    }
    return []
  }

  /// Numbers below a thousand.
  private func groups(_ words: ArraySlice<String>) -> [Group] {
    var results: [Group] = belowHundred(words).map { ($0.value, $0.length, false) }
    for head in hundredHeads(words) {
      results.append((head.value, head.length, false))
      var tail = words.dropFirst(head.length)
      var skipped = 0
      if let word = tail.first, connectors.contains(word) {
        tail = tail.dropFirst()
        skipped = 1
      }
      results += belowHundred(tail).map {
        (head.value + $0.value, head.length + skipped + $0.length, false)
      }
    }
    return results
  }

  private func hundredHeads(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first else { return [] }
    if let value = hundreds[first] { return [(value, 1)] }
    let count = articles.contains(first) ? 1 : units[first] ?? 0
    if (1...19).contains(count), let second = words.dropFirst().first, hundred.contains(second) {
      return [(count * 100, 2)]
    }
    return hundred.contains(first) ? [(100, 1)] : []
  }

  private func belowHundred(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first else { return [] }
    if let unit = units[first] { return [(unit, 1)] }
    guard let ten = tens[first] else { return [] }
    guard let unit = words.dropFirst().first.flatMap({ units[$0] }), (1...9).contains(unit) else {
      return [(ten, 1)]
    }
    return [(ten, 1), (ten + unit, 2)]
  }

  // MARK: - Parts of one

  /// "point two five": digits one by one.
  private func decimals(_ words: ArraySlice<String>, after whole: Reading) -> [Reading] {
    var rest = words.dropFirst(whole.length)
    guard let point = rest.popFirst(), points.contains(point) else { return [] }
    var readings: [Reading] = []
    var digits = ""
    while let word = rest.popFirst(), digits.utf8.count < 15 {
      guard let digit = units[word], digit < 10 else { break }
      digits += "\(digit)"
      guard let fraction = Double("0.\(digits)") else { break }
      readings.append(whole.followed(by: 1 + digits.utf8.count, adding: fraction))
    }
    return readings
  }

  /// "and a half".
  private func fractions(_ words: ArraySlice<String>, after whole: Reading) -> [Reading] {
    let rest = words.dropFirst(whole.length)
    return halves.filter { rest.starts(with: $0) }
      .map { whole.followed(by: $0.count, adding: 0.5) }
  }

  private func fractionAlone(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first else { return [] }
    if let value = fractions[first] { return [Reading(value: value, length: 1)] }
    guard articles.contains(first), let second = words.dropFirst().first,
      let value = fractions[second]
    else { return [] }
    return [Reading(value: value, length: 2)]
  }

  // MARK: - Two numbers in a row

  /// "twelve fifty", with the second number from 10 to 99 ("oh five" is not read).
  private func pairs(_ words: ArraySlice<String>, scale: Double) -> [Reading] {
    cardinals(words, below: 1000).flatMap { head -> [Reading] in
      guard scale < 1 || (10...99).contains(head.value) else { return [] }
      return belowHundred(words.dropFirst(head.length)).filter { $0.value >= 10 }.map { tail in
        // Hundredths are divided, not multiplied: 50 × 0.01 is not exactly 0.5.
        let value =
          scale < 1
          ? Double(head.value * 100 + tail.value) / 100 : Double(head.value * 100 + tail.value)
        return Reading(value: value, length: head.length + tail.length)
      }
    }
  }

  // MARK: - Digits

  /// "12", "2.5", "2½", "2 thousand".
  private func digits(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first, let value = Double(first), value.isFinite,
      first.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (48...57).contains($0) })
    else { return [] }
    var readings = [Reading(value: value, length: 1)]
    if let second = words.dropFirst().first {
      if let scale = multipliers[second] {
        readings.append(Reading(value: value * Double(scale), length: 2))
      } else if let fraction = fractions[second], second.utf8.first.map({ $0 > 0x7F }) == true {
        readings.append(Reading(value: value + fraction, length: 2))
      }
    }
    readings += fractions(words, after: readings[0])
    return readings
  }
}
