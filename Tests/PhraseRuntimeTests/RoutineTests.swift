// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseRuntime

/// When things are done one shortly after the other.
@Suite struct RoutineTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }

  /// The routines in what was done in November 2026: "a 2 7:40" is a on the second at 7:40.
  private func routines(_ deeds: String, now: String = "29 20:00") throws -> [String] {
    var moments: [String: [Date]] = [:]
    for deed in deeds.split(separator: ",") {
      let text = deed.drop { $0 == " " }
      moments[String(text.prefix(1)), default: []].append(try moment(text.dropFirst()))
    }
    return RoutineSearch.routines(in: moments, calendar: calendar, now: try moment(now[...]))
      .map { "\($0.things.joined()) \($0.count)/\($0.dayCount)" }
  }

  private func moment(_ text: Substring) throws -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return try #require(
      calendar.date(
        from: DateComponents(
          year: 2026, month: 11, day: numbers[0], hour: numbers[1], minute: numbers[2])))
  }

  /// What was done on days, so many minutes apart, at any hour.
  private static func days(_ days: [Int], _ things: String, apart: Int = 2) -> String {
    days.flatMap { day in
      things.enumerated().map { "\($1) \(day) \(7 + day % 5):\($0 * apart + 10)" }
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    (days([2, 3, 5, 9], "ab"), ["ab 4/4"]),
    // As far apart as may be.
    (days([2, 3, 5, 9], "ab", apart: 5), ["ab 4/4"]),
    // Of three in a row, two are no routine beside it.
    (days([2, 3, 5, 9, 10], "abc"), ["abc 5/5"]),
    // Done alone once.
    (days([2, 3, 5, 9], "ab") + ", " + days([12], "b"), ["ab 4/5"]),
    // Twice on a day counts once.
    (days([2, 3, 5, 9], "abab"), ["ab 4/4"]),
    // Two of them.
    (
      days([2, 3, 5, 9, 10], "ab") + ", " + days([15, 16, 17, 18], "cd"), ["ab 5/5", "cd 4/4"]
    ),
  ]) func found(deeds: String, routines: [String]) throws {
    #expect(try self.routines(deeds) == routines)
  }

  @Test(arguments: [
    // On too few days.
    days([2, 3, 5], "ab"),
    // Too far apart.
    days([2, 3, 5, 9], "ab", apart: 6),
    // The same thing twice.
    days([2, 3, 5, 9], "aa"),
    // Mostly without the other.
    days([2, 3, 5, 9], "ab") + ", " + days([10, 11, 12, 13], "a"),
    // In either order.
    days([2, 3, 5, 9], "ab") + ", " + days([10, 11, 12, 13], "ba"),
    // Four times on one day.
    "a 2 7:00, b 2 7:01, a 2 8:00, b 2 8:01, a 2 9:00, b 2 9:01, a 2 10:00, b 2 10:01",
  ]) func notFound(deeds: String) throws {
    #expect(try routines(deeds) == [])
  }

  @Test func whatWasGivenUpIsForgotten() throws {
    #expect(try routines(Self.days([2, 3, 5, 9], "ab"), now: "29 20:00") == ["ab 4/4"])
    #expect(try routines(Self.days([2, 3, 5, 9], "ab"), now: "60 20:00") == [])
  }

  /// A month in which a few things are done at any time, eight times a day, gives nothing to offer.
  @Test(arguments: 1...50) func chanceIsNoRoutine(seed: Int) throws {
    var state = UInt64(seed)
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    var deeds: [String] = []
    for day in 1...28 {
      for _ in 0..<8 {
        deeds.append("\(["a", "b", "c", "d", "e"][next(5)]) \(day) \(7 + next(14)):\(next(60))")
      }
    }
    #expect(try routines(deeds.joined(separator: ",")) == [])
    // Nor do the single things have a rhythm.
    let moments = try deeds.filter { $0.hasPrefix("a") }.map { try moment($0.dropFirst()) }
    #expect(Rhythm(of: moments, calendar: calendar, now: try moment("29 20:00")) == nil)
  }
}
