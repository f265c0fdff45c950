// SPDX-License-Identifier: Apache-2.0

/// A value as it was said, before it meets a clock or a calendar.
public enum SpokenValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A place in a row, counted from one.
  case ordinal(Int)
  /// A percentage; 50 for "fifty percent".
  case percentage(Double)
  /// An amount in a currency's main unit, and the ISO 4217 code; nil where none was said.
  ///
  /// "dollars" are USD and "pounds" GBP.
  case money(Double, currency: String?)
  /// A quantity, and its unit; nil where none was said.
  case measurement(Double, MeasurementUnit?)
  /// A day, a time or both.
  case moment(MomentExpression)
  /// A length of time.
  case duration(CalendarSpan)
  /// Yes or no.
  case boolean(Bool)
}

/// A value at the beginning of some words.
public struct ValueReading: Hashable, Sendable {
  /// What was read.
  public let value: SpokenValue
  /// How many words it took.
  public let length: Int
}
