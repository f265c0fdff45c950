// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import Foundation

/// When money was spent.
public enum Day: String, CaseIterable, Sendable {
  /// Since midnight.
  case today
  /// The day before.
  case yesterday

  /// The same time of day then.
  func date(from now: Date, in calendar: Calendar = .current) -> Date {
    self == .today ? now : calendar.date(byAdding: .day, value: -1, to: now) ?? now
  }
}

extension Day: AppEnum {
  /// What a day is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Day"

  /// The names of the days.
  public static let caseDisplayRepresentations: [Day: DisplayRepresentation] = [
    .today: "Today",
    .yesterday: "Yesterday",
  ]
}
