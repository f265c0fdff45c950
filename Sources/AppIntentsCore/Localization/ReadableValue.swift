// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value that readers see in the forms of their language, and not as Swift describes it.
package protocol ReadableValue {
  /// The value in the usual form of a locale.
  func text(in locale: Locale) -> String
}

extension Decimal: ReadableValue {
  package func text(in locale: Locale) -> String { formatted(.number.locale(locale)) }
}

extension Date: ReadableValue {
  package func text(in locale: Locale) -> String {
    // Midnight is how a day is written that has no time.
    let isDay = self == Calendar.current.startOfDay(for: self)
    let style = FormatStyle(date: .abbreviated, time: isDay ? .omitted : .shortened)
    return formatted(style.locale(locale))
  }
}

extension DateComponents: ReadableValue {
  /// The day and the time, as far as they are known.
  package func text(in locale: Locale) -> String {
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone ?? calendar.timeZone
    guard let date = calendar.date(from: self) else { return "" }
    var style = Date.FormatStyle(
      date: day == nil ? .omitted : .abbreviated, time: hour == nil ? .omitted : .shortened)
    style.timeZone = calendar.timeZone
    return date.formatted(style.locale(locale))
  }
}

extension Duration: ReadableValue {
  package func text(in locale: Locale) -> String {
    formatted(
      UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide)
        .locale(locale))
  }
}

extension URL: ReadableValue {
  package func text(in locale: Locale) -> String { absoluteString }
}

extension Measurement: ReadableValue {
  package func text(in locale: Locale) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    return formatter.string(from: self)
  }
}

extension PersonNameComponents: ReadableValue {
  package func text(in locale: Locale) -> String { formatted() }
}
