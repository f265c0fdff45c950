// SPDX-License-Identifier: Apache-2.0

/// Words that fit a rule but make no value: "thirty past nine hundred".
struct Mismatch: Error {}

extension ClockTime {
  /// A time as it was said: hours from one to twelve may be of either half of the day.
  init(saying hour: Int, _ minute: Int = 0) throws(Mismatch) {
    try self.init(hour, minute, isTwelveHour: (1...12).contains(hour))
  }

  init(_ hour: Int, _ minute: Int = 0, isTwelveHour: Bool = false) throws(Mismatch) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { throw Mismatch() }
    self.hour = hour
    self.minute = minute
    self.isTwelveHour = isTwelveHour
  }

  /// "quarter *to* nine": minutes before the full hour.
  init(_ minutes: Int, before hour: Int) throws(Mismatch) {
    guard (1...59).contains(minutes), (0...23).contains(hour) else { throw Mismatch() }
    let earlier = hour == 0 ? 23 : hour == 1 ? 12 : hour - 1
    try self.init(earlier, 60 - minutes, isTwelveHour: (1...12).contains(hour))
  }

  /// "am" and "pm".
  func inHalf(isAfternoon: Bool) throws(Mismatch) -> ClockTime {
    guard isTwelveHour else { throw Mismatch() }
    return try ClockTime(hour % 12 + (isAfternoon ? 12 : 0), minute)
  }

  /// "seven in the evening"; nothing for "nine in the afternoon".
  func inPart(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    let isAfternoon: Bool
    switch (part, hour) {
    case (.morning, 1...11): isAfternoon = false
    case (.afternoon, 1...6), (.afternoon, 12): isAfternoon = true
    case (.evening, 4...11): isAfternoon = true
    case (.night, 1...5), (.night, 12): isAfternoon = false
    case (.night, 7...11): isAfternoon = true
    default: throw Mismatch()
    }
    return try inHalf(isAfternoon: isAfternoon)
  }
}

extension DayExpression {
  /// A day of a month that has it; 29 February needs a leap year if it has a year.
  static func made(year: Int? = nil, month: Int, day: Int) throws(Mismatch) -> DayExpression {
    guard (1...12).contains(month), day >= 1, day <= length(of: month, in: year) else {
      throw Mismatch()
    }
    return .date(year: year, month: month, day: day)
  }

  static func made(dayOfMonth day: Int) throws(Mismatch) -> DayExpression {
    guard (1...31).contains(day) else { throw Mismatch() }
    return .dayOfMonth(day)
  }

  private static func length(of month: Int, in year: Int?) -> Int {
    switch month {
    case 2: year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) ? 29 : 28 } ?? 29
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarSpan {
  /// Longer spans are slips of the tongue, and no calendar is asked for them: a thousand years.
  static let limit = 31_557_600_000.0

  /// So many of these; nothing for half a month, which no calendar has.
  func times(_ count: Double) throws(Mismatch) -> CalendarSpan {
    guard count >= 0, count * length <= Self.limit,
      let months = Int(exactly: Double(months) * count)
    else { throw Mismatch() }
    let days = Double(days) * count
    let whole = days.rounded(.down)
    // A third of a day is a whole number of seconds that floating point misses by a hair.
    let rest = ((days - whole) * 86_400_000).rounded() / 1000
    return CalendarSpan(
      months: months, days: Int(whole),
      seconds: (seconds * count * 1000).rounded() / 1000 + rest)
  }

  /// "two hours and five minutes", the larger part first.
  func and(_ smaller: CalendarSpan) throws(Mismatch) -> CalendarSpan {
    guard smaller.length < length else { throw Mismatch() }
    return CalendarSpan(
      months: months + smaller.months, days: days + smaller.days,
      seconds: seconds + smaller.seconds)
  }

  var negated: CalendarSpan { CalendarSpan(months: -months, days: -days, seconds: -seconds) }

  /// About as many seconds, to compare.
  private var length: Double {
    Double(months) * 2_629_800 + Double(days) * 86_400 + seconds
  }

  /// Whether it is longer than any length that is said.
  var isTooLong: Bool { !(abs(length) <= Self.limit) }

  /// The whole days that the span is; nil with months or parts of a day.
  var wholeDays: Int? { months == 0 && seconds == 0 ? days : nil }
}
