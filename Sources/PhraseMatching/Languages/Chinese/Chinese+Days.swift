// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let chineseDays: Table = [
    .weekday: ChineseWeekdays.rules,
    .day: ChineseWeeks.rules + [
      ValueRule("今 天|日", .day(.offset(0))), ValueRule("明 天|日", .day(.offset(1))),
      ValueRule("后 天|日", .day(.offset(2))), ValueRule("大 后 天", .day(.offset(3))),
      ValueRule("昨 天|日", .day(.offset(-1))), ValueRule("前 天|日", .day(.offset(-2))),
      ValueRule("大 前 天", .day(.offset(-3))), ValueRule("当 天", .day(.offset(0))),
      ValueRule("今 儿 [个]", .day(.offset(0))), ValueRule("明 儿 [个]", .day(.offset(1))),
      ValueRule("后 儿 [个]", .day(.offset(2))), ValueRule("昨 儿 [个]", .day(.offset(-1))),
      ValueRule("<weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("这|本|此 [个] <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("下 [个] <weekday>") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("上 [个] <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("<cardinal> 月 <cardinal> 日|号") {
        .day(try .made(month: $0.integer(0), day: $0.integer(1)))
      },
      ValueRule("<year> 年 <cardinal> 月 <cardinal> 日|号") {
        .day(try .made(year: $0.integer(0), month: $0.integer(1), day: $0.integer(2)))
      },
      ValueRule("<cardinal> 号") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("这 个 月 <cardinal> 号") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("本 月 <cardinal> 日|号") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("<cardinal> 日 后|内") { .day(.offset(try $0.integer(0))) },
      ValueRule("<span> 后") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> 以|之|过 后") { .day(.offset(try $0.days(0))) },
      ValueRule("[再] 过 <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> 前") { .day(.offset(try -$0.days(0))) },
      ValueRule("<span> 以|之 前") { .day(.offset(try -$0.days(0))) },
    ],
    .date: [
      ValueRule("<span> 后") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> 以|之|过 后") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("[再] 过 <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> 前") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
      ValueRule("<span> 以|之 前") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ] + chineseMonths,
  ]

  /// Months and years from now.
  static let chineseMonths: [ValueRule] = [
    ValueRule("下 个 月", .moment(.shifted(CalendarSpan(months: 1)))),
    ValueRule("下 月", .moment(.shifted(CalendarSpan(months: 1)))),
    ValueRule("上 个 月", .moment(.shifted(CalendarSpan(months: -1)))),
    ValueRule("上 月", .moment(.shifted(CalendarSpan(months: -1)))),
    ValueRule("明 年", .moment(.shifted(CalendarSpan(months: 12)))),
    ValueRule("后 年", .moment(.shifted(CalendarSpan(months: 24)))),
    ValueRule("去 年", .moment(.shifted(CalendarSpan(months: -12)))),
    ValueRule("前 年", .moment(.shifted(CalendarSpan(months: -24)))),
  ]
}

/// 周一, 星期一 and 礼拜一.
private enum ChineseWeekdays {
  static var rules: [ValueRule] {
    ["周", "星 期", "礼 拜"].flatMap { week in
      zip(days, Weekday.allCases).map { ValueRule("\(week) \($0)", .weekday($1)) }
    }
  }

  private static let days = ["一|1", "二|2", "三|3", "四|4", "五|5", "六|6", "日|天|7"]
}

/// 下周 and 上周.
private enum ChineseWeeks {
  static var rules: [ValueRule] {
    ["周", "星 期", "礼 拜"].flatMap { week in
      [
        ValueRule("下 [个] \(week)", .day(.offset(7))),
        ValueRule("下 下 [个] \(week)", .day(.offset(14))),
        ValueRule("上 [个] \(week)", .day(.offset(-7))),
      ]
    }
  }
}
