// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// When planned triggers happen.
///
/// A time that the clock skips, as when summer time begins, happens at the first moment after the
/// gap; one that the clock shows twice happens the first time. A day that a zone left out has none.
extension AutomationTrigger {
  /// The first time after a moment.
  ///
  /// - Parameters:
  ///   - date: The moment; a time that is equal to it is not after it.
  ///   - zone: The zone of the clock.
  /// - Returns: nil where there is none, or where it is no trigger that is planned.
  /// - Complexity: some microseconds a day that is looked at: a week at most, for the sun a year.
  package func nextTime(after date: Date, in zone: TimeZone) -> Date? {
    switch self {
    case .time(let hour, let minute, let days):
      Self.nextTime(after: date, hour: hour, minute: minute, days, in: zone)
    case .once(let moment): moment > date ? moment : nil
    case .sun(let event, let minutes, let place, let days):
      Self.nextTime(after: date, event, minutes: minutes, place, days, in: zone)
    case .intent, .value, .file, .signal, .login: nil
    }
  }

  private static func nextTime(
    after date: Date, hour: Int, minute: Int, _ days: Set<Weekday>, in zone: TimeZone
  ) -> Date? {
    let clock = WallClock(zone: zone)
    let today = clock.day(at: date)
    // A week, and one day on both sides: near midnight a gap may end on the next day.
    return (today - 1...today + 8).lazy.filter { days.contains(WallClock.weekday(of: $0)) }
      .compactMap { clock.moment(day: $0, hour: hour, minute: minute) }
      .first { $0 > date }
  }

  /// How many days are looked at for the sun: more than any polar night has.
  private static let sunDays = 400

  private static func nextTime(
    after date: Date, _ event: SunEvent, minutes: Int, _ place: Place, _ days: Set<Weekday>,
    in zone: TimeZone
  ) -> Date? {
    let clock = WallClock(zone: zone)
    // A place may be a day ahead of the clock or behind it, and the minutes half a day.
    return (-2...sunDays).lazy.compactMap { day -> Date? in
      let noon = date.addingTimeInterval(Double(day) * 86_400)
      guard let moment = SunTimes(at: place, on: noon).time(of: event),
        days.contains(WallClock.weekday(of: clock.day(at: moment)))
      else { return nil }
      return moment.addingTimeInterval(Double(minutes) * 60)
    }.first { $0 > date }
  }

  /// The last time of those that have come since a moment, and the next one.
  ///
  /// - Parameters:
  ///   - start: The moment; times of more than a month ago are left out.
  ///   - now: Times up to here have come.
  ///   - zone: The zone of the clock.
  /// - Returns: nil for what there is not.
  func times(
    after start: Date, until now: Date, in zone: TimeZone
  ) -> (last: Date?, next: Date?) {
    var start = start
    if case .once = self {} else { start = max(start, now.addingTimeInterval(-31 * 86_400)) }
    var last: Date?
    var next = nextTime(after: start, in: zone)
    while let time = next, time <= now {
      last = time
      next = nextTime(after: time, in: zone)
    }
    return (last, next)
  }
}
