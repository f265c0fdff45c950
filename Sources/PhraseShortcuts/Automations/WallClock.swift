// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A clock on the wall of a time zone: which moments it shows a time of day at.
///
/// The searches of `Calendar` are not enough here: they leave out a time in a gap of half an hour, and
/// find the second of two equal times when asked after the first.
struct WallClock {
  let zone: TimeZone

  /// The days from 1 January 1970 to the one that the clock is in.
  func day(at date: Date) -> Int {
    let shown = date.timeIntervalSince1970 + Double(offset(at: date.timeIntervalSince1970))
    return Int((shown / 86_400).rounded(.down))
  }

  /// The weekday of a day.
  static func weekday(of day: Int) -> Weekday {
    // The first one was a Thursday.
    let index = (day + 3) % 7
    return Weekday.allCases[index < 0 ? index + 7 : index]
  }

  /// The moment at which the clock first shows a time.
  ///
  /// - Returns: Where the clock skips the time, the first moment after the gap; nil for a day that the
  ///   zone left out as a whole.
  func moment(day: Int, hour: Int, minute: Int) -> Date? {
    let shown = Double(day * 86_400 + hour * 3600 + minute * 60)
    // Zones change their offset at most once in two days.
    let (before, after) = (offset(at: shown - 86_400), offset(at: shown + 86_400))
    let moments = [before, after].map { shown - Double($0) }
    let shows = moments.filter { $0 + Double(offset(at: $0)) == shown }
    if let first = shows.min() { return Date(timeIntervalSince1970: first) }
    guard after - before < 86_400 else { return nil }
    // In a gap the later offset gives the earlier moment, and the change lies between the two.
    var (early, late) = (moments[1], moments[0])
    while late - early > 1 {
      let middle = ((early + late) / 2).rounded()
      if offset(at: middle) == after { late = middle } else { early = middle }
    }
    return Date(timeIntervalSince1970: late)
  }

  private func offset(at seconds: TimeInterval) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
  }
}
