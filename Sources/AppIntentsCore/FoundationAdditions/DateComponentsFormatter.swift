// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes a length of time as text, such as "1 hour, 20 minutes".
///
/// Foundation has none on Linux. This one knows weeks, days, hours, minutes and seconds; other units
/// are left out, and their time is counted in the largest that is allowed.
///
///     let formatter = DateComponentsFormatter()
///     formatter.unitsStyle = .full
///     formatter.string(from: 4_800)  // "1 hour, 20 minutes"
public final class DateComponentsFormatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// With colons: "1:20:00".
    case positional
    /// With a letter: "1h 20m".
    case abbreviated
    /// Shortened: "1 hr, 20 min".
    case short
    /// In full: "1 hour, 20 minutes".
    case full
    /// In full; numbers stay digits here.
    case spellOut
    /// Shortened without spaces: "1hr 20min".
    case brief
  }

  /// How units are written.
  public var unitsStyle = UnitsStyle.positional
  /// The units to use; empty means hours, minutes and seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// The largest number of units in a text; 0 means as many as there are.
  public var maximumUnitCount = 0
  /// The calendar, whose locale gives the language; nil means the present one.
  public var calendar: Calendar? = .current

  /// Creates a formatter.
  public init() {}

  /// The length of time as text; nil when it is no finite number.
  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, interval.magnitude < 1e12 else { return nil }
    let duration = Duration.seconds(interval.rounded(.towardZero))
    guard let width else { return positional(Int(interval)) }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil)
    style.locale = calendar?.locale ?? .current
    return duration.formatted(style)
  }

  /// The time between two moments as text.
  public func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// The components as text, a day being 24 hours.
  public func string(from components: DateComponents) -> String? {
    let parts: [(Int?, Double)] = [
      (components.weekOfYear ?? components.weekOfMonth, 604_800), (components.day, 86_400),
      (components.hour, 3_600), (components.minute, 60), (components.second, 1),
    ]
    return string(from: parts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth? {
    switch unitsStyle {
    case .positional: nil
    case .abbreviated: .narrow
    case .short: .abbreviated
    case .full, .spellOut: .wide
    case .brief: .condensedAbbreviated
    }
  }

  private var units: Set<Duration.UnitsFormatStyle.Unit> {
    let known: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfYear, .weeks), (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours),
      (.minute, .minutes), (.second, .seconds),
    ]
    let allowed = known.filter { allowedUnits.contains($0.0) }.map(\.1)
    return allowed.isEmpty ? [.hours, .minutes, .seconds] : Set(allowed)
  }

  /// Hours only where there are some, minutes and seconds always with two digits behind another.
  private func positional(_ seconds: Int) -> String {
    let size = seconds.magnitude
    let parts = size < 3_600 ? [size / 60, size % 60] : [size / 3_600, size / 60 % 60, size % 60]
    let texts = parts.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }
    return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
  }
}
