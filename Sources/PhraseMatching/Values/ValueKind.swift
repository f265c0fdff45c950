// SPDX-License-Identifier: Apache-2.0

/// What a slot for a value takes.
///
/// Words that are no value of the kind do not fit the slot: "may" alone is no date, "second" alone
/// no duration.
public enum ValueKind: Hashable, Sendable {
  /// A number in digits or words, with fractions: "two and a half", "1/2", "minus five".
  case number(NumberRange)
  /// A place in a row, counted from one: "third", "21st".
  case ordinal
  /// A number with "percent" or its sign; "50 %" is 50.
  case percentage(NumberRange)
  /// An amount with its currency: "twelve dollars fifty", "€ 3".
  ///
  /// Without a currency ("twelve fifty") only where a bare number is taken.
  case money(takesBareNumber: Bool)
  /// A quantity with its unit: "three kilos", "72 degrees fahrenheit".
  ///
  /// Without a unit only where a bare number is taken.
  case measurement(Quantity, takesBareNumber: Bool)
  /// A day: "tomorrow", "next friday", "may 3rd", "2027-05-03".
  case date
  /// A time of day: "half past seven", "17:30", "noon".
  case time
  /// A day and a time, or one of them: "tomorrow at five", "in twenty minutes".
  case dateTime
  /// A length of time: "an hour and a half", "90 seconds".
  case duration
  /// Yes or no, on or off.
  case boolean
}

extension ValueKind {
  /// The category of rules that reads the kind; a currency may stand beside a plain number.
  var category: RuleCategory {
    switch self {
    case .number: .money
    case .ordinal: .ordinal
    case .percentage: .percentage
    case .money: .money
    case .measurement(let quantity, _): quantity == .duration ? .duration : .measurement
    case .date: .date
    case .time: .time
    case .dateTime: .moment
    case .duration: .duration
    case .boolean: .boolean
    }
  }

  /// Whether a number alone may be a value.
  var takesNumber: Bool {
    switch self {
    case .number, .money(takesBareNumber: true), .measurement(_, takesBareNumber: true): true
    default: false
    }
  }
}
