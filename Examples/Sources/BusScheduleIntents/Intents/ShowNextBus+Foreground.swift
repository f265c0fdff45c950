// SPDX-License-Identifier: Apache-2.0

import AppIntents

extension ShowNextBus {
  /// Ends the intent; if the person agrees, the app shows what is wrong and how to refresh.
  var problem: any Error {
    let navigator = navigator
    return needsToContinueInForegroundError(
      "The timetable is out of date. Open Bus Schedule to see what to do?"
    ) {
      navigator.open(.timetableProblem)
    }
  }

  /// Has another line chosen in the app, and goes on with it.
  func alternative(to line: BusRoute, in timetable: Timetable) async throws -> BusRoute {
    let (navigator, stop, parameter) = (navigator, busStop, $route)
    let others = timetable.routes(at: stop).filter { !timetable.isClosed(stop, for: $0) }
    guard !others.isEmpty else {
      throw TimetableError.noBus(line: line.number, stop: stop.name)
    }
    return try await requestToContinueInForeground(
      "Road works keep the \(line.number) from \(stop.name). Choose another line in the app?"
    ) {
      navigator.open(.alternatives(stop: stop.id))
      let chosen =
        others.count == 1
        ? others[0]
        : try await parameter.requestDisambiguation(among: others, dialog: "Which line:")
      parameter.wrappedValue = chosen
      return chosen
    }
  }
}
