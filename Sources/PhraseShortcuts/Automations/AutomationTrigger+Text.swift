// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import Foundation
import PhraseMatching
import PhraseRuntime

extension AutomationTrigger {
  /// What starts it, in words: “Every weekday at 7:40”.
  ///
  /// - Parameters:
  ///   - zone: The time zone of moments.
  ///   - language: The language code of the reader.
  /// - Returns: The words without an end mark.
  package func text(in zone: TimeZone, language: String) -> String {
    switch self {
    case .time(let hour, let minute, let days):
      words(days, language) { "\($0) at \("\(hour):\(minute.twoDigits)")" }
    case .sun(let event, let minutes, let place, let days):
      words(days, language) { Self.text($0, minutes, event, place.text(in: language)) }
    case .once(let date): Self.once(date.text(in: zone)).text(in: language)
    case .intent(let name): Self.after(name).text(in: language)
    case .value(let type, nil): Self.change(of: type).text(in: language)
    case .value(let type, let property?):
      Self.change(of: LocalizedStringResource("\(property) of \(type)").text(in: language))
        .text(in: language)
    case .file(let path): Self.change(of: path).text(in: language)
    case .signal(let signal): Self.signal("\(signal.interface).\(signal.member)").text(in: language)
    case .login: Self.atLogin.text(in: language)
    }
  }

  private static let atLogin: LocalizedStringResource = "At login"
  private static func once(_ date: String) -> LocalizedStringResource { "Once, on \(date)" }
  private static func after(_ intent: String) -> LocalizedStringResource {
    "After \(intent) was performed"
  }
  private static func change(of what: String) -> LocalizedStringResource { "When \(what) changes" }
  private static func signal(_ name: String) -> LocalizedStringResource { "At the signal \(name)" }

  private func words(
    _ days: Set<Weekday>, _ language: String, _ text: (String) -> LocalizedStringResource
  ) -> String {
    text(Weekday.text(of: days, in: language)).text(in: language).beginningLarge
  }

  private static func text(
    _ days: String, _ minutes: Int, _ event: SunEvent, _ place: String
  ) -> LocalizedStringResource {
    let amount = abs(minutes)
    return switch (event, minutes.signum()) {
    case (.sunrise, 0): "\(days) at sunrise at \(place)"
    case (.sunrise, -1): "\(days) \(amount) minutes before sunrise at \(place)"
    case (.sunrise, _): "\(days) \(amount) minutes after sunrise at \(place)"
    case (.sunset, 0): "\(days) at sunset at \(place)"
    case (.sunset, -1): "\(days) \(amount) minutes before sunset at \(place)"
    case (.sunset, _): "\(days) \(amount) minutes after sunset at \(place)"
    }
  }
}

extension Weekday {
  /// Days as they stand within a sentence: "every weekday", "every Monday and every Friday".
  static func text(of days: Set<Weekday>, in language: String) -> String {
    switch days {
    case everyDay: LocalizedStringResource("every day").text(in: language)
    case workdays: LocalizedStringResource("every weekday").text(in: language)
    case weekend: LocalizedStringResource("every weekend").text(in: language)
    default:
      allCases.filter(days.contains).map { $0.every.text(in: language) }
        .listed(.and, in: Locale(identifier: language))
    }
  }

  private var every: LocalizedStringResource {
    switch self {
    case .monday: "every Monday"
    case .tuesday: "every Tuesday"
    case .wednesday: "every Wednesday"
    case .thursday: "every Thursday"
    case .friday: "every Friday"
    case .saturday: "every Saturday"
    case .sunday: "every Sunday"
    }
  }
}

extension String {
  /// The text as a sentence begins.
  var beginningLarge: String { prefix(1).uppercased() + dropFirst() }
}

extension AutomationTrigger.Place {
  fileprivate func text(in language: String) -> String {
    "\(Self.text(latitude, "N", "S", language)), \(Self.text(longitude, "E", "W", language))"
  }

  private static func text(
    _ degrees: Double, _ positive: String, _ negative: String, _ language: String
  ) -> String {
    let amount = abs(degrees).formatted(
      .number.locale(Locale(identifier: language)).precision(.fractionLength(0...2)))
    return "\(amount)° \(degrees < 0 ? negative : positive)"
  }
}

extension Date {
  /// The moment to the minute: 2026-12-24 18:00.
  package func text(in zone: TimeZone) -> String {
    formatted(
      .verbatim(
        """
        \(year: .extended(minimumLength: 4))-\(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """, timeZone: zone, calendar: .gregorian(in: zone)))
  }
}

extension Calendar {
  /// The calendar that automations are planned by, whatever the person's is.
  static func gregorian(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
