// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import Testing

/// What moments mean at a fixed time in several time zones.
@Suite struct ValuesMomentTests {
  private static func calendar(_ zone: String, firstWeekday: Int = 2) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// The date that English words mean, as local time with its offset.
  private static func date(
    _ text: String, at now: String, in calendar: Calendar
  ) throws -> String? {
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: calendar.timeZone)
    let now = try Date.ISO8601FormatStyle().parse(now)
    let utterance = Utterance(text)
    let reading = ValueKind.dateTime.readings(in: utterance, language: "en").first {
      $0.length == utterance.tokens.count
    }
    guard case .moment(let moment) = reading?.value else { return nil }
    return moment.date(from: now, in: calendar)?.formatted(style)
  }

  /// Friday, 16 October 2026, two in the afternoon in Berlin.
  @Test(
    arguments: [
      ("tomorrow at five", "2026-10-17T17:00:00+02:00"),
      ("tomorrow at seven", "2026-10-17T07:00:00+02:00"),
      ("tomorrow at twelve", "2026-10-17T12:00:00+02:00"),
      ("today at one", "2026-10-16T13:00:00+02:00"),
      ("today at five", "2026-10-16T17:00:00+02:00"),
      ("today at eleven", "2026-10-16T23:00:00+02:00"),
      ("at five", "2026-10-16T17:00:00+02:00"), ("at one", "2026-10-17T01:00:00+02:00"),
      ("at two", "2026-10-17T02:00:00+02:00"), ("at five pm", "2026-10-16T17:00:00+02:00"),
      ("at five am", "2026-10-17T05:00:00+02:00"), ("noon", "2026-10-17T12:00:00+02:00"),
      ("midnight", "2026-10-17T00:00:00+02:00"), ("friday", "2026-10-23T00:00:00+02:00"),
      ("this friday", "2026-10-16T00:00:00+02:00"), ("next friday", "2026-10-23T00:00:00+02:00"),
      ("last friday", "2026-10-09T00:00:00+02:00"), ("monday", "2026-10-19T00:00:00+02:00"),
      ("next monday", "2026-10-19T00:00:00+02:00"), ("next sunday", "2026-10-25T00:00:00+02:00"),
      ("sunday", "2026-10-18T00:00:00+02:00"), ("last monday", "2026-10-12T00:00:00+02:00"),
      ("in twenty minutes", "2026-10-16T14:20:00+02:00"),
      ("two days ago", "2026-10-14T14:00:00+02:00"),
      ("may 3 rd", "2027-05-03T00:00:00+02:00"), ("october 16", "2026-10-16T00:00:00+02:00"),
      ("the third", "2026-11-03T00:00:00+01:00"), ("the sixteenth", "2026-10-16T00:00:00+02:00"),
      ("the thirty first", "2026-10-31T00:00:00+01:00"),
      ("february 29", "2028-02-29T00:00:00+01:00"), ("tonight", "2026-10-16T21:00:00+02:00"),
      ("tomorrow morning", "2026-10-17T09:00:00+02:00"),
      ("this evening", "2026-10-16T19:00:00+02:00"), ("in a month", "2026-11-16T14:00:00+01:00"),
      ("the day after tomorrow", "2026-10-18T00:00:00+02:00"),
      ("3 may 2020", "2020-05-03T00:00:00+02:00"), ("now", "2026-10-16T14:00:00+02:00"),
    ] as [(String, String)])
  func aFridayInBerlin(_ text: String, _ expected: String) throws {
    let calendar = try Self.calendar("Europe/Berlin")
    #expect(try Self.date(text, at: "2026-10-16T12:00:00Z", in: calendar) == expected)
  }

  @Test(
    arguments: [
      // Clocks go back on 25 October 2026 at three in Berlin.
      ("at half past two", "Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T02:30:00+02:00"),
      ("in a day", "Europe/Berlin", "2026-10-24T10:00:00Z", "2026-10-25T12:00:00+01:00"),
      (
        "in twenty four hours", "Europe/Berlin", "2026-10-24T10:00:00Z", "2026-10-25T11:00:00+01:00"
      ),
      ("tomorrow", "Europe/Berlin", "2026-10-24T22:30:00Z", "2026-10-26T00:00:00+01:00"),
      // They go forward on 28 March 2027 at two.
      ("at half past two am", "Europe/Berlin", "2027-03-27T23:30:00Z", "2027-03-28T03:00:00+02:00"),
      ("tomorrow at 02:30", "Europe/Berlin", "2027-03-27T11:00:00Z", "2027-03-28T03:00:00+02:00"),
      ("tomorrow at five", "America/New_York", "2026-10-17T02:00:00Z", "2026-10-17T17:00:00-04:00"),
      ("tomorrow", "Asia/Tokyo", "2026-12-31T16:00:00Z", "2027-01-02T00:00:00+09:00"),
      ("in twenty minutes", "Asia/Kolkata", "2026-10-16T18:20:00Z", "2026-10-17T00:10:00+05:30"),
      ("next friday", "Pacific/Auckland", "2026-10-15T12:00:00Z", "2026-10-23T00:00:00+13:00"),
      ("january first", "Asia/Tokyo", "2026-12-31T14:00:00Z", "2027-01-01T00:00:00+09:00"),
      // There is no midnight on the day that the clocks change in Beirut.
      ("tomorrow", "Asia/Beirut", "2027-03-27T12:00:00Z", "2027-03-28T01:00:00+03:00"),
    ] as [(String, String, String, String)])
  func timeZonesAndChangesOfTheClock(
    _ text: String, _ zone: String, _ now: String, _ expected: String
  ) throws {
    #expect(try Self.date(text, at: now, in: Self.calendar(zone)) == expected)
  }

  @Test(arguments: [(2, "2026-10-23T00:00:00Z"), (1, "2026-10-30T00:00:00Z")])
  func nextWeekBeginsOnTheCalendarsFirstDay(_ first: Int, _ expected: String) throws {
    // Sunday, 18 October 2026: the last day of a week that begins on Monday.
    let calendar = try Self.calendar("UTC", firstWeekday: first)
    #expect(try Self.date("next friday", at: "2026-10-18T12:00:00Z", in: calendar) == expected)
  }

  @Test func otherCalendarsKeepTheirTimeZoneOnly() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
    let date = try Self.date("may 3 2027", at: "2026-10-18T12:00:00Z", in: buddhist)
    #expect(date == "2027-05-03T00:00:00+07:00")
  }

  @Test func everyMomentIsADate() throws {
    let calendar = try Self.calendar("America/New_York", firstWeekday: 1)
    for hour in 0..<48 {
      let now = Date(timeIntervalSince1970: 1_793_000_000 + Double(hour) * 3600)
      for time in 1...12 {
        let readings = ValueKind.dateTime.readings(in: Utterance("at \(time)"), language: "en")
        guard case .moment(let moment) = readings.last?.value else {
          Issue.record("“at \(time)” is no moment")
          return
        }
        let date = try #require(moment.date(from: now, in: calendar))
        #expect(date > now && date.timeIntervalSince(now) <= 13 * 3600)
      }
    }
  }
}
