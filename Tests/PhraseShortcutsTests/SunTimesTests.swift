// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseShortcuts

/// Sunrise and sunset against almanacs.
@Suite struct SunTimesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let latitude, longitude: Double
    /// The day, and the times on it in hours from UTC; nil where there is none.
    let day: String
    let zone: Int
    let sunrise, sunset: String?

    var testDescription: String { "\(name) \(day)" }
  }

  /// Days and times of almanacs.
  ///
  /// - “USNO”: the yearly tables of the U.S. Naval Observatory for 2019, at whole degrees, and its page
  ///   of single days for Tromsø in 2014.
  /// - “Golden”: the worked example of NREL/TP-560-34302, Reda and Andreas, “Solar Position Algorithm”.
  /// - The others: the public tables of timeanddate.com.
  static let rows = [
    Row(
      name: "Greenwich", latitude: 51.48, longitude: 0, day: "2024-06-20", zone: 1,
      sunrise: "04:43", sunset: "21:21"),
    Row(
      name: "Greenwich", latitude: 51.48, longitude: 0, day: "2024-12-21", zone: 0,
      sunrise: "08:03", sunset: "15:53"),
    Row(
      name: "Sydney", latitude: -33.87, longitude: 151.21, day: "2019-12-21", zone: 11,
      sunrise: "05:41", sunset: "20:05"),
    Row(
      name: "Sydney", latitude: -33.87, longitude: 151.21, day: "2019-06-21", zone: 10,
      sunrise: "07:00", sunset: "16:54"),
    Row(
      name: "Quito", latitude: -0.18, longitude: -78.47, day: "2018-03-21", zone: -5,
      sunrise: "06:18", sunset: "18:24"),
    Row(
      name: "Quito", latitude: -0.18, longitude: -78.47, day: "2018-12-21", zone: -5,
      sunrise: "06:08", sunset: "18:16"),
    Row(
      name: "USNO Tromsø", latitude: 69.5, longitude: 19, day: "2014-04-01", zone: 1,
      sunrise: "04:50", sunset: "18:49"),
    Row(
      name: "USNO Tromsø", latitude: 69.5, longitude: 19, day: "2014-04-30", zone: 1,
      sunrise: "02:29", sunset: "20:58"),
    Row(
      name: "USNO Tromsø, polar day", latitude: 69.5, longitude: 19, day: "2014-06-21", zone: 1,
      sunrise: nil, sunset: nil),
    Row(
      name: "Tromsø, polar night", latitude: 69.65, longitude: 18.96, day: "2014-12-21", zone: 1,
      sunrise: nil, sunset: nil),
    Row(
      name: "USNO W 81 N 29", latitude: 29, longitude: -81, day: "2019-01-01", zone: 0,
      sunrise: "12:18", sunset: "22:38"),
    Row(
      name: "USNO W 81 N 29", latitude: 29, longitude: -81, day: "2019-09-23", zone: 0,
      sunrise: "11:13", sunset: "23:20"),
    Row(
      name: "USNO W 150 S 60", latitude: -60, longitude: -150, day: "2019-03-21", zone: -10,
      sunrise: "06:03", sunset: "18:10"),
    Row(
      name: "USNO W 150 S 60", latitude: -60, longitude: -150, day: "2019-12-20", zone: -10,
      sunrise: "02:32", sunset: "21:24"),
    Row(
      name: "Golden", latitude: 39.742476, longitude: -105.1786, day: "2003-10-17", zone: -7,
      sunrise: "06:13", sunset: "17:20"),
  ]

  @Test(arguments: rows) func timesAreThoseOfAlmanacs(row: Row) throws {
    let noon = try #require(
      try? Date("\(row.day)T12:00:00Z", strategy: .iso8601)
        .addingTimeInterval(Double(-3600 * row.zone)))
    let times = SunTimes(
      at: .init(latitude: row.latitude, longitude: row.longitude), on: noon)
    for (event, expected) in [(SunEvent.sunrise, row.sunrise), (.sunset, row.sunset)] {
      guard let expected else {
        #expect(times.time(of: event) == nil)
        continue
      }
      let time = try #require(times.time(of: event))
      let almanac = try Date("\(row.day)T\(expected):00Z", strategy: .iso8601)
        .addingTimeInterval(Double(-3600 * row.zone))
      #expect(abs(time.timeIntervalSince(almanac)) <= 120, "\(event) at \(time)")
    }
  }

  @Test func polesHaveNoRisesAndNoFaults() {
    for latitude in [-90.0, 90] {
      let times = SunTimes(
        at: .init(latitude: latitude, longitude: 180), on: Date(timeIntervalSince1970: 0))
      #expect(times.time(of: .sunrise) == nil)
    }
  }
}
