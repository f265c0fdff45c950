// SPDX-License-Identifier: Apache-2.0

import AppIntents

extension ShowNextBus {
  /// Ends the intent; the app shows what is wrong and how to refresh.
  var problem: any Error {
    navigator.open(.timetableProblem)
    return needsToContinueInForegroundError("The timetable is out of date. Refresh it in the app.")
  }

  /// Has another line chosen in the app, and goes on with it.
  func alternative(to line: BusRoute, in choice: JourneyChoice) async throws -> BusRoute {
    let others = choice.timetable.routes(at: busStop)
      .filter { !choice.timetable.isClosed(busStop, for: $0) }
    guard let first = others.first else {
      throw TimetableError.noBus(line: line.number, stop: busStop.name)
    }
    try await requestToContinueInForeground(
      "Road works keep the \(line.number) from \(busStop.name). Choose another line in the app?")
    navigator.open(.alternatives(stop: busStop.id))
    route =
      others.count == 1
      ? first : try await $route.requestDisambiguation(among: others, dialog: "Which line:")
    return route ?? first
  }
}
