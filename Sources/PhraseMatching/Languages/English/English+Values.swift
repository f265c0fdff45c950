// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// English: lengths, amounts, places, yes and no; days and times stand in files of their own.
  static let english = makeEnglish(isMonthFirst: true)

  /// English of most regions, whose dates begin with the day.
  static let dayFirstEnglish = makeEnglish(isMonthFirst: false)

  private static func makeEnglish(isMonthFirst: Bool) -> ValueRules {
    ValueRules(
      .english, [englishAmounts, englishUnits, englishDays, englishTimes, common],
      booleans: English.booleans,
      samples: [
        .ordinal: ["second", "third", "twenty first"], .percentage: ["percent"],
        .money: ["five dollars", "twelve dollars fifty"],
        .date: ["tomorrow", "next friday", "may 3rd"],
        .time: ["half past seven", "five pm", "noon"],
        .moment: ["tomorrow at five", "in twenty minutes", "next friday at noon"],
        .duration: ["twenty minutes", "an hour and a half"],
      ],
      spellings: ["oclock": "o'clock"], isMonthFirst: isMonthFirst)
  }

  private static let englishAmounts: Table = [
    .ordinal: EnglishOrdinals.rules + [
      ValueRule("<digits> st") { .number(try $0.ordinal(endingIn: [1])) },
      ValueRule("<digits> nd") { .number(try $0.ordinal(endingIn: [2])) },
      ValueRule("<digits> rd") { .number(try $0.ordinal(endingIn: [3])) },
      ValueRule("<digits> th") { .number(try $0.ordinal(endingIn: [0, 4, 5, 6, 7, 8, 9])) },
    ],
    .simpleSpan: [
      ValueRule("a|an <spanUnit>") { .span(try $0.span(0)) },
      ValueRule("half a|an <spanUnit>") { .span(try $0.span(0).times(0.5)) },
      ValueRule("a half <spanUnit>") { .span(try $0.span(0).times(0.5)) },
      ValueRule("[a] quarter of a|an <spanUnit>") { .span(try $0.span(0).times(0.25)) },
      ValueRule("three quarters of a|an <spanUnit>") { .span(try $0.span(0).times(0.75)) },
      ValueRule("a|an|one <spanUnit> and a half") { .span(try $0.span(0).times(1.5)) },
      ValueRule("a|an|one <spanUnit> and a quarter") { .span(try $0.span(0).times(1.25)) },
      ValueRule("<cardinal> <spanUnit> and a half") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> and <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> and <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("a|an hour <pair>") { .span(CalendarSpan(seconds: try 3600 + $0.minutes(0))) },
      ValueRule("<cardinal> hour|hours <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
    ],
    .duration: [ValueRule("for <span>") { .span(try $0.span(0)) }],
    .percentage: [
      ValueRule("<number> percent|pct") { .number(try $0.number(0)) },
      ValueRule("<number> per cent") { .number(try $0.number(0)) },
      ValueRule("half a percent") { _ in .number(0.5) },
    ],
    .money: [
      ValueRule("a|an <currency>") { .value(.money(1, currency: try $0.currency(0))) },
      ValueRule("half a|an <currency>") { .value(.money(0.5, currency: try $0.currency(0))) },
      ValueRule("<cardinal> <currency> [and] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
    ],
    .measurement: [
      ValueRule("a|an <unit>") { .value(.measurement(1, try $0.unit(0))) },
      ValueRule("half a|an <unit>") { .value(.measurement(0.5, try $0.unit(0))) },
      ValueRule("a|an|one <unit> and a half") { .value(.measurement(1.5, try $0.unit(0))) },
      ValueRule("<cardinal> <unit> and a half") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> foot|feet <cardinal> [inches|inch]") {
        .value(.measurement(try $0.inches(feet: 0, inches: 1), .inch))
      },
    ],
  ]
}

extension RuleCaptures {
  /// "21st": the ending must be the one of the number; eleven to thirteen end in "th".
  fileprivate func ordinal(endingIn digits: Set<Int>) throws(Mismatch) -> Double {
    let number = try integer(0)
    let isTeen = (11...13).contains(number % 100)
    guard number > 0, isTeen ? digits.contains(4) : digits.contains(number % 10) else {
      throw Mismatch()
    }
    return Double(number)
  }

  fileprivate func inches(feet: Int, inches: Int) throws(Mismatch) -> Double {
    let inches = try number(inches)
    guard inches < 12 else { throw Mismatch() }
    return try number(feet) * 12 + inches
  }
}

/// "first" to "ninety ninth", and "hundredth".
private enum EnglishOrdinals {
  static var rules: [ValueRule] {
    (1...100).map { number in ValueRule(words(for: number), .number(Double(number))) }
  }

  private static func words(for number: Int) -> String {
    if number == 100 { return "hundredth" }
    if number < 20 { return small[number] }
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    guard unit > 0 else { return "\(tens[ten].dropLast())ieth" }
    return "\(tens[ten]) \(small[unit])"
  }

  private static let small = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
}

extension English {
  static let booleans = BooleanWords(
    yes: ["yes", "yeah", "yep", "true", "on", "enabled", "sure", "okay", "ok"],
    no: ["no", "nope", "nah", "false", "off", "disabled"])
}
