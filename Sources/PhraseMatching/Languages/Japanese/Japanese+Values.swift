// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Japanese: lengths, amounts, places, yes and no; units, days and times stand in other files.
  static let japanese = ValueRules(
    .japanese,
    [japaneseAmounts, japaneseUnits, japaneseDays, japaneseTimes, japaneseMoments, common],
    booleans: Japanese.booleans,
    samples: [
      .ordinal: ["二番目", "3番目"], .percentage: ["パーセント"], .money: ["500円", "千二百円"],
      .date: ["明日", "来週の金曜日", "5月3日"], .time: ["7時半", "午後5時", "正午"],
      .moment: ["明日の5時", "20分後", "来週の金曜日の正午"], .duration: ["20分", "1時間半"],
    ], isMonthFirst: true)

  private static let japaneseAmounts: Table = [
    // The pattern of a list of words has one place for each, which words of several characters need
    // more of.
    .boolean: joined(
      .japanese("(\(Japanese.booleans.yes.joined(separator: "|")))", .value(.boolean(true))),
      .japanese("(\(Japanese.booleans.no.joined(separator: "|")))", .value(.boolean(false)))),
    .ordinal: joined(
      .japanese("<cardinal>(番|位|号|巻)[目]") { .number(try $0.place(0)) },
      .japanese("<cardinal>(つ|個|冊|件|回|本|枚|台|人|行|杯|代|日|週|問|曲|軒|匹|社|便|話|章)(目|め)") {
        .number(try $0.place(0))
      },
      .japanese("第<cardinal>[(番|号|位|回|巻|章|話)]") { .number(try $0.place(0)) },
      .japanese("(最初|一番上|一番初め|先頭)", .number(1)), .japanese("ひとつ(目|め)", .number(1)),
      .japanese("(ふたつ)(目|め)", .number(2)), .japanese("(みっつ|三っつ)(目|め)", .number(3)),
      .japanese("よっつ(目|め)", .number(4)), .japanese("いつつ(目|め)", .number(5)),
      .japanese("むっつ(目|め)", .number(6)), .japanese("ななつ(目|め)", .number(7)),
      .japanese("やっつ(目|め)", .number(8)), .japanese("ここのつ(目|め)", .number(9))),
    .simpleSpan: joined(
      .japanese("<cardinal><spanUnit>(半|はん)") { .span(try $0.span(1).times($0.number(0) + 0.5)) },
      .japanese("半(日|日間)") { _ in .span(CalendarSpan(seconds: 43_200)) },
      .japanese("半年[間]", .span(CalendarSpan(months: 6))),
      .japanese("半時間", .span(CalendarSpan(seconds: 1800))),
      .japanese("(丸|まる)<number><spanUnit>") { .span(try $0.span(1).times($0.number(0))) },
      .japanese("ふつか[間]", .span(CalendarSpan(days: 2))),
      .japanese("みっか[間]", .span(CalendarSpan(days: 3))),
      .japanese("よっか[間]", .span(CalendarSpan(days: 4))),
      .japanese("いつか間", .span(CalendarSpan(days: 5))),
      .japanese("むいか[間]", .span(CalendarSpan(days: 6))),
      .japanese("なのか間", .span(CalendarSpan(days: 7))),
      .japanese("とおか[間]", .span(CalendarSpan(days: 10))),
      .japanese("はつか[間]", .span(CalendarSpan(days: 20)))),
    .span: joined(
      .japanese("<simpleSpan>と<simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      .japanese("<simpleSpan><simpleSpan>と<simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      }),
    .duration: .japanese("<span>(の間|間|だけ|前|後)") { .span(try $0.span(0)) },
    .percentage: joined(
      .japanese("<number>(パーセント|ぱーせんと|パー|プロ)") { .number(try $0.number(0)) },
      .japanese("<number>割") { .number(try $0.number(0) * 10) },
      .japanese("<cardinal>割<cardinal>分") { .number(try $0.number(0) * 10 + $0.number(1)) },
      .japanese("<cardinal>割半") { .number(try $0.number(0) * 10 + 5) },
      .japanese("半分", .number(50))),
    .money: .japanese("<cardinal><currency>[と]<cardinal><subunit>") {
      .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
    },
    .measurement: joined(
      .japanese("<cardinal><unit>半") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      .japanese("(マイナス|氷点下|零下)<number><unit>") {
        .value(.measurement(try -$0.number(0), try $0.unit(1)))
      },
      .japanese("摂氏<number>度") { .value(.measurement(try $0.number(0), .celsius)) },
      .japanese("摂氏マイナス<number>度") { .value(.measurement(try -$0.number(0), .celsius)) },
      .japanese("華氏<number>度") { .value(.measurement(try $0.number(0), .fahrenheit)) },
      .japanese("時速<number>(キロ|キロメートル|km)") {
        .value(.measurement(try $0.number(0), .kilometersPerHour))
      },
      .japanese("時速<number>マイル") { .value(.measurement(try $0.number(0), .milesPerHour)) },
      .japanese("(秒速|毎秒)<number>(メートル|m)") {
        .value(.measurement(try $0.number(0), .metersPerSecond))
      },
      .japanese("(大さじ|大匙)<number>[(杯|はい)]") {
        .value(.measurement(try $0.number(0), .tablespoon))
      },
      .japanese("(小さじ|小匙)<number>[(杯|はい)]") {
        .value(.measurement(try $0.number(0), .teaspoon))
      },
      .japanese("カップ<number>[杯]") { .value(.measurement(try $0.number(0), .cup)) }),
  ]
}

extension RuleCaptures {
  /// A place in an order, which begins with one.
  fileprivate func place(_ index: Int) throws(Mismatch) -> Double {
    let number = try integer(index)
    guard number > 0 else { throw Mismatch() }
    return Double(number)
  }
}

extension Japanese {
  static let booleans = BooleanWords(
    yes: [
      "はい", "うん", "ええ", "そう", "そうです", "オン", "有効", "もちろん", "オーケー", "オッケー", "ok",
    ],
    no: [
      "いいえ", "いえ", "いや", "ううん", "オフ", "無効", "違う", "違います", "ノー",
    ])
}
