// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// 先週の金曜日 is no value: the last Friday may be one of this week.
  static let japaneseDays: Table = [
    .weekday: joined(
      .japanese("(月曜[日]|げつよう[び])", .weekday(.monday)),
      .japanese("(火曜[日]|かよう[び])", .weekday(.tuesday)),
      .japanese("(水曜[日]|すいよう[び])", .weekday(.wednesday)),
      .japanese("(木曜[日]|もくよう[び])", .weekday(.thursday)),
      .japanese("(金曜[日]|きんよう[び])", .weekday(.friday)),
      .japanese("(土曜[日]|どよう[び])", .weekday(.saturday)),
      .japanese("(日曜[日]|にちよう[び])", .weekday(.sunday))),
    .month: .japanese("<cardinal>(月|がつ)") { .month(try $0.integer(0)) },
    .day: joined(
      .japanese("(今日|きょう|本日|ほんじつ)[(に|中に)]", .day(.offset(0))),
      .japanese("(明日|あした|あす|みょうにち)[(に|中に)]", .day(.offset(1))),
      .japanese("(明後日|あさって|みょうごにち)[に]", .day(.offset(2))),
      .japanese("(明々後日|明明後日|しあさって)[に]", .day(.offset(3))),
      .japanese("(昨日|きのう|さくじつ)[に]", .day(.offset(-1))),
      .japanese("(一昨日|おととい|おとつい)[に]", .day(.offset(-2))),
      .japanese("(来週|らいしゅう)[に]", .day(.offset(7))),
      .japanese("(再来週|さらいしゅう)[に]", .day(.offset(14))),
      .japanese("(先週|せんしゅう)[に]", .day(.offset(-7))),
      .japanese("[(次の|今度の)]<weekday>[に]") { .day(.weekday(try $0.weekday(0), .coming)) },
      .japanese("今週の<weekday>[に]") { .day(.weekday(try $0.weekday(0), .this)) },
      .japanese("来週の<weekday>[に]") { .day(.weekday(try $0.weekday(0), .next)) },
      .japanese("(前の|この前の|こないだの|この間の)<weekday>[に]") {
        .day(.weekday(try $0.weekday(0), .last))
      },
      .japanese("<month>[の]<cardinal>(日|にち)[に]") {
        .day(try .made(month: $0.month(0), day: $0.integer(1)))
      },
      .japanese("<year>年[の]<month>[の]<cardinal>(日|にち)[に]") {
        .day(try .made(year: $0.integer(0), month: $0.month(1), day: $0.integer(2)))
      },
      .japanese("令和<cardinal>年<month><cardinal>日[に]") {
        .day(try .made(year: $0.integer(0) + 2018, month: $0.month(1), day: $0.integer(2)))
      },
      .japanese("令和元年<month><cardinal>日[に]") {
        .day(try .made(year: 2019, month: $0.month(0), day: $0.integer(1)))
      },
      .japanese("平成<cardinal>年<month><cardinal>日[に]") {
        .day(try .made(year: $0.integer(0) + 1988, month: $0.month(1), day: $0.integer(2)))
      },
      .japanese("昭和<cardinal>年<month><cardinal>日[に]") {
        .day(try .made(year: $0.integer(0) + 1925, month: $0.month(1), day: $0.integer(2)))
      },
      .japanese("<cardinal>(日|にち)[に]") { .day(try .made(dayOfMonth: $0.integer(0))) },
      .japanese("[今から|あと]<span>後[に]") { .day(.offset(try $0.days(0))) },
      .japanese("明日から<span>後[に]") { .day(.offset(try $0.days(0) + 1)) },
      .japanese("<span>前[に]") { .day(.offset(try -$0.days(0))) },
      JapaneseDays.named),
    .date: joined(
      JapaneseDays.spans,
      .japanese("[今から|あと]<span>後[に]") { .moment(.shifted(try $0.spanOfDays(0))) },
      .japanese("<span>前[に]") { .moment(.shifted(try $0.spanOfDays(0).negated)) }),
  ]
}

/// Days with names of their own, and months and years seen from this one.
enum JapaneseDays {
  /// 「三日」 may be read as a number, 「みっか」 may not.
  fileprivate static var named: [ValueRule] {
    let names = [
      (1, "ついたち"), (2, "ふつか"), (3, "みっか"), (4, "よっか"), (5, "いつか"), (6, "むいか"),
      (7, "なのか"), (8, "ようか"), (9, "ここのか"), (10, "とおか"), (20, "はつか"),
    ]
    return names.flatMap { day, name in
      [ValueRule].japanese("<month>[の]\(name)[に]") { .day(try .made(month: $0.month(0), day: day)) }
        + (name == "いつか" || name == "なのか"
          ? [] : [ValueRule].japanese("\(name)[に]") { _ in .day(try .made(dayOfMonth: day)) })
    }
  }

  static var spans: [ValueRule] {
    let months = [
      ("(来月|らいげつ|翌月)", 1), ("(再来月|さらいげつ)", 2), ("(先月|せんげつ)", -1),
      ("(先々月|先先月)", -2), ("(来年|らいねん)", 12), ("(再来年|さらいねん)", 24),
      ("(去年|きょねん|昨年)", -12), ("(一昨年|おととし)", -24),
    ]
    return months.flatMap { name, count in
      [ValueRule].japanese("\(name)[に]", .moment(.shifted(CalendarSpan(months: count))))
    }
  }
}
