// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several things that a person does one shortly after the other, again and again.
public struct Routine: Sendable, Equatable {
  /// What is done, in its order; at least two things.
  public let suggestions: [Suggestion]
  /// On how many days they were done so.
  public let count: Int
  /// On how many days one of them was done, the one that was done on most.
  public let dayCount: Int
}

/// Finds what is done one shortly after the other.
struct RoutineSearch {
  /// How much later the next thing may be done: five minutes.
  static let pause: TimeInterval = 5 * 60
  /// How many things a routine has at most.
  static let longest = 5
  /// The share of the days on which any of them was done that has to have them all in this order:
  /// who does two things in either order has no routine.
  static let leastShare = 0.8

  private let calendar: Calendar
  private var days: [[String]: Set<Date>] = [:]

  /// The rows of things that make routines, the longest first, then the most frequent.
  ///
  /// - Parameters:
  ///   - moments: When each thing was done.
  ///   - calendar: What days are told apart by.
  ///   - now: The moment that is looked back from, as far as ``Rhythm`` does.
  /// - Returns: The things in their order, on how many days they were done so, and the most days on
  ///   which one of them was done. No row is a part of another.
  /// - Complexity: O(*n* log *n*) for *n* moments.
  static func routines(
    in moments: [String: [Date]], calendar: Calendar, now: Date
  ) -> [(things: [String], count: Int, dayCount: Int)] {
    var search = RoutineSearch(calendar: calendar)
    let done = moments.flatMap { thing, dates in dates.map { (thing: thing, date: $0) } }
      .filter { $0.date <= now && now.timeIntervalSince($0.date) < Rhythm.span }
      .sorted { ($0.date, $0.thing) < ($1.date, $1.thing) }
    for index in done.indices { search.count(done[index...].prefix(longest)) }
    return search.found
  }

  private init(calendar: Calendar) { self.calendar = calendar }

  /// Counts the rows that begin with the first of these.
  private mutating func count(_ done: ArraySlice<(thing: String, date: Date)>) {
    guard let first = done.first else { return }
    let day = calendar.startOfDay(for: first.date)
    var row: [String] = []
    var last = first.date
    for (thing, date) in done {
      guard !row.contains(thing), date.timeIntervalSince(last) <= Self.pause else { return }
      row.append(thing)
      last = date
      days[row, default: []].insert(day)
    }
  }

  private var found: [(things: [String], count: Int, dayCount: Int)] {
    let rows = days.compactMap { row, days -> (things: [String], count: Int, dayCount: Int)? in
      let most = row.compactMap { self.days[[$0]]?.count }.max() ?? 0
      guard row.count > 1, days.count >= Rhythm.leastDays,
        Double(days.count) >= Self.leastShare * Double(most)
      else { return nil }
      return (row, days.count, most)
    }.sorted { left, right in
      if left.things.count != right.things.count { return left.things.count > right.things.count }
      if left.count != right.count { return left.count > right.count }
      return left.things.lexicographicallyPrecedes(right.things)
    }
    return rows.enumerated().filter { index, row in
      !rows[..<index].contains { Set($0.things).isSuperset(of: row.things) }
    }.map(\.element)
  }
}

extension PhraseEngine {
  /// What the person does one shortly after the other on several days, the longest first.
  ///
  /// Times are kept where what is done is kept: in memory, unless the program names a file.
  public func routines() -> [Routine] {
    let isOwn = catalog.isOfOwnApp()
    return configuration.activity.routines(
      calendar: configuration.calendar, now: configuration.now()
    ).filter { $0.suggestions.allSatisfy(isOwn) }
  }
}
