// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Days with a time, and what is counted from now.
  static let japaneseMoments: Table = [
    .moment: joined(
      .japanese("(今|いま|今すぐ|ただいま|ただ今|只今|現在)", .moment(.now)),
      JapaneseDays.spans,
      .japanese("[今から|あと]<span>(後|ご|のち|したら|経ったら|たったら)[に]") {
        .moment(.shifted(try $0.span(0)))
      },
      .japanese("あと<span>[で]") { .moment(.shifted(try $0.span(0))) },
      .japanese("<span>前[に]") { .moment(.shifted(try $0.span(0).negated)) },
      .japanese("(真夜中|零時)[に]") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      .japanese("(夜|よる|晩|夜中|深夜|真夜中|未明)[の]<clock>[(頃|ごろ)][に]") {
        .moment(.at(.clock(try $0.clock(0).from(0, to: 4))))
      },
      .japanese("<part>[に]") { .moment(.at(.part(try $0.part(0)))) },
      .japanese("<day>の<plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      .japanese("<day>[の]<part>[に]") { .moment(.on(try $0.day(0), at: .part(try $0.part(1)))) },
      .japanese("(今朝|けさ)", .moment(.on(.offset(0), at: .part(.morning)))),
      .japanese("(今朝|けさ)[の]<clock>[(頃|ごろ)][に]") {
        .moment(.on(.offset(0), at: .clock(try $0.clock(0).from(3, to: 11))))
      },
      .japanese("(今夜|今晩|こんや|こんばん)", .moment(.on(.offset(0), at: .part(.evening)))),
      .japanese("(今夜|今晩|こんや|こんばん)[の]<clock>[(頃|ごろ)][に]") {
        try $0.clock(0).tonight
      },
      .japanese("(明朝|明日朝)", .moment(.on(.offset(1), at: .part(.morning)))),
      .japanese("明朝[の]<clock>[(頃|ごろ)][に]") {
        .moment(.on(.offset(1), at: .clock(try $0.clock(0).from(3, to: 11))))
      },
      .japanese("明晩", .moment(.on(.offset(1), at: .part(.evening)))),
      .japanese("明晩[の]<clock>[(頃|ごろ)][に]") {
        .moment(.on(.offset(1), at: .clock(try $0.clock(0).from(17, to: 23))))
      },
      .japanese("(昨夜|昨晩|ゆうべ|夕べ)", .moment(.on(.offset(-1), at: .part(.evening)))),
      .japanese("(昨夜|昨晩|ゆうべ|夕べ)[の]<clock>[(頃|ごろ)][に]") {
        .moment(.on(.offset(-1), at: .clock(try $0.clock(0).from(17, to: 23))))
      })
  ]
}

extension ClockTime {
  /// An hour of tonight: those behind midnight are tomorrow's.
  fileprivate var tonight: RulePart {
    get throws(Mismatch) {
      if let early = try? from(17, to: 23) { return .moment(.on(.offset(0), at: .clock(early))) }
      return .moment(.on(.offset(1), at: .clock(try from(0, to: 4))))
    }
  }
}
