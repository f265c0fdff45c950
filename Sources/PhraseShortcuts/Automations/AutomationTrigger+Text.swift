// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension AutomationTrigger {
  /// What starts it, in words: “Every weekday at 7:40”.
  ///
  /// - Parameter zone: The time zone of moments.
  /// - Returns: English words without an end mark.
  package func text(in zone: TimeZone) -> String {
    switch self {
    case .time(let hour, let minute, let days):
      "\(Weekday.text(of: days)) at \(hour):\(minute.twoDigits)"
    case .once(let date): "Once, on \(date.text(in: zone))"
    case .sun(let event, let minutes, let place, let days):
      "\(Weekday.text(of: days)) \(Self.text(minutes))\(event) at \(place.text)"
    case .intent(let name): "After \(name) was performed"
    case .value(let type, nil): "When \(type) changes"
    case .value(let type, let property?): "When \(property) of \(type) changes"
    case .file(let path): "When \(path) changes"
    case .signal(let signal): "At the signal \(signal.interface).\(signal.member)"
    case .login: "At login"
    }
  }

  private static func text(_ minutes: Int) -> String {
    guard minutes != 0 else { return "at " }
    let amount = abs(minutes) == 1 ? "1 minute" : "\(abs(minutes)) minutes"
    return "\(amount) \(minutes < 0 ? "before" : "after") "
  }
}

extension Weekday {
  fileprivate static func text(of days: Set<Weekday>) -> String {
    switch days {
    case everyDay: return "Every day"
    case workdays: return "Every weekday"
    default:
      let names = allCases.filter(days.contains).map(\.rawValue.capitalized)
      let last = names.suffix(2).joined(separator: " and ")
      return "Every \((names.dropLast(2) + [last]).joined(separator: ", "))"
    }
  }
}

extension AutomationTrigger.Place {
  fileprivate var text: String {
    "\(Self.text(latitude, "N", "S")), \(Self.text(longitude, "E", "W"))"
  }

  private static func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let amount = abs(degrees).formatted(
      .number.locale(Locale(identifier: "en")).precision(.fractionLength(0...2)))
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
