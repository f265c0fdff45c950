// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Chooses a line and a direction at a stop: what was said, what alone is left, or what the person
/// answers.
struct JourneyChoice {
  let timetable: Timetable
  let stop: BusStop

  /// The line; the parameter has it afterwards, since the directions follow from it.
  func route(_ parameter: IntentParameter<BusRoute?>) async throws -> BusRoute {
    try await choose(parameter, among: timetable.routes(at: stop))
  }

  /// The direction; at an end of the line there is only one.
  func direction(
    _ parameter: IntentParameter<BusDirection?>, of route: BusRoute
  ) async throws -> BusDirection {
    try await choose(parameter, among: timetable.directions(of: route, from: stop))
  }

  private func choose<Choice: AppEntity>(
    _ parameter: IntentParameter<Choice?>, among possible: [Choice]
  ) async throws -> Choice {
    if let said = parameter.wrappedValue { return said }
    let choice = possible.count == 1 ? possible[0] : try await parameter.requestValue()
    parameter.wrappedValue = choice
    return choice
  }

  /// The next buses, at least one.
  ///
  /// - Throws: ``TimetableError/noBus(line:stop:)``.
  func buses(
    of route: BusRoute, to direction: BusDirection, by clock: TownClock, limit: Int,
    minutesAhead: Int = 0
  ) throws -> [Departure] {
    let earliest = clock.now.addingTimeInterval(Double(minutesAhead) * 60)
    let buses = timetable.departures(by: clock, limit: limit) { bus in
      bus.line == route.number && bus.destination == direction.destination
        && bus.stop == stop.name && bus.time >= earliest
    }
    guard !buses.isEmpty else {
      throw TimetableError.noBus(line: route.number, stop: stop.name)
    }
    return buses
  }
}
