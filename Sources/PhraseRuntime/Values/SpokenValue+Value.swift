// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Where and when values are read, and what a slot's values are.
struct ValueContext: Sendable {
  let now: Date
  let calendar: Calendar
  /// The unit of a bare number, and of what is shown.
  var unit: Dimension?
  /// The currencies that are taken, the one of a bare number first; empty takes all.
  var currencies: [String] = []
  /// The parts of a date that are asked for.
  var parts = ParameterDeclaration.DateParts.dateTime
}

extension SpokenValue {
  /// The value as a parameter's type; nil where the type takes no such value.
  func value(as type: IntentValueType, in context: ValueContext) -> (any Sendable)? {
    switch self {
    case .number(let number), .percentage(let number): Self.number(number, as: type, in: context)
    case .ordinal(let place): Self.number(Double(place), as: type, in: context)
    case .money(let amount, let currency):
      Self.money(amount, currency: currency, as: type, in: context)
    case .measurement(let amount, let unit): Self.measurement(amount, unit, as: type, in: context)
    case .moment(let moment):
      moment.date(from: context.now, in: context.calendar).flatMap {
        context.value(of: $0, as: type)
      }
    case .duration(let span): span.duration.flatMap { Self.duration($0, as: type, in: context) }
    case .boolean(let isYes): if case .boolean = type { isYes } else { nil }
    }
  }

  private static func number(
    _ number: Double, as type: IntentValueType, in context: ValueContext
  ) -> (any Sendable)? {
    switch type {
    case .integer: return Int(exactly: number)
    case .number: return number
    case .decimal: return Decimal(shortest: number)
    case .measurement(let type): return type.measuring(number, in: context.unit)
    default: return nil
    }
  }

  private static func money(
    _ amount: Double, currency: String?, as type: IntentValueType, in context: ValueContext
  ) -> (any Sendable)? {
    guard case .other(let other) = type, other is IntentCurrencyAmount.Type else {
      return number(amount, as: type, in: context)
    }
    guard let currency = currency ?? context.currencies.first,
      context.currencies.isEmpty || context.currencies.contains(currency),
      let decimal = Decimal(shortest: amount)
    else { return nil }
    return IntentCurrencyAmount(amount: decimal, currencyCode: currency)
  }

  private static func measurement(
    _ amount: Double, _ unit: MeasurementUnit?, as type: IntentValueType, in context: ValueContext
  ) -> (any Sendable)? {
    guard case .measurement(let type) = type else { return nil }
    guard let unit else { return type.measuring(amount, in: context.unit) }
    guard unit.quantity == Quantity(of: type.dimension) else { return nil }
    return type.measuring(amount, in: unit.dimension)
  }

  private static func duration(
    _ duration: Duration, as type: IntentValueType, in context: ValueContext
  ) -> (any Sendable)? {
    switch type {
    case .duration: return duration
    case .measurement(let type) where type.dimension is UnitDuration.Type:
      let unit = context.durationUnit(for: duration)
      return type.measuring(context.amount(duration, in: unit), in: unit)
    default: return nil
    }
  }
}

extension ValueContext {
  /// A length of time in the unit of the slot; nil where that is no unit of time.
  func amount(_ duration: Duration) -> Double? {
    (unit as? UnitDuration).map { amount(duration, in: $0) }
  }

  fileprivate func amount(_ duration: Duration, in unit: UnitDuration) -> Double {
    unit.converter.value(fromBaseUnitValue: duration / .seconds(1))
  }

  /// The unit that the parameter declares; where it declares none but the base unit, the largest in
  /// which the length is a whole number.
  fileprivate func durationUnit(for duration: Duration) -> UnitDuration {
    if let unit = unit as? UnitDuration, unit != .baseUnit() { return unit }
    return [UnitDuration.hours, .minutes].first { unit in
      let amount = amount(duration, in: unit)
      return amount != 0 && amount == amount.rounded()
    } ?? .seconds
  }
}

extension ValueContext {
  func value(of date: Date, as type: IntentValueType) -> (any Sendable)? {
    switch type {
    case .date: parts == .date ? calendar.startOfDay(for: date) : date
    case .dateComponents: calendar.dateComponents(parts.components, from: date)
    default: nil
    }
  }
}

extension ParameterDeclaration.DateParts {
  fileprivate var components: Set<Calendar.Component> {
    switch self {
    case .date: [.year, .month, .day]
    case .time: [.hour, .minute]
    case .dateTime: [.year, .month, .day, .hour, .minute]
    }
  }
}

extension Decimal {
  /// The shortest decimal that reads back as a double is what was said.
  init?(shortest number: Double) {
    self.init(string: "\(number)", locale: Locale(identifier: "en_US_POSIX"))
  }
}

extension CalendarSpan {
  /// The span in the units that it was said in.
  var components: DateComponents {
    DateComponents(month: months, day: days, second: Int(seconds))
  }

  /// The span with days of 24 hours; nil with months, which are not equally long.
  var duration: Duration? {
    months == 0 ? .seconds(days) * 86_400 + .seconds(seconds) : nil
  }
}
