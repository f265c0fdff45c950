// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Tells when the next bus of a line leaves a stop.
///
/// What was not said is asked: the lines of the stop, then the directions of the line. Where the
/// times are out of date or road works keep the line away, the app takes over.
public struct ShowNextBus: ForegroundContinuableIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Show Next Bus"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Tells when the next bus of a line leaves a stop.", categoryName: "Departures",
    searchKeywords: ["bus", "departure", "timetable"], resultValueName: "Departure Time")

  /// Where the person waits.
  @Parameter(title: "Stop", requestValueDialog: "From which stop?")
  public var busStop: BusStop

  /// The line; asked where the stop has several.
  @Parameter(title: "Line")
  public var route: BusRoute?

  /// Where to; asked where buses go both ways.
  @Parameter(title: "Direction")
  public var direction: BusDirection?

  @Dependency private var store: TimetableStore
  @Dependency private var clock: TownClock
  @Dependency var navigator: BusNavigator

  /// Makes the intent with nothing filled in.
  public init() {}

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    When(\.$route, .hasAnyValue) {
      Summary("Show the next \(\.$route) to \(\.$direction) from \(\.$busStop)")
    } otherwise: {
      Summary("Show the next bus from \(\.$busStop)") {
        \.$route
        \.$direction
      }
    }
  }

  /// Asks for what is open, and tells the next bus.
  public func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    guard let timetable = try? store.currentTimetable() else { throw problem }
    let choice = JourneyChoice(timetable: timetable, stop: busStop)
    var line = try await choice.route($route)
    if timetable.isClosed(busStop, for: line) {
      line = try await alternative(to: line, in: timetable)
    }
    let end = try await choice.direction($direction, of: line)
    let buses = try choice.buses(of: line, to: end, by: clock, limit: 3)
    let times = buses.map { clock.time($0.time) }
    return .result(
      value: buses[0].time,
      dialog: IntentDialog(
        full: """
          The next \(line.number) to \(end.destination) leaves \(busStop.name) \
          \(clock.soon(buses[0].time)).
          """,
        supporting: "\(line.number) → \(end.destination): \(times.joined(separator: ", "))"))
  }
}
