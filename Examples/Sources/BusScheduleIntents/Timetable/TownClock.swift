// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The clock on the stops: the moment, the calendar, and how people say a time.
public struct TownClock: Sendable {
  private let moment: @Sendable () -> Date
  let calendar: Calendar

  /// Makes a clock.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone of the towns.
  ///   - now: The moment; tests give a fixed one.
  public init(
    timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    moment = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en")
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  var now: Date { moment() }

  /// The month of a moment, from 1 to 12.
  public func month(of date: Date) -> Int { calendar.component(.month, from: date) }

  /// Midnight by the timetable's count: twelve hours before noon.
  ///
  /// On the days when the clocks change, times after the change would be an hour off if they were
  /// counted from midnight itself.
  func serviceStart(daysFromNow days: Int) -> Date? {
    guard let day = calendar.date(byAdding: .day, value: days, to: calendar.startOfDay(for: now)),
      let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: day)
    else { return nil }
    return noon.addingTimeInterval(-12 * 3600)
  }

  func isWeekend(_ serviceStart: Date) -> Bool {
    // At noon, since the start itself may lie in the day before.
    calendar.isDateInWeekend(serviceStart.addingTimeInterval(12 * 3600))
  }

  /// The time on the clock: "9:05".
  func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// When something soon happens: "at 9:05, in 12 minutes", "tomorrow at 5:30", "on Monday at 6:00".
  func soon(_ date: Date) -> String {
    let minutes = Int((date.timeIntervalSince(now) / 60).rounded(.up))
    switch minutes {
    case ...0: return "now"
    case 1: return "at \(time(date)), in 1 minute"
    case ...90: return "at \(time(date)), in \(minutes) minutes"
    default: return "\(day(of: date))at \(time(date))"
    }
  }

  private func day(of date: Date) -> String {
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
      ).day ?? 0
    switch days {
    case 0: return ""
    case 1: return "tomorrow "
    default: return "on \(calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1]) "
    }
  }
}
