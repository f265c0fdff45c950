// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let englishDays: Table = [
    .weekday: [
      ValueRule("monday|mon", .weekday(.monday)), ValueRule("tuesday|tue", .weekday(.tuesday)),
      ValueRule("wednesday|wed", .weekday(.wednesday)),
      ValueRule("thursday|thu", .weekday(.thursday)), ValueRule("friday|fri", .weekday(.friday)),
      ValueRule("saturday|sat", .weekday(.saturday)), ValueRule("sunday|sun", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("january|jan", .month(1)), ValueRule("february|feb", .month(2)),
      ValueRule("march|mar", .month(3)), ValueRule("april|apr", .month(4)),
      ValueRule("may", .month(5)), ValueRule("june|jun", .month(6)),
      ValueRule("july|jul", .month(7)), ValueRule("august|aug", .month(8)),
      ValueRule("september|sep|sept", .month(9)), ValueRule("october|oct", .month(10)),
      ValueRule("november|nov", .month(11)), ValueRule("december|dec", .month(12)),
    ],
    .day: [
      ValueRule("today", .day(.offset(0))), ValueRule("tomorrow", .day(.offset(1))),
      ValueRule("yesterday", .day(.offset(-1))),
      ValueRule("[the] day after tomorrow", .day(.offset(2))),
      ValueRule("[the] day before yesterday", .day(.offset(-2))),
      ValueRule("[on] <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("this coming <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("this <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("next <weekday>") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("last <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("[on] [the] <ordinal> [of] <month> [<year>]") {
        .day(
          try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("[on] <digits> [of] <month> [<year>]") {
        .day(
          try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("[on] <month> [the] <ordinal> [<year>]") {
        .day(
          try .made(year: $0.optionalInteger(2), month: $0.month(0), day: $0.integer(1)))
      },
      ValueRule("[on] <month> <cardinal> [<year>]") {
        .day(
          try .made(year: $0.optionalInteger(2), month: $0.month(0), day: $0.integer(1)))
      },
      ValueRule("[on] the <ordinal>") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("next week", .day(.offset(7))), ValueRule("last week", .day(.offset(-7))),
      ValueRule("in <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> from now|today") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> from tomorrow") { .day(.offset(try $0.days(0) + 1)) },
      ValueRule("<span> ago") { .day(.offset(try -$0.days(0))) },
    ],
    .date: [
      ValueRule("next month", .moment(.shifted(CalendarSpan(months: 1)))),
      ValueRule("next year", .moment(.shifted(CalendarSpan(months: 12)))),
      ValueRule("in <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> from now") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> ago") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ],
  ]
}

extension RuleCaptures {
  /// A span of whole days.
  func days(_ index: Int) throws(Mismatch) -> Int {
    guard let days = try span(index).wholeDays else { throw Mismatch() }
    return days
  }

  /// A span of months that a day can be shifted by; whole days are counted by ``days(_:)``.
  func spanOfDays(_ index: Int) throws(Mismatch) -> CalendarSpan {
    let span = try span(index)
    guard span.seconds == 0, span.months != 0 else { throw Mismatch() }
    return span
  }
}
