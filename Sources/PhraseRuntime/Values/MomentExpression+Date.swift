// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseMatching

extension MomentExpression {
  /// The date that a moment means, seen from now.
  ///
  /// - A time without a day is the next one: at six in the evening, "at five" is five in the
  ///   morning. It is never this very moment.
  /// - A day without a time is its first moment. A part of a day is 9:00 for the morning, 15:00 for
  ///   the afternoon, 19:00 for the evening and 21:00 for the night.
  /// - "Friday" is the first one after today, "this friday" may be today, "next friday" is the one
  ///   of next week, which begins on the calendar's first day of the week, and "last friday" the
  ///   one before today.
  /// - A date without a year, and a day without a month, is the next one, today included.
  /// - "Five" on a day is the hour between seven in the morning and seven in the evening; today, it
  ///   is the one that is still to come if there is one.
  /// - A time that the clocks skip is the first moment after the gap; one that they show twice is
  ///   the first.
  /// - Days and months are added by the calendar, hours and less as time that passes: "in a day"
  ///   keeps the time on the clock when the clocks change.
  ///
  /// Dates are of the Gregorian calendar, in the time zone of the calendar.
  ///
  /// - Parameters:
  ///   - now: The moment to count from.
  ///   - calendar: The calendar, with its time zone and its first day of the week.
  /// - Returns: The date; nil where the calendar has none.
  public func date(from now: Date, in calendar: Calendar) -> Date? {
    let resolver = MomentResolver(now: now, calendar: calendar)
    switch self {
    case .now: return now
    case .shifted(let span): return resolver.shifted(by: span)
    case .on(let day, let time): return resolver.date(on: day, at: time)
    case .at(let time): return resolver.next(time)
    }
  }
}

private struct MomentResolver {
  let now: Date
  let calendar: Calendar

  init(now: Date, calendar: Calendar) {
    self.now = now
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    gregorian.firstWeekday = calendar.firstWeekday
    self.calendar = gregorian
  }

  private var today: Date { calendar.startOfDay(for: now) }

  func shifted(by span: CalendarSpan) -> Date? {
    let components = DateComponents(month: span.months, day: span.days)
    return calendar.date(byAdding: components, to: now)?.addingTimeInterval(span.seconds)
  }

  // MARK: - Times

  func next(_ time: TimeExpression) -> Date? {
    // The day after tomorrow, because tomorrow's time may fall into a gap.
    let dates = (0...2).flatMap { offset -> [Date] in
      guard let day = day(after: offset) else { return [] }
      return time.clocks.compactMap { date(of: $0, on: day) }
    }
    return dates.filter { $0 > now }.min()
  }

  func date(on expression: DayExpression, at time: TimeExpression?) -> Date? {
    guard let day = day(of: expression) else { return nil }
    guard let time else { return day }
    let dates = time.clocks.compactMap { date(of: $0, on: day) }
    if day == today, let next = dates.filter({ $0 > now }).min() { return next }
    return time.usualClock.flatMap { date(of: $0, on: day) }
  }

  private func date(of clock: (hour: Int, minute: Int), on day: Date) -> Date? {
    if clock == (0, 0) { return day }
    return calendar.date(
      bySettingHour: clock.hour, minute: clock.minute, second: 0, of: day,
      matchingPolicy: .nextTime, repeatedTimePolicy: .first)
  }

  // MARK: - Days

  private func day(after offset: Int) -> Date? {
    calendar.date(byAdding: .day, value: offset, to: today).map(calendar.startOfDay)
  }

  private func day(of expression: DayExpression) -> Date? {
    switch expression {
    case .offset(let days): day(after: days)
    case .weekday(let weekday, let occurrence):
      offset(to: weekday, occurrence).flatMap(day)
    case .date(let year?, let month, let day): date(year, month, day)
    case .date(nil, let month, let day):
      // Eight years have a 29 February in any case.
      (0...8).lazy.compactMap { date(year + $0, month, day) }.first { $0 >= today }
    case .dayOfMonth(let day):
      (0...2).lazy.compactMap { dayOfMonth(day, after: $0) }.first { $0 >= today }
    }
  }

  private var year: Int { calendar.component(.year, from: now) }

  /// The first moment of a day; nil where the month does not have it.
  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    let components = DateComponents(year: year, month: month, day: day)
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.month, .day], from: date) == DateComponents(month: month, day: day)
    else { return nil }
    return calendar.startOfDay(for: date)
  }

  private func dayOfMonth(_ day: Int, after months: Int) -> Date? {
    let month = calendar.component(.month, from: now) - 1 + months
    return date(year + month / 12, month % 12 + 1, day)
  }

  /// Days from today to a day of the week.
  private func offset(to weekday: Weekday, _ occurrence: DayExpression.Occurrence) -> Int? {
    let current = calendar.component(.weekday, from: now)
    // The calendar counts from Sunday, ISO 8601 from Monday.
    let ahead = (weekday.rawValue % 7 + 1 - current + 7) % 7
    switch occurrence {
    case .this: return ahead
    case .coming: return ahead == 0 ? 7 : ahead
    case .last: return ahead - 7
    case .next:
      let past = (current - calendar.firstWeekday + 7) % 7
      let place = (weekday.rawValue % 7 + 1 - calendar.firstWeekday + 7) % 7
      return 7 - past + place
    }
  }
}

extension TimeExpression {
  /// The times of a day that may be meant.
  fileprivate var clocks: [(hour: Int, minute: Int)] {
    switch self {
    case .part(let part): [(part.usualHour, 0)]
    case .clock(let clock) where clock.isTwelveHour:
      [(clock.hour % 12, clock.minute), (clock.hour % 12 + 12, clock.minute)]
    case .clock(let clock): [(clock.hour, clock.minute)]
    }
  }

  /// The one of them when most people are awake.
  fileprivate var usualClock: (hour: Int, minute: Int)? {
    clocks.first { clocks.count == 1 || (7..<19).contains($0.hour) }
  }
}

extension PartOfDay {
  fileprivate var usualHour: Int {
    switch self {
    case .morning: 9
    case .afternoon: 15
    case .evening: 19
    case .night: 21
    }
  }
}
