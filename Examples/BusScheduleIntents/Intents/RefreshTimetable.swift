// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Fetches the timetables of all lines, and tells how far it is.
public struct RefreshTimetable: ProgressReportingIntent {
  public static let title: LocalizedStringResource = "Refresh Timetable"
  public static let description = IntentDescription(
    "Fetches the newest timetables of all lines.", categoryName: "Timetable",
    searchKeywords: ["update", "download"])

  @Dependency private var store: TimetableStore

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await store.refresh()
    return .result(dialog: "The timetables of \(store.numberOfLines) lines are up to date.")
  }
}

/// The button that refreshes a widget: of no use as an action of its own.
public struct RefreshWidget: AppIntent {
  public static let title: LocalizedStringResource = "Refresh Widget"
  public static let isDiscoverable = false

  @Dependency private var store: TimetableStore

  public init() {}

  public func perform() async throws -> some IntentResult {
    try await store.refresh()
    return .result()
  }
}
