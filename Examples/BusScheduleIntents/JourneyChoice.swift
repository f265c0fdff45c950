// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Chooses a line and a direction at a stop: what was said if it fits, what alone is left, or what
/// the person answers.
struct JourneyChoice {
  let timetable: Timetable
  let stop: BusStop

  /// The line; the parameter has it afterwards, since the directions follow from it.
  func route(_ parameter: IntentParameter<BusRoute?>) async throws -> BusRoute {
    try await choose(parameter, among: timetable.routes(at: stop)) { said in
      "The \(said.number) does not stop at \(stop.name). Which line instead:"
    }
  }

  /// The direction; at an end of the line there is only one.
  func direction(
    _ parameter: IntentParameter<BusDirection?>, of route: BusRoute
  ) async throws -> BusDirection {
    try await choose(parameter, among: timetable.directions(of: route, from: stop)) { said in
      "The \(route.number) does not go from \(stop.name) to \(said.destination). Where to:"
    }
  }

  private func choose<Choice: AppEntity>(
    _ parameter: IntentParameter<Choice?>, among possible: [Choice],
    otherwise dialog: (Choice) -> IntentDialog
  ) async throws -> Choice {
    var choice: Choice
    if let said = parameter.wrappedValue {
      choice = said
    } else {
      choice = possible.count == 1 ? possible[0] : try await parameter.requestValue()
    }
    if !possible.contains(where: { $0.id == choice.id }) {
      choice = try await parameter.requestDisambiguation(among: possible, dialog: dialog(choice))
    }
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
