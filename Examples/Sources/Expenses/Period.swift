// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A stretch of time that ends today, or before it.
public enum Period: String, CaseIterable, Sendable {
  /// Since midnight.
  case today
  /// The day before.
  case yesterday
  /// As the person's calendar has weeks.
  case thisWeek
  /// The week before.
  case lastWeek
  /// Since the first of the month.
  case thisMonth
  /// The month before.
  case lastMonth
  /// Since New Year.
  case thisYear

  /// Its first moment, and the first one behind it; nil where the calendar has none.
  func interval(until now: Date, in calendar: Calendar = .current) -> DateInterval? {
    switch self {
    case .today: calendar.dateInterval(of: .day, for: now)
    case .yesterday: previous(.day, before: now, calendar)
    case .thisWeek: calendar.dateInterval(of: .weekOfYear, for: now)
    case .lastWeek: previous(.weekOfYear, before: now, calendar)
    case .thisMonth: calendar.dateInterval(of: .month, for: now)
    case .lastMonth: previous(.month, before: now, calendar)
    case .thisYear: calendar.dateInterval(of: .year, for: now)
    }
  }

  private func previous(
    _ unit: Calendar.Component, before now: Date, _ calendar: Calendar
  ) -> DateInterval? {
    calendar.date(byAdding: unit, value: -1, to: now).flatMap {
      calendar.dateInterval(of: unit, for: $0)
    }
  }
}

extension Period: AppEnum {
  /// What a stretch of time is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"

  /// The names of the stretches.
  public static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
    .today: "Today",
    .yesterday: "Yesterday",
    .thisWeek: DisplayRepresentation(title: "This week", synonyms: ["the current week"]),
    .lastWeek: DisplayRepresentation(title: "Last week", synonyms: ["the previous week"]),
    .thisMonth: DisplayRepresentation(title: "This month", synonyms: ["the current month"]),
    .lastMonth: DisplayRepresentation(title: "Last month", synonyms: ["the previous month"]),
    .thisYear: DisplayRepresentation(title: "This year", synonyms: ["the current year"]),
  ]
}
