// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Opens a stop's page.
public struct OpenStop: OpenIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Open Stop"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Opens the page of a stop.", categoryName: "Departures")

  /// The stop.
  @Parameter(title: "Stop", requestValueDialog: "Which stop?")
  public var target: BusStop

  @Dependency private var store: TimetableStore
  @Dependency private var navigator: BusNavigator

  /// Makes the intent with nothing filled in.
  public init() {}

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  /// Opens the page, and names the lines of the stop.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    navigator.open(.stop(target.id))
    let lines = store.timetable.routes(at: target).map(\.number)
    return .result(
      dialog: "Opened \(target.name) in \(target.town). Lines: \(lines.joined(separator: ", ")).")
  }
}
