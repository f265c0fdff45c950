// SPDX-License-Identifier: Apache-2.0

/// A day, a time or both, as they were said: only a clock and a calendar make a date of it.
public enum MomentExpression: Hashable, Sendable {
  /// This moment.
  case now
  /// As far from now: "in twenty minutes", "two days ago".
  case shifted(CalendarSpan)
  /// A day, and perhaps a time on it.
  case on(DayExpression, at: TimeExpression?)
  /// A time on no day in particular: the next one.
  case at(TimeExpression)
}

/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// The first day of the week.
  case monday = 1
  /// The second day of the week.
  case tuesday
  /// The third day of the week.
  case wednesday
  /// The fourth day of the week.
  case thursday
  /// The fifth day of the week.
  case friday
  /// The sixth day of the week.
  case saturday
  /// The last day of the week.
  case sunday
}

/// A day, as it was said.
public enum DayExpression: Hashable, Sendable {
  /// Which of the days of that name is meant.
  public enum Occurrence: Hashable, Sendable {
    /// "on friday": the next one, never today.
    case coming
    /// "this friday": the next one, which may be today.
    case this
    /// "next friday": the one of next week.
    case next
    /// "last friday": the one before today.
    case last
  }

  /// Days from today: 1 for "tomorrow".
  case offset(Int)
  /// A day of the week.
  case weekday(Weekday, Occurrence)
  /// A day of a month: "may 3rd", which is the next one where no year was said.
  case date(year: Int?, month: Int, day: Int)
  /// A day of this month, or of the next: "the third".
  case dayOfMonth(Int)
}

/// A time of day, as it was said.
public enum TimeExpression: Hashable, Sendable {
  /// What the clock shows.
  case clock(ClockTime)
  /// A part of the day without a time: "tomorrow morning".
  case part(PartOfDay)
}

/// A part of the day.
public enum PartOfDay: Hashable, Sendable {
  /// Before noon.
  case morning
  /// After noon.
  case afternoon
  /// When it gets dark.
  case evening
  /// When people sleep.
  case night
}

/// What a clock shows.
public struct ClockTime: Hashable, Sendable {
  /// From 0 to 23.
  public let hour: Int
  /// From 0 to 59.
  public let minute: Int
  /// Whether the hour may be of either half of the day: "five" is 5:00 or 17:00.
  public let isTwelveHour: Bool
}

/// A length of time in the units of a calendar, which are not all equally long.
public struct CalendarSpan: Hashable, Sendable {
  /// Months; a year is twelve.
  public var months: Int
  /// Days; a week is seven.
  public var days: Int
  /// Seconds, with the hours and minutes in them.
  public var seconds: Double

  /// Makes a span; without arguments an empty one.
  public init(months: Int = 0, days: Int = 0, seconds: Double = 0) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }
}
