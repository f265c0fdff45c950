// SPDX-License-Identifier: Apache-2.0

extension DayExpression {
  /// A date in digits with one kind of mark between them: “2027-05-03”, “31/12/2026”, “31.12”.
  ///
  /// A year of four digits in front is followed by the month. Where day and month could change
  /// places, the language has the last word; where they could not, the only way is taken. A year of
  /// two digits is one of this century. Nil for what is no date.
  ///
  /// - Parameters:
  ///   - text: Digits and marks.
  ///   - isMonthFirst: Whether the language writes the month before the day.
  init?(written text: String, isMonthFirst: Bool) {
    let separators = text.filter { !$0.isNumber }
    guard let mark = separators.first, "./-".contains(mark),
      separators.allSatisfy({ $0 == mark })
    else { return nil }
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard numbers.count == parts.count, (2...3).contains(parts.count) else { return nil }
    // A point between two numbers is a date only where dates are written so.
    if parts.count == 2, mark == "-" || mark == "." && isMonthFirst { return nil }
    if parts[0].utf8.count == 4 {
      guard parts.count == 3 else { return nil }
      self.init(year: numbers[0], month: numbers[1], day: numbers[2])
      return
    }
    guard parts.prefix(2).allSatisfy({ (1...2).contains($0.utf8.count) }) else { return nil }
    var year: Int?
    if parts.count == 3 {
      guard parts[2].utf8.count.isMultiple(of: 2), !parts[2].isEmpty else { return nil }
      year = numbers[2] + (parts[2].utf8.count == 2 ? 2000 : 0)
    }
    let isSwapped = isMonthFirst ? numbers[0] > 12 : numbers[1] > 12
    let monthIsFirst = isMonthFirst != isSwapped
    self.init(
      year: year, month: numbers[monthIsFirst ? 0 : 1], day: numbers[monthIsFirst ? 1 : 0])
  }

  private init?(year: Int?, month: Int, day: Int) {
    guard let made = try? DayExpression.made(year: year, month: month, day: day) else { return nil }
    self = made
  }
}
