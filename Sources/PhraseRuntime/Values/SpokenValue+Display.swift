// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension SpokenValue {
  /// The value in the form of machines: ISO 8601 for dates, times and durations, digits for numbers.
  func display(in context: ValueContext) -> String {
    switch self {
    case .number(let number), .percentage(let number): number.shortText
    case .ordinal(let place): "\(place)"
    case .money(let amount, let currency):
      [amount.shortText, currency ?? context.currencies.first].compactMap(\.self)
        .joined(separator: " ")
    case .measurement(let amount, let unit): context.display(amount, unit)
    case .moment(let moment):
      moment.date(from: context.now, in: context.calendar).map(context.display) ?? ""
    case .duration(let span): span.display
    case .boolean(let isYes): "\(isYes)"
    }
  }

  /// The value where no type is declared: a number, a date, a duration or a measurement.
  func plainValue(in context: ValueContext) -> (any Sendable)? {
    switch self {
    case .number(let number), .percentage(let number): number
    case .ordinal(let place): place
    case .money(let amount, _): amount
    case .measurement(let amount, _): amount
    case .moment(let moment): moment.date(from: context.now, in: context.calendar)
    case .duration(let span): span.duration ?? span.components
    case .boolean(let isYes): isYes
    }
  }
}

extension ValueContext {
  /// A quantity in the slot's unit, with its symbol.
  fileprivate func display(_ amount: Double, _ said: MeasurementUnit?) -> String {
    guard let unit = unit ?? said?.dimension else { return amount.shortText }
    return "\(self.amount(amount, in: said).shortText) \(unit.symbol)"
  }

  /// An amount in the slot's unit; as it was said where there is none.
  func amount(_ amount: Double, in said: MeasurementUnit?) -> Double {
    guard let unit, let spoken = said?.dimension, spoken != unit,
      type(of: spoken) == type(of: unit)
    else { return amount }
    let base = spoken.converter.baseUnitValue(fromValue: amount)
    // Conversions leave a little in the last digits.
    return (unit.converter.value(fromBaseUnitValue: base) * 1e6).rounded() / 1e6
  }

  fileprivate func display(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
    switch parts {
    case .date: return date.formatted(style.year().month().day())
    case .time:
      let time = calendar.dateComponents([.hour, .minute], from: date)
      return String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
    case .dateTime:
      return date.formatted(
        Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: calendar.timeZone))
    }
  }
}

extension CalendarSpan {
  /// ISO 8601: `PT1H30M`.
  fileprivate var display: String {
    let whole = Int(seconds.rounded(.down))
    let rest = (seconds - Double(whole - whole % 60)).shortText
    let date = [
      months >= 12 ? "\(months / 12)Y" : "", months % 12 > 0 ? "\(months % 12)M" : "",
      days > 0 ? "\(days)D" : "",
    ].joined()
    let time = [
      whole >= 3600 ? "\(whole / 3600)H" : "",
      whole % 3600 >= 60 ? "\(whole % 3600 / 60)M" : "", rest == "0" ? "" : "\(rest)S",
    ].joined()
    return date.isEmpty && time.isEmpty ? "PT0S" : "P\(date)\(time.isEmpty ? "" : "T\(time)")"
  }
}

extension Double {
  /// Digits without a superfluous fraction: `2`, `12.5`.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
