// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time.
  ///
  /// A bare number is a time only behind "at", or where nothing but a time is asked for. "Friday
  /// at midnight" is no value: people do not agree which night it is.
  static let englishTimes: Table = [
    .part: [
      ValueRule("morning", .part(.morning)), ValueRule("afternoon", .part(.afternoon)),
      ValueRule("evening", .part(.evening)),
    ],
    .clock: [
      ValueRule("<cardinal> oclock") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> o clock") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("half past|after <cardinal> [oclock]") {
        .clock(try ClockTime(saying: $0.integer(0), 30))
      },
      ValueRule("[a] quarter past|after <cardinal> [oclock]") {
        .clock(try ClockTime(saying: $0.integer(0), 15))
      },
      ValueRule("[a] quarter to|till|before <cardinal> [oclock]") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("<cardinal> [minutes|minute] past|after <cardinal> [oclock]") {
        .clock(try ClockTime(saying: $0.integer(1), $0.integer(0)))
      },
      ValueRule("<cardinal> [minutes|minute] to|till|before <cardinal> [oclock]") {
        .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
    ],
    .plainTime: [
      ValueRule("noon|midday") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> am") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<looseClock> a m") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<looseClock> pm") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("<looseClock> p m") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("<looseClock> in the <part>") {
        .time(.clock(try $0.clock(0).inPart($0.part(1))))
      },
      ValueRule("<looseClock> at night") { .time(.clock(try $0.clock(0).inPart(.night))) },
    ],
    .time: [
      ValueRule("at <plainTime>") { .time(try $0.time(0)) },
      ValueRule("at <looseClock>") { .time(.clock(try $0.clock(0))) },
      ValueRule("[at] midnight") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("in the <part>") { .time(.part(try $0.part(0))) },
      ValueRule("at night", .time(.part(.night))),
    ],
    .moment: [
      ValueRule("[right] now", .moment(.now)),
      ValueRule("next month", .moment(.shifted(CalendarSpan(months: 1)))),
      ValueRule("next year", .moment(.shifted(CalendarSpan(months: 12)))),
      ValueRule("in <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> from now") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> ago") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("at <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("at <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
      ValueRule("[at] midnight") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("in the <part>") { .moment(.at(.part(try $0.part(0)))) },
      ValueRule("<day> at <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("<day> at <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1))))
      },
      ValueRule("at <plainTime> <day>") { .moment(.on(try $0.day(1), at: try $0.time(0))) },
      ValueRule("at <looseClock> <day>") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0))))
      },
      ValueRule("<day> [in] [the] <part>") {
        .moment(.on(try $0.day(0), at: .part(try $0.part(1))))
      },
      ValueRule("<day> [at] night") { .moment(.on(try $0.day(0), at: .part(.night))) },
      ValueRule("<day> [in] [the] <part> at <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).inPart($0.part(1)))))
      },
      ValueRule("[at] <looseClock> <day> <part>") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0).inPart($0.part(2)))))
      },
      ValueRule("this <part>") { .moment(.on(.offset(0), at: .part(try $0.part(0)))) },
      ValueRule("this <part> at <looseClock>") {
        .moment(.on(.offset(0), at: .clock(try $0.clock(1).inPart($0.part(0)))))
      },
      ValueRule("[at] <looseClock> this <part>") {
        .moment(.on(.offset(0), at: .clock(try $0.clock(0).inPart($0.part(1)))))
      },
      ValueRule("tonight", .moment(.on(.offset(0), at: .part(.night)))),
      ValueRule("tonight at <looseClock>") {
        .moment(.on(.offset(0), at: .clock(try $0.clock(0).inTheEvening)))
      },
      ValueRule("[at] <looseClock> tonight") {
        .moment(.on(.offset(0), at: .clock(try $0.clock(0).inTheEvening)))
      },
      ValueRule("[at] midnight tonight") { _ in
        .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
      },
      ValueRule("tonight at midnight") { _ in
        .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
      },
    ],
  ]
}

extension ClockTime {
  /// An hour of tonight that is still today's.
  var inTheEvening: ClockTime {
    get throws(Mismatch) {
      if !isTwelveHour, hour >= 17 { return self }
      return try inPart(hour >= 5 ? .evening : .afternoon).checkedEvening
    }
  }

  private var checkedEvening: ClockTime {
    get throws(Mismatch) {
      guard hour >= 17 else { throw Mismatch() }
      return self
    }
  }
}
