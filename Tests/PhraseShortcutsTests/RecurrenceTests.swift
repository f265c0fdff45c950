// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseShortcuts

/// When planned triggers happen next.
@Suite struct RecurrenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let zone: String
    let time: String
    var days = Weekday.everyDay
    /// The moment before, and the next times, all in UTC.
    let after: String
    let next: [String]

    var testDescription: String { "\(zone) \(time) after \(after)" }
  }

  static let rows = [
    // An ordinary day, and the moment itself.
    Row(
      zone: "Europe/Berlin", time: "7:40", after: "2026-06-01T05:39:59Z",
      next: ["2026-06-01T05:40:00Z", "2026-06-02T05:40:00Z"]),
    Row(
      zone: "Europe/Berlin", time: "7:40", after: "2026-06-01T05:40:00Z",
      next: ["2026-06-02T05:40:00Z"]),
    Row(
      zone: "Asia/Kathmandu", time: "0:00", after: "2026-06-01T18:14:59Z",
      next: ["2026-06-01T18:15:00Z", "2026-06-02T18:15:00Z"]),
    // Monday to Friday over a weekend: 2026-06-05 is a Friday.
    Row(
      zone: "Asia/Kathmandu", time: "7:40", days: Weekday.workdays, after: "2026-06-05T12:00:00Z",
      next: ["2026-06-08T01:55:00Z"]),
    Row(
      zone: "UTC", time: "9:00", days: [.monday, .thursday, .sunday],
      after: "2026-06-05T12:00:00Z",
      next: ["2026-06-07T09:00:00Z", "2026-06-08T09:00:00Z", "2026-06-11T09:00:00Z"]),
    // The clock skips 2:00 to 3:00: what lies in between happens at 3:00, then at its own time.
    Row(
      zone: "Europe/Berlin", time: "2:30", after: "2026-03-28T12:00:00Z",
      next: ["2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z"]),
    Row(
      zone: "Europe/Berlin", time: "2:30", days: [.sunday], after: "2026-03-28T12:00:00Z",
      next: ["2026-03-29T01:00:00Z", "2026-04-05T00:30:00Z"]),
    Row(
      zone: "America/New_York", time: "2:00", after: "2026-03-08T05:00:00Z",
      next: ["2026-03-08T07:00:00Z", "2026-03-09T06:00:00Z"]),
    // Half an hour is skipped on Lord Howe Island.
    Row(
      zone: "Australia/Lord_Howe", time: "2:15", after: "2026-10-03T12:00:00Z",
      next: ["2026-10-03T15:30:00Z", "2026-10-04T15:15:00Z"]),
    // The clock shows 2:00 to 3:00 twice: the first time counts.
    Row(
      zone: "Europe/Berlin", time: "2:30", after: "2026-10-24T12:00:00Z",
      next: ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]),
    // Asked for between the two.
    Row(
      zone: "Europe/Berlin", time: "2:30", after: "2026-10-25T00:45:00Z",
      next: ["2026-10-26T01:30:00Z"]),
    Row(
      zone: "America/New_York", time: "1:30", days: [.sunday], after: "2026-10-31T12:00:00Z",
      next: ["2026-11-01T05:30:00Z", "2026-11-08T06:30:00Z"]),
    Row(
      zone: "Australia/Lord_Howe", time: "1:45", after: "2026-04-04T12:00:00Z",
      next: ["2026-04-04T14:45:00Z", "2026-04-05T15:15:00Z"]),
    // Midnight itself is skipped.
    Row(
      zone: "Asia/Beirut", time: "0:30", days: [.sunday], after: "2026-03-28T12:00:00Z",
      next: ["2026-03-28T22:00:00Z", "2026-04-04T21:30:00Z"]),
    // Samoa left 30 December 2011 out.
    Row(
      zone: "Pacific/Apia", time: "7:40", after: "2011-12-29T12:00:00Z",
      next: ["2011-12-29T17:40:00Z", "2011-12-30T17:40:00Z", "2011-12-31T17:40:00Z"]),
  ]

  @Test(arguments: rows) func timesOfDays(row: Row) throws {
    let parts = row.time.split(separator: ":").compactMap { Int($0) }
    let trigger = AutomationTrigger.time(hour: parts[0], minute: parts[1], days: row.days)
    let zone = try #require(TimeZone(identifier: row.zone))
    var date = try Date(row.after, strategy: .iso8601)
    for expected in row.next {
      date = try #require(trigger.nextTime(after: date, in: zone))
      #expect(date.formatted(.iso8601) == expected)
    }
  }

  private let greenwich = AutomationTrigger.Place(latitude: 51.48, longitude: 0)
  private let tromsø = AutomationTrigger.Place(latitude: 69.65, longitude: 18.96)

  @Test func aMomentHappensOnce() throws {
    let moment = try Date("2026-06-01T12:00:00Z", strategy: .iso8601)
    #expect(AutomationTrigger.once(moment).nextTime(after: moment - 1, in: .gmt) == moment)
    #expect(AutomationTrigger.once(moment).nextTime(after: moment, in: .gmt) == nil)
  }

  @Test func theSunComesDayByDay() throws {
    let trigger = AutomationTrigger.sun(.sunset, minutes: -30, at: greenwich)
    var date = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
    for _ in 0..<800 {
      let next = try #require(trigger.nextTime(after: date, in: .gmt))
      #expect((1...86_400 * 1.5).contains(next.timeIntervalSince(date)))
      date = next
    }
  }

  @Test func theSunMayKeepToWeekdays() throws {
    let trigger = AutomationTrigger.sun(.sunrise, at: greenwich, days: [.sunday])
    let saturday = try Date("2026-06-06T12:00:00Z", strategy: .iso8601)
    let next = try #require(trigger.nextTime(after: saturday, in: .gmt))
    #expect(next.formatted(.iso8601).hasPrefix("2026-06-07T03:4"))
  }

  @Test func afterThePolarNightTheSunComesAgain() throws {
    let night = try Date("2025-12-10T12:00:00Z", strategy: .iso8601)
    let next = try #require(
      AutomationTrigger.sun(.sunrise, at: tromsø).nextTime(after: night, in: .gmt))
    #expect(next.formatted(.iso8601).hasPrefix("2026-01-1"))
  }

  @Test func wherePlacesHaveNoSunThereIsNoTime() {
    let pole = AutomationTrigger.sun(.sunset, at: .init(latitude: 90, longitude: 0))
    #expect(pole.nextTime(after: Date(timeIntervalSince1970: 0), in: .gmt) == nil)
  }

  @Test func whatIsNotPlannedHasNoTime() {
    for trigger in [AutomationTrigger.login, .intent("A.B"), .file(path: "/a")] {
      #expect(trigger.nextTime(after: .distantPast, in: .gmt) == nil)
    }
  }
}
