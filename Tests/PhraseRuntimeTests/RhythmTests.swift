// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseRuntime

/// When something is a habit.
@Suite struct RhythmTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }

  /// Moments in November 2026, which began on a Sunday: "2 7:40" is Monday at twenty to eight.
  private func rhythm(_ moments: String, now: String = "29 20:00") throws -> Rhythm? {
    Rhythm(
      of: try moments.split(separator: ",").map(moment), calendar: calendar,
      now: try moment(now[...]))
  }

  private func moment(_ text: Substring) throws -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return try #require(
      calendar.date(
        from: DateComponents(
          year: 2026, month: 11, day: numbers[0], hour: numbers[1], minute: numbers[2])))
  }

  @Test(
    arguments: [
      // On working days, a little earlier or later.
      ("2 7:40, 3 7:35, 4 7:44, 5 7:41, 6 7:39, 9 7:50, 10 7:38", [2, 3, 4, 5, 6], 7, 40),
      // On Saturdays.
      ("7 10:00, 14 10:05, 21 9:55, 28 10:00", [7], 10, 0),
      ("1 9:00, 7 9:00, 8 9:00, 14 9:00, 15 9:00", [1, 7], 9, 0),
      // Every day around midnight.
      (
        "1 23:50, 3 0:05, 3 23:55, 5 0:10, 5 23:50, 6 23:58, 8 0:01", [1, 2, 3, 4, 5, 6, 7], 0, 0
      ),
      // Once more in the evening, which is no habit.
      ("2 7:40, 3 7:40, 4 7:40, 5 7:40, 5 19:00", [2, 3, 4, 5, 6], 7, 40),
    ] as [(String, [Int], Int, Int)])
  func habits(moments: String, weekdays: [Int], hour: Int, minute: Int) throws {
    let rhythm = try #require(try rhythm(moments))
    #expect(rhythm.weekdays == Set(weekdays))
    #expect(rhythm.hour == hour && rhythm.minute == minute)
  }

  @Test(arguments: [
    "", "2 7:40", "2 7:40, 3 7:40, 4 7:40",
    // Four times on one day.
    "2 7:40, 2 7:41, 2 7:42, 2 7:43",
    // At any time.
    "2 7:40, 3 12:00, 4 18:00, 5 9:00, 6 15:00, 9 21:00",
    // On too few of the days.
    "2 7:40, 9 7:40, 18 7:40, 27 7:40",
  ]) func noHabits(moments: String) throws {
    #expect(try rhythm(moments) == nil)
  }

  @Test func whatWasGivenUpIsForgotten() throws {
    let moments = try "2 7:40, 3 7:40, 4 7:40, 5 7:40".split(separator: ",").map(moment)
    let later = try #require(calendar.date(byAdding: .day, value: 60, to: moments[0]))
    #expect(Rhythm(of: moments, calendar: calendar, now: later) == nil)
  }
}
