// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Fetches the timetables of all lines, and tells how far it is.
public struct RefreshTimetable: ProgressReportingIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Refresh Timetable"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Fetches the newest timetables of all lines.", categoryName: "Timetable",
    searchKeywords: ["update", "download"])

  @Dependency private var store: TimetableStore

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Fetches line after line.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let progress = progress
    progress.totalUnitCount = Int64(store.numberOfLines)
    try await store.refresh { line in
      progress.localizedDescription = "Line \(line.number)"
      progress.completedUnitCount += 1
    }
    return .result(dialog: "The timetables of \(store.numberOfLines) lines are up to date.")
  }
}

/// The button that refreshes a widget: of no use as an action of its own.
public struct RefreshWidget: AppIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Refresh Widget"
  /// It is shown nowhere.
  public static let isDiscoverable = false

  @Dependency private var store: TimetableStore

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Fetches all lines without a word.
  public func perform() async throws -> some IntentResult {
    try await store.refresh()
    return .result()
  }
}
