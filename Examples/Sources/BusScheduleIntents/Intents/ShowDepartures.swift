// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Tells the next buses of all lines at a stop.
public struct ShowDepartures: AppIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Show Departures"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Tells which buses leave a stop next.", categoryName: "Departures",
    searchKeywords: ["departure", "timetable"], resultValueName: "Next Buses")

  /// How many buses are told: as many as a person keeps in mind.
  static let count = 3

  /// Where the person waits.
  @Parameter(title: "Stop", requestValueDialog: "From which stop?")
  public var busStop: BusStop

  /// Whether only buses without a step count.
  @Parameter(title: "Low Floor Only", default: false)
  public var isLowFloorOnly: Bool

  @Dependency private var store: TimetableStore
  @Dependency private var clock: TownClock

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Makes the intent for all buses or those without a step.
  public init(isLowFloorOnly: Bool) {
    self.isLowFloorOnly = isLowFloorOnly
  }

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Show the next buses from \(\.$busStop)") { \.$isLowFloorOnly }
  }

  /// Tells the next buses.
  public func perform() async throws -> some IntentResult & ReturnsValue<[BusDeparture]>
    & ProvidesDialog
  {
    let buses = try store.currentTimetable().departures(by: clock, limit: Self.count) { bus in
      bus.stop == busStop.name && bus.town == busStop.town && (bus.isLowFloor || !isLowFloorOnly)
    }
    let words = buses.map { "the \($0.line) to \($0.destination) \(clock.soon($0.time))" }
    let entities = buses.map { BusDeparture($0, clock: clock) }
    guard !words.isEmpty else {
      return .result(value: entities, dialog: "No such bus leaves \(busStop.name) this week.")
    }
    return .result(
      value: entities, dialog: "Next from \(busStop.name): \(words.joined(separator: "; ")).")
  }
}
