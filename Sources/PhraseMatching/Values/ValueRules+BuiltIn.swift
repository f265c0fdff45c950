// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Categories that code reads.
  func builtIn(_ category: RuleCategory, _ words: ArraySlice<String>) -> [Found] {
    guard let first = words.first else { return [] }
    switch category {
    case .cardinal:
      return numbers.wholeNumbers(words).map { (.number(Double($0.value)), $0.length) }
    case .digits: return Self.digits(first).map { [(.number(Double($0)), 1)] } ?? []
    case .number: return numbers.parseWithoutPairs(words).map { (.number($0.value), $0.length) }
    case .pair: return pair(words)
    case .colon: return Self.colon(first).map { [(.clock($0), 1)] } ?? []
    case .year: return year(words)
    case .isoDate: return isoDate(words)
    case .writtenDate:
      return DayExpression(written: first, isMonthFirst: isMonthFirst).map { [(.day($0), 1)] } ?? []
    default: return []
    }
  }

  private static func digits(_ word: String) -> Int? {
    word.utf8.count <= 9 && word.utf8.allSatisfy(\.isDigit) ? Int(word) : nil
  }

  /// "fifty", "oh five", "05", but not "5".
  private func pair(_ words: ArraySlice<String>) -> [Found] {
    guard let first = words.first else { return [] }
    if let value = Self.digits(first) {
      return first.utf8.count == 2 ? [(.number(Double(value)), 1)] : []
    }
    return numbers.lastTwoDigits(words).map { (.number(Double($0.value)), $0.length) }
  }

  /// "7:30"; "07:30" is of the day's first half for certain.
  private static func colon(_ word: String) -> ClockTime? {
    guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let (hours, minutes) = (word[..<colon], word[word.utf8.index(after: colon)...])
    guard (1...2).contains(hours.utf8.count), minutes.utf8.count == 2,
      let hour = digits(String(hours)), let minute = digits(String(minutes))
    else { return nil }
    let isTwelveHour = (1...12).contains(hour) && hours.utf8.first != UInt8(ascii: "0")
    return try? ClockTime(hour, minute, isTwelveHour: isTwelveHour)
  }

  private func year(_ words: ArraySlice<String>) -> [Found] {
    let readings: [NumberWords.Whole]
    if let first = words.first, let value = Self.digits(first) {
      readings = first.utf8.count == 4 ? [(value, 1)] : []
    } else {
      readings = numbers.parse(words, wholePairs: true).compactMap { reading in
        Int(exactly: reading.value).map { ($0, reading.length) }
      }
    }
    return readings.filter { (1000...2999).contains($0.value) }
      .map { (.number(Double($0.value)), $0.length) }
  }

  /// "2027-05-03", or "2027", "05", "03" where the hyphens were lost.
  private func isoDate(_ words: ArraySlice<String>) -> [Found] {
    if let first = words.first, first.utf8.count == 10, first.utf8.dropFirst(4).first == 0x2D,
      let date = DayExpression(written: first, isMonthFirst: false)
    {
      return [(.day(date), 1)]
    }
    let parts = Array(words.prefix(3))
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2], let year = Self.digits(parts[0]),
      let month = Self.digits(parts[1]), let day = Self.digits(parts[2]),
      let date = try? DayExpression.made(year: year, month: month, day: day)
    else { return [] }
    return [(.day(date), 3)]
  }
}
