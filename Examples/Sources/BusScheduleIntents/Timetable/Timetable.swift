// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All lines of the towns.
public struct Timetable: Sendable {
  /// The lines in the order to show them.
  public let lines: [BusLine]

  /// Makes a timetable.
  public init(_ lines: [BusLine]) {
    self.lines = lines
  }

  // MARK: - Stops, lines and directions

  var stops: [BusStop] {
    var seen: Set<String> = []
    return lines.flatMap { line in
      line.stops.map {
        BusStop(name: $0.name, town: line.town, lines: numbers(at: $0.name, line.town))
      }
    }.filter { seen.insert($0.id).inserted }
  }

  private func numbers(at stop: String, _ town: String) -> [String] {
    lines.filter { $0.serves(stop, in: town) }.map(\.number)
  }

  var routes: [BusRoute] { lines.map(BusRoute.init) }

  /// The lines that go by a stop.
  func routes(at stop: BusStop) -> [BusRoute] {
    lines.filter { $0.serves(stop) }.map(BusRoute.init)
  }

  /// The ends of all lines.
  var directions: [BusDirection] {
    var seen: Set<String> = []
    return lines.flatMap { line in
      line.ends.map { BusDirection(destination: $0, town: line.town) }
    }.filter { seen.insert($0.id).inserted }
  }

  /// Where the buses of a line go from a stop: nowhere from its own end.
  func directions(of route: BusRoute, from stop: BusStop) -> [BusDirection] {
    guard let line = line(route), line.serves(stop) else { return [] }
    return line.ends.filter { $0 != stop.name }
      .map { BusDirection(destination: $0, town: line.town) }
  }

  func line(_ route: BusRoute) -> BusLine? { lines.first { $0.number == route.number } }

  /// Whether road works keep a line from a stop.
  func isClosed(_ stop: BusStop, for route: BusRoute) -> Bool {
    line(route)?.closedStop == stop.name
  }

  // MARK: - Departures

  /// How many days ahead the timetable is read: a line that runs on one day of the week is found.
  static let days = 8

  /// The next buses that meet a condition, soonest first.
  ///
  /// - Parameters:
  ///   - clock: The clock to count from.
  ///   - limit: How many to return at most.
  ///   - condition: Which buses are wanted.
  /// - Returns: The buses of the first days that have enough of them.
  func departures(
    by clock: TownClock, limit: Int, where condition: (Departure) -> Bool
  ) -> [Departure] {
    var found: [Departure] = []
    // Yesterday's night buses run until this morning, so a day is only complete with the next.
    for day in -1..<Self.days {
      let enough = found.count >= limit
      guard let start = clock.serviceStart(daysFromNow: day) else { continue }
      let buses = lines.flatMap { $0.departures(from: start, by: clock) }
      found += buses.filter { $0.time >= clock.now && condition($0) }
      if enough { break }
    }
    return Array(found.sorted { ($0.time, $0.line) < ($1.time, $1.line) }.prefix(max(0, limit)))
  }
}

extension BusLine {
  /// All departures of a service day at all stops.
  fileprivate func departures(from start: Date, by clock: TownClock) -> [Departure] {
    guard let service = clock.isWeekend(start) ? weekends : weekdays else { return [] }
    return ends.flatMap { end in
      stops.flatMap { stop -> [Departure] in
        guard let offset = minutes(to: stop.name, towards: end) else { return [] }
        return service.starts.enumerated().map { place, minute in
          Departure(
            line: number, town: town, stop: stop.name, destination: end,
            time: start.addingTimeInterval(Double(minute + offset) * 60),
            isLowFloor: lowFloorInterval > 0 && place.isMultiple(of: lowFloorInterval))
        }
      }
    }
  }
}
