// SPDX-License-Identifier: Apache-2.0

/// What a rule makes, and what stands in the patterns of other rules as `<name>`.
///
/// Rules form no circles: a category is made only of those above it.
enum RuleCategory: Int, CaseIterable {
  // Read by code, the same in all languages.

  /// A whole number in digits or words.
  case cardinal
  /// A whole number in digits.
  case digits
  /// Any number that is no pair.
  case number
  /// Two digits after an hour or a unit of money: "thirty", "oh five", "05".
  case pair
  /// "7:30".
  case colon
  /// A year in four digits, or said in pairs.
  case year
  /// The numbers of "2027-05-03".
  case isoDate
  /// "31/12/2026", "31.12."
  case writtenDate

  // Read by the rules of a language.

  case ordinal, weekday, month, spanUnit, unit, currency, subunit, part
  case simpleSpan, span, duration
  case percentage, money, measurement, boolean
  /// An hour with minutes, in words that show that it is a time.
  case clock
  /// The same, or an hour that is only a number: "five", "twelve fifty".
  case looseClock
  /// Times that need no "at".
  case plainTime
  case time
  case day, date, moment

  static let count = allCases.count

  /// Those that people are asked for; the others are parts of them, which a language may do without.
  static let asked: [RuleCategory] = [
    .ordinal, .unit, .currency, .span, .percentage, .money, .clock, .time, .day, .moment,
  ]

  init?(named name: some StringProtocol) {
    guard let category = Self.byName[String(name)] else { return nil }
    self = category
  }

  // A case is asked for its name by reflection, and rules name thousands.
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// Whether code reads the category.
  var isBuiltIn: Bool { rawValue <= Self.writtenDate.rawValue }
}

/// What a rule made of its words.
enum RulePart: Hashable, Sendable {
  case number(Double)
  case weekday(Weekday)
  case month(Int)
  case span(CalendarSpan)
  case unit(MeasurementUnit)
  /// An ISO 4217 code; nil for a part of several currencies, such as cents.
  case currency(String?)
  case part(PartOfDay)
  case clock(ClockTime)
  case time(TimeExpression)
  case day(DayExpression)
  case moment(MomentExpression)
  case value(SpokenValue)

  /// Whether it is a length of time that nobody means, and that no calendar counts.
  var isTooLong: Bool {
    switch self {
    case .span(let span), .value(.duration(let span)): span.isTooLong
    default: false
    }
  }
}

/// What the categories in a pattern stood for, in their order.
///
/// Each accessor throws where the part is of another type; the rule then does not fit.
struct RuleCaptures {
  let parts: [RulePart]

  func number(_ index: Int) throws(Mismatch) -> Double {
    guard parts.indices.contains(index), case .number(let value) = parts[index] else {
      throw Mismatch()
    }
    return value
  }

  func integer(_ index: Int) throws(Mismatch) -> Int {
    guard let value = Int(exactly: try number(index)) else { throw Mismatch() }
    return value
  }

  /// A whole number that may be absent because its category is optional and last.
  func optionalInteger(_ index: Int) throws(Mismatch) -> Int? {
    parts.indices.contains(index) ? try integer(index) : nil
  }

  func weekday(_ index: Int) throws(Mismatch) -> Weekday {
    guard case .weekday(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func month(_ index: Int) throws(Mismatch) -> Int {
    guard case .month(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func span(_ index: Int) throws(Mismatch) -> CalendarSpan {
    guard case .span(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func unit(_ index: Int) throws(Mismatch) -> MeasurementUnit {
    guard case .unit(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func currency(_ index: Int) throws(Mismatch) -> String? {
    guard case .currency(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func part(_ index: Int) throws(Mismatch) -> PartOfDay {
    guard case .part(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func clock(_ index: Int) throws(Mismatch) -> ClockTime {
    guard case .clock(let value) = parts[index] else { throw Mismatch() }
    return value
  }

  func time(_ index: Int) throws(Mismatch) -> TimeExpression {
    switch parts[index] {
    case .time(let value): return value
    case .clock(let value): return .clock(value)
    default: throw Mismatch()
    }
  }

  func day(_ index: Int) throws(Mismatch) -> DayExpression {
    guard case .day(let value) = parts[index] else { throw Mismatch() }
    return value
  }
}
