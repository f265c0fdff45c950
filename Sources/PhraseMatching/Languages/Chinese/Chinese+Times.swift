// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time; the part of the day stands before the hour.
  ///
  /// 半夜 and 凌晨 alone are no parts of a day: people do not agree which night they are.
  static let chineseTimes: Table = [
    .part: [
      ValueRule("早 上|晨|间", .part(.morning)), ValueRule("清 晨|早", .part(.morning)),
      ValueRule("上 午", .part(.morning)), ValueRule("下 午", .part(.afternoon)),
      ValueRule("午 后", .part(.afternoon)), ValueRule("晚 上|间", .part(.evening)),
      ValueRule("傍 晚", .part(.evening)), ValueRule("夜 晚", .part(.evening)),
      ValueRule("夜 里|间", .part(.night)), ValueRule("深 夜", .part(.night)),
    ],
    .clock: [
      ValueRule("<cardinal> 点|时 [钟] [整]") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> 点|时 <cardinal> 分") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> 点|时 [过] <pair>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> 点|时 零|〇 <cardinal> [分]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> 点 过 <cardinal> 分 [钟]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> 点 [钟] 半") { .clock(try ClockTime(saying: $0.integer(0), 30)) },
      ValueRule("<cardinal> 点 [过] 一|1 刻") { .clock(try ClockTime(saying: $0.integer(0), 15)) },
      ValueRule("<cardinal> 点 三|3 刻") { .clock(try ClockTime(saying: $0.integer(0), 45)) },
      ValueRule("差 <cardinal> 分 [钟] <cardinal> 点 [钟]") {
        .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
      ValueRule("差 一 刻 [钟] <cardinal> 点 [钟]") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("<cardinal> 点 差 <cardinal> 分 [钟]") {
        .clock(try ClockTime($0.integer(1), before: $0.integer(0)))
      },
      ValueRule("<cardinal> 点 差 一 刻") { .clock(try ClockTime(15, before: $0.integer(0))) },
    ],
    .plainTime: [
      ValueRule("中|正 午") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("中|正 午 <clock>") { .time(.clock(try $0.clock(0).aroundNoon)) },
      ValueRule("凌 晨 <clock>") { .time(.clock(try $0.clock(0).beforeDawn)) },
      ValueRule("半 夜 <clock>") { .time(.clock(try $0.clock(0).saidIn(.night))) },
      ValueRule("<part> <clock>") { .time(.clock(try $0.clock(1).saidIn($0.part(0)))) },
      ValueRule("早 <clock>") { .time(.clock(try $0.clock(0).saidIn(.morning))) },
      ValueRule("晚 <clock>") { .time(.clock(try $0.clock(0).saidIn(.evening))) },
      ValueRule("<clock> am") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<clock> pm") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
    ],
    .time: [
      ValueRule("在 <plainTime>") { .time(try $0.time(0)) },
      ValueRule("午 夜") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("晚 上 <clock>") { .time(.clock(try $0.clock(0).atMidnight)) },
      ValueRule("<part>") { .time(.part(try $0.part(0))) },
    ],
    .moment: [
      ValueRule("现 在", .moment(.now)), ValueRule("马 上", .moment(.now)),
      ValueRule("立 刻|即", .moment(.now)), ValueRule("此 刻", .moment(.now)),
      ValueRule("<span> 后") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> 以|之|过 后") { .moment(.shifted(try $0.span(0))) },
      ValueRule("[再] 过 <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> 前") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("<span> 以|之 前") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("在 <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("在 <day> <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("<day> [的] <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("午 夜") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("晚 上 <clock>") { .moment(.at(.clock(try $0.clock(0).atMidnight))) },
      ValueRule("<day> 晚 上 <clock>") {
        .moment(.on(try $0.day(0).following, at: .clock(try $0.clock(1).atMidnight)))
      },
      ValueRule("<day> [的] <part>") { .moment(.on(try $0.day(0), at: .part(try $0.part(1)))) },
      ValueRule("<part>") { .moment(.at(.part(try $0.part(0)))) },
    ] + ChineseDayParts.rules + chineseMonths,
  ]
}

/// 今晚, 明早八点, 昨晚.
private enum ChineseDayParts {
  static var rules: [ValueRule] {
    [("今", 0), ("明", 1), ("昨", -1), ("后", 2)].flatMap { word, offset in
      parts.flatMap { name, part in
        [
          ValueRule("\(word) \(name)", .moment(.on(.offset(offset), at: .part(part)))),
          ValueRule("\(word) \(name) <clock>") {
            .moment(.on(.offset(offset), at: .clock(try $0.clock(0).saidIn(part))))
          },
          ValueRule("\(word) \(name) <clock>") {
            guard part == .evening else { throw Mismatch() }
            return .moment(.on(.offset(offset + 1), at: .clock(try $0.clock(0).atMidnight)))
          },
        ]
      }
    }
  }

  private static let parts = [("早|晨", PartOfDay.morning), ("晚|夜", PartOfDay.evening)]
}

extension ClockTime {
  /// 下午三点; 下午15:00 says the same twice.
  func saidIn(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    if isTwelveHour { return try inPart(part) }
    let hours =
      switch part {
      case .morning: 4...11
      case .afternoon: 12...18
      case .evening: 17...23
      case .night: 0...23
      }
    guard hours.contains(hour) else { throw Mismatch() }
    return self
  }

  /// 中午十一点半, 中午一点.
  fileprivate var aroundNoon: ClockTime {
    get throws(Mismatch) {
      guard (10...14).contains(hour) || (1...2).contains(hour) else { throw Mismatch() }
      return isTwelveHour ? try inHalf(isAfternoon: !(10...11).contains(hour)) : self
    }
  }

  /// 凌晨两点.
  fileprivate var beforeDawn: ClockTime {
    get throws(Mismatch) {
      guard (0...6).contains(hour) || isTwelveHour && hour == 12 else { throw Mismatch() }
      return isTwelveHour ? try inHalf(isAfternoon: false) : self
    }
  }

  /// 晚上十二点 is the end of the day.
  fileprivate var atMidnight: ClockTime {
    get throws(Mismatch) {
      guard isTwelveHour, hour == 12 else { throw Mismatch() }
      return try ClockTime(0, minute)
    }
  }
}

extension DayExpression {
  /// The day behind one that is so many days away.
  fileprivate var following: DayExpression {
    get throws(Mismatch) {
      guard case .offset(let days) = self else { throw Mismatch() }
      return .offset(days + 1)
    }
  }
}
