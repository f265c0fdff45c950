// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day.
  ///
  /// 「夜12時」 is one, but of no day: people do not agree which night it is.
  static let japaneseTimes: Table = [
    .part: joined(
      .japanese("(朝|あさ|午前|午前中|早朝|朝方|明け方)", .part(.morning)),
      .japanese("(昼|お昼|ひる|おひる|昼間|午後|昼過ぎ|お昼過ぎ)", .part(.afternoon)),
      .japanese("(夕方|ゆうがた|夕|夜|よる|晩|ばん)", .part(.evening)),
      .japanese("(深夜|夜中|よなか|真夜中|夜遅く|未明)", .part(.night))),
    .clock: joined(
      .japanese("<cardinal>(時|じ)[(ちょうど|丁度|ぴったり|きっかり|ジャスト)]") {
        .clock(try ClockTime(saying: $0.integer(0)))
      },
      .japanese("よじ") { _ in .clock(try ClockTime(saying: 4)) },
      .japanese("くじ") { _ in .clock(try ClockTime(saying: 9)) },
      .japanese("<cardinal>(時|じ)(半|はん)") { .clock(try ClockTime(saying: $0.integer(0), 30)) },
      .japanese("<cardinal>(時|じ)<cardinal>(分|ふん|ぷん)") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      .japanese("<cardinal>時<cardinal>分(過ぎ|すぎ)") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      .japanese("<cardinal>時[の]<cardinal>分前") {
        .clock(try ClockTime($0.integer(1), before: $0.integer(0)))
      }),
    .plainTime: joined(
      .japanese("(正午|しょうご|お昼ちょうど)[に]") { _ in .time(.clock(try ClockTime(12))) },
      .japanese("<clock>(頃|ごろ|ころ|ぐらい|くらい)[に]") { .time(.clock(try $0.clock(0))) },
      .japanese("<clock>に") { .time(.clock(try $0.clock(0))) },
      .japanese("(午前|am)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).beforeNoon))
      },
      .japanese("(午後|pm)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).afterNoon))
      },
      .japanese("<clock>am") { .time(.clock(try $0.clock(0).beforeNoon)) },
      .japanese("<clock>pm") { .time(.clock(try $0.clock(0).afterNoon)) },
      .japanese("(朝|あさ|早朝|明け方|朝方)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).from(3, to: 11)))
      },
      .japanese("(昼|お昼|ひる|お昼過ぎ|昼過ぎ)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).from(11, to: 16)))
      },
      .japanese("(夕方|ゆうがた|夕)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).from(15, to: 20)))
      },
      .japanese("(夜|よる|晩|夜中|深夜)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).from(17, to: 23)))
      }),
    .time: joined(
      .japanese("(真夜中|零時|れいじ)[に]") { _ in .time(.clock(try ClockTime(0))) },
      .japanese("(夜|よる|晩|夜中|深夜|真夜中|未明)[の]<clock>[(頃|ごろ)][に]") {
        .time(.clock(try $0.clock(0).from(0, to: 4)))
      },
      .japanese("<part>[に]") { .time(.part(try $0.part(0))) }),
  ]
}

extension ClockTime {
  /// 午前: hours from zero to eleven.
  fileprivate var beforeNoon: ClockTime { get throws(Mismatch) { try from(0, to: 11) } }

  /// 午後: hours from noon on, where zero is noon as well.
  fileprivate var afterNoon: ClockTime {
    get throws(Mismatch) { hour == 0 ? try ClockTime(12, minute) : try from(12, to: 23) }
  }

  /// The time of the two that it may be which lies within some hours of the day.
  func from(_ first: Int, to last: Int) throws(Mismatch) -> ClockTime {
    let hours = isTwelveHour ? [hour % 12, hour % 12 + 12] : [hour]
    guard let hour = hours.first(where: { (first...last).contains($0) }) else { throw Mismatch() }
    return try ClockTime(hour, minute)
  }
}
