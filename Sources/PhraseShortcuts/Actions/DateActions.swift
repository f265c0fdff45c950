// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let dates: [any BuiltInAction.Type] = [
    CurrentDate.self, AdjustDate.self, FormatDate.self, TimeBetweenDates.self,
    GetDateFromText.self,
  ]
}

/// The moment at which the action is performed.
struct CurrentDate: BuiltInAction {
  static let title: LocalizedStringResource = "Current Date"
  static let description = IntentDescription("The date and the time now.")
  static let category = ActionCategory.dates

  static var parameterSummary: some ParameterSummary { Summary("Current date") }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    .result(value: try run.reading.configuration.now())
  }
}

/// What dates are counted by.
enum DateUnit: String, AppEnum {
  case seconds, minutes, hours, days, weeks, months, years

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit of Time"
  static let caseDisplayRepresentations: [DateUnit: DisplayRepresentation] = [
    .seconds: DisplayRepresentation(title: "Seconds", synonyms: ["Second"]),
    .minutes: DisplayRepresentation(title: "Minutes", synonyms: ["Minute"]),
    .hours: DisplayRepresentation(title: "Hours", synonyms: ["Hour"]),
    .days: DisplayRepresentation(title: "Days", synonyms: ["Day"]),
    .weeks: DisplayRepresentation(title: "Weeks", synonyms: ["Week"]),
    .months: DisplayRepresentation(title: "Months", synonyms: ["Month"]),
    .years: DisplayRepresentation(title: "Years", synonyms: ["Year"]),
  ]

  var component: Calendar.Component {
    switch self {
    case .seconds: .second
    case .minutes: .minute
    case .hours: .hour
    case .days: .day
    case .weeks: .weekOfYear
    case .months: .month
    case .years: .year
    }
  }
}

/// Which way a date is moved.
enum DateDirection: String, AppEnum {
  case add, subtract

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
  static let caseDisplayRepresentations: [DateDirection: DisplayRepresentation] = [
    .add: "Add", .subtract: "Subtract",
  ]
}

/// Moves a date.
struct AdjustDate: BuiltInAction {
  static let title: LocalizedStringResource = "Adjust Date"
  static let description = IntentDescription(
    """
    A date so much later or earlier. A day later is the same time of the next day, be it 23 hours \
    away or 25.
    """)
  static let category = ActionCategory.dates

  @Parameter(title: "Date") var date: Date
  @Parameter(title: "Direction", default: .add) var direction: DateDirection
  @Parameter(title: "Amount", inclusiveRange: (-1_000_000, 1_000_000)) var amount: Int
  @Parameter(title: "Unit", default: .days) var unit: DateUnit

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$direction) \(\.$amount) \(\.$unit) to \(\.$date)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    let amount = direction == .add ? amount : -amount
    guard
      let moved = try run.reading.calendar.date(byAdding: unit.component, value: amount, to: date)
    else { throw RunError("There is no date so far away.") }
    return .result(value: moved)
  }
}

/// How a date is written.
enum DateStyle: String, AppEnum {
  case short, medium, long, iso8601, relative, custom

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Date Style"
  static let caseDisplayRepresentations: [DateStyle: DisplayRepresentation] = [
    .short: "Short", .medium: "Medium", .long: "Long", .iso8601: "ISO 8601",
    .relative: "Relative", .custom: "Custom",
  ]
}

/// Which parts of a date are written.
enum DateContent: String, AppEnum {
  case dateAndTime, date, time

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parts"
  static let caseDisplayRepresentations: [DateContent: DisplayRepresentation] = [
    .dateAndTime: "Date and Time", .date: "Date", .time: "Time",
  ]
}

/// Writes a date.
struct FormatDate: BuiltInAction {
  static let title: LocalizedStringResource = "Format Date"
  static let description = IntentDescription(
    "Writes a date in a style, or by a pattern of Unicode such as EEEE, d MMMM yyyy HH:mm.")
  static let category = ActionCategory.dates

  @Parameter(title: "Date") var date: Date
  @Parameter(title: "Style") var style: DateStyle?
  @Parameter(title: "Parts", default: .dateAndTime) var parts: DateContent
  @Parameter(title: "Pattern") var pattern: String?

  static var parameterSummary: some ParameterSummary { Summary("Format \(\.$date) \(\.$style)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let reading = try run.reading
    let text =
      switch style ?? (pattern == nil ? .medium : .custom) {
      case .short: written(.short, reading)
      case .medium: written(.medium, reading)
      case .long: written(.long, reading)
      case .iso8601: iso8601(reading.calendar)
      case .relative: relative(reading)
      case .custom: try patterned(reading)
      }
    return .result(value: text)
  }

  private func formatter(_ reading: ValueReading) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = reading.locale
    formatter.calendar = reading.calendar
    formatter.timeZone = reading.calendar.timeZone
    return formatter
  }

  private func written(_ style: DateFormatter.Style, _ reading: ValueReading) -> String {
    let formatter = formatter(reading)
    formatter.dateStyle = parts == .time ? .none : style
    formatter.timeStyle = parts == .date ? .none : style
    return formatter.string(from: date)
  }

  private func iso8601(_ calendar: Calendar) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
    return switch parts {
    case .dateAndTime: date.formatted(style)
    case .date: date.formatted(style.year().month().day())
    case .time: date.formatted(style.time(includingFractionalSeconds: false))
    }
  }

  private func relative(_ reading: ValueReading) -> String {
    // The style says where its anchor lies, seen from what it is given.
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: .named, unitsStyle: .wide)
    style.locale = reading.locale
    style.calendar = reading.calendar
    return style.format(reading.configuration.now())
  }

  private func patterned(_ reading: ValueReading) throws -> String {
    guard let pattern, !pattern.isEmpty else {
      throw RunError("pattern is missing; one such as yyyy-MM-dd is wanted.")
    }
    let formatter = formatter(reading)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}

/// Counts from one date to another.
struct TimeBetweenDates: BuiltInAction {
  static let title: LocalizedStringResource = "Time Between Dates"
  static let description = IntentDescription(
    "How many whole units lie between two dates; below 0 where the second is the earlier.")
  static let category = ActionCategory.dates

  @Parameter(title: "From") var start: Date
  @Parameter(title: "To") var end: Date
  @Parameter(title: "Unit", default: .days) var unit: DateUnit

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$unit) between \(\.$start) and \(\.$end)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let parts = try run.reading.calendar.dateComponents([unit.component], from: start, to: end)
    return .result(value: parts.value(for: unit.component) ?? 0)
  }
}

/// Reads a date.
struct GetDateFromText: BuiltInAction {
  static let title: LocalizedStringResource = "Get Date from Text"
  static let description = IntentDescription(
    "The date that a text says: “tomorrow at nine”, “3 May”, “2027-05-03”.")
  static let category = ActionCategory.dates

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Get date from \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    guard let date = try run.reading.date(text) else {
      throw RunError("“\(text)” says no date; one such as “tomorrow at nine” is understood.")
    }
    return .result(value: date)
  }
}
