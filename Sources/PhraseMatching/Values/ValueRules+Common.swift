// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// What is written alike in every language: digits with signs, symbols of units, ISO 8601.
  static let common: Table = [
    .unit: MeasurementUnit.symbols.map { ValueRule($0.key, .unit($0.value)).written },
    .spanUnit: [
      ValueRule("h", .span(CalendarSpan(seconds: 3600))).written,
      ValueRule("min", .span(CalendarSpan(seconds: 60))).written,
      ValueRule("s", .span(CalendarSpan(seconds: 1))).written,
    ],
    .currency: ["usd", "eur", "gbp", "jpy", "rub", "chf", "inr", "cny"].map {
      ValueRule($0, .currency($0.uppercased())).written
    },
    .simpleSpan: [
      ValueRule("<number> <spanUnit>") { .span(try $0.span(1).times($0.number(0))) }
    ],
    .span: [
      ValueRule("<simpleSpan>") { .span(try $0.span(0)) },
      ValueRule("<simpleSpan> <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("<cardinal> h <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      }.written,
    ],
    .duration: [ValueRule("<span>") { .span(try $0.span(0)) }],
    .percentage: [ValueRule("<number> %") { .number(try $0.number(0)) }.written],
    .money: currencySigns.flatMap { sign, code in
      [
        ValueRule("\(sign) <number>") { .value(.money(try $0.number(0), currency: code)) }.written,
        ValueRule("<number> \(sign)") { .value(.money(try $0.number(0), currency: code)) }.written,
      ]
    } + [
      ValueRule("<number> <currency>") {
        .value(.money(try $0.number(0), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> <pair>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <pair> <currency>") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: try $0.currency(2)))
      },
      ValueRule("<number> <subunit>") {
        .value(.money(try $0.number(0) / 100, currency: try $0.currency(1)))
      },
    ],
    .measurement: [
      ValueRule("<number> <unit>") { .value(.measurement(try $0.number(0), try $0.unit(1))) }
    ],
    .clock: [ValueRule("<colon>") { .clock(try $0.clock(0)) }],
    .looseClock: [
      ValueRule("<clock>") { .clock(try $0.clock(0)) },
      ValueRule("<cardinal>") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> <pair>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
    ],
    .plainTime: [ValueRule("<clock>") { .time(.clock(try $0.clock(0))) }],
    .time: [
      ValueRule("<plainTime>") { .time(try $0.time(0)) },
      ValueRule("<looseClock>") { .time(.clock(try $0.clock(0))) },
    ],
    .day: [
      ValueRule("<isoDate>") { .day(try $0.day(0)) },
      ValueRule("<writtenDate>") { .day(try $0.day(0)) }.written,
    ],
    .date: [ValueRule("<day>") { .day(try $0.day(0)) }],
    .moment: [
      ValueRule("<isoDate> [t] <colon>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1).asWritten)))
      },
      ValueRule("<plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("<day>") { .moment(.on(try $0.day(0), at: nil)) },
      ValueRule("<day> <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("<plainTime> <day>") { .moment(.on(try $0.day(1), at: try $0.time(0))) },
    ],
  ]

  private static let currencySigns = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₽": "RUB", "₹": "INR", "₴": "UAH",
    "₺": "TRY", "₩": "KRW", "₪": "ILS", "₸": "KZT", "₫": "VND", "＄": "USD", "￥": "JPY", "￡": "GBP",
  ]
}

extension RuleCaptures {
  /// Minutes of a clock or an hour, in seconds.
  func minutes(_ index: Int) throws(Mismatch) -> Double {
    let minutes = try integer(index)
    guard (0...59).contains(minutes) else { throw Mismatch() }
    return Double(minutes) * 60
  }

  /// Units and hundredths; divided at last because 20 × 0.01 is not exactly 0.2.
  func amount(_ units: Int, hundredths: Int) throws(Mismatch) -> Double {
    let (units, hundredths) = (try integer(units), try integer(hundredths))
    guard (0...1_000_000_000).contains(units), (0...99).contains(hundredths) else {
      throw Mismatch()
    }
    return Double(units * 100 + hundredths) / 100
  }
}

extension ClockTime {
  /// Behind an ISO 8601 date there are only 24-hour times.
  fileprivate var asWritten: ClockTime {
    get throws(Mismatch) { try ClockTime(hour, minute) }
  }
}

extension MeasurementUnit {
  /// Symbols as folded words; “km/h” is two words.
  fileprivate static let symbols: [String: MeasurementUnit] = [
    "mm": .millimeter, "cm": .centimeter, "m": .meter, "km": .kilometer, "ft": .foot,
    "yd": .yard, "mi": .mile, "mg": .milligram, "g": .gram, "kg": .kilogram, "t": .ton,
    "oz": .ounce, "lb": .pound, "lbs": .pound, "ml": .milliliter, "l": .liter, "°": .degree,
    "° c": .celsius, "° f": .fahrenheit, "c": .celsius, "f": .fahrenheit, "m s": .metersPerSecond,
    "km h": .kilometersPerHour, "kmh": .kilometersPerHour, "kph": .kilometersPerHour,
    "mph": .milesPerHour, "m²": .squareMeter, "m2": .squareMeter, "ha": .hectare,
    "kwh": .kilowattHour, "kcal": .kilocalorie, "w": .watt, "kw": .kilowatt, "kb": .kilobyte,
    "mb": .megabyte, "gb": .gigabyte, "tb": .terabyte,
  ]
}
