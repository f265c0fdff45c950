// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days and the time at which a person does something again and again.
public struct Rhythm: Sendable, Equatable {
  /// The days of the week, as `Calendar` numbers them: 1 is Sunday.
  public let weekdays: Set<Int>
  /// The hour of the day, from 0 to 23.
  public let hour: Int
  /// The minute of the hour, a multiple of five.
  public let minute: Int
  /// On how many of these days it was done then.
  public let count: Int
  /// How many of these days there were since it was done then for the first time, that one and
  /// today among them.
  public let dayCount: Int

  /// How far back is looked: six weeks, so that a habit that was given up is soon forgotten.
  static let span: TimeInterval = 42 * 86_400
  /// On how many days something has to be done at a time; fewer may be chance.
  static let leastDays = 4
  /// How far apart the times may be, in minutes: an hour.
  private static let window = 60
  /// The share of what was done, and of the days that a habit claims, that has to agree with it.
  private static let leastShare = 0.6

  /// The rhythm of moments; nil where there is none.
  ///
  /// The hour in which it was done on most days counts, the evening's last minutes beside the first
  /// after midnight. The days are the narrowest of one weekday, the weekend, the working week and all
  /// days that have nine tenths of these.
  init?(of moments: [Date], calendar: Calendar, now: Date) {
    let recent = moments.filter { $0 <= now && now.timeIntervalSince($0) < Self.span }
    let times = recent.map { moment in
      let parts = calendar.dateComponents([.hour, .minute], from: moment)
      return (minute: (parts.hour ?? 0) * 60 + (parts.minute ?? 0), moment: moment)
    }.sorted { $0.minute < $1.minute }
    guard let best = Self.densest(times, calendar) else { return nil }
    let days = Set(best.map { calendar.startOfDay(for: $0.moment) })
    guard days.count >= Self.leastDays,
      Double(best.count) >= Self.leastShare * Double(recent.count),
      let weekdays = Self.weekdays(of: days, calendar), let first = days.min()
    else { return nil }
    let middle = best[best.startIndex + best.count / 2].minute % Self.day
    let rounded = (middle + 2) / 5 * 5 % Self.day
    (self.weekdays, hour, minute) = (weekdays, rounded / 60, rounded % 60)
    count = days.count { weekdays.contains(calendar.component(.weekday, from: $0)) }
    dayCount = Self.days(from: first, to: now, calendar).count {
      weekdays.contains(calendar.component(.weekday, from: $0))
    }
  }

  private static func days(from first: Date, to last: Date, _ calendar: Calendar) -> [Date] {
    Array(
      sequence(first: first) { calendar.date(byAdding: .day, value: 1, to: $0) }
        .prefix { $0 <= last })
  }

  private static let day = 24 * 60

  private typealias Time = (minute: Int, moment: Date)

  /// The times within one hour that lie on most days.
  private static func densest(_ times: [Time], _ calendar: Calendar) -> ArraySlice<Time>? {
    let circle = times + times.map { ($0.minute + day, $0.moment) }
    let slices = times.indices.map { first in
      circle[first..<min(circle.count, first + times.count)]
        .prefix { $0.minute <= circle[first].minute + window }
    }
    return slices.max { days($0, calendar) < days($1, calendar) }
  }

  private static func days(_ times: ArraySlice<Time>, _ calendar: Calendar) -> Int {
    Set(times.map { calendar.startOfDay(for: $0.moment) }).count
  }

  /// The narrowest group of weekdays that nearly all days belong to, and that they fill.
  private static func weekdays(of days: Set<Date>, _ calendar: Calendar) -> Set<Int>? {
    let numbers = days.map { calendar.component(.weekday, from: $0) }
    let weekend: Set<Int> = [1, 7]
    let all = Set(1...7)
    let groups = all.sorted().map { [$0] } + [weekend, all.subtracting(weekend), all]
    guard let first = days.min(), let last = days.max() else { return nil }
    return groups.first { group in
      let inside = numbers.count { group.contains($0) }
      guard Double(inside) >= 0.9 * Double(numbers.count) else { return false }
      let eligible = Self.days(from: first, to: last, calendar).count {
        group.contains(calendar.component(.weekday, from: $0))
      }
      return Double(inside) >= leastShare * Double(eligible)
    }
  }
}

/// Something that a person does at the same time again and again.
public struct Habit: Sendable, Equatable {
  /// What is done.
  public let suggestion: Suggestion
  /// When.
  public let rhythm: Rhythm
}

extension PhraseEngine {
  /// What the person does at the same time of some days, the most frequent first.
  ///
  /// Times are kept where what is done is kept: in memory, unless the program names a file.
  public func habits() -> [Habit] {
    let isOwn = catalog.isOfOwnApp()
    return configuration.activity.habits(
      calendar: configuration.calendar, now: configuration.now()
    ).filter { isOwn($0.suggestion) }
  }
}
