// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time.
  ///
  /// The part of the day stands before the hour. Behind a day, “밤” takes only the hours before
  /// midnight: people do not agree which night “금요일 밤 열두 시” is.
  static let koreanTimes: Table = [
    .part: [
      ValueRule("아 침", .part(.morning)), ValueRule("오 전", .part(.morning)),
      ValueRule("오 후", .part(.afternoon)), ValueRule("낮", .part(.afternoon)),
      ValueRule("저 녁", .part(.evening)), ValueRule("밤", .part(.night)),
      ValueRule("새 벽", .part(.night)),
    ],
    .clock: clocks("<cardinal>") { try $0.integer(0) }
      + counting.flatMap { word, number in
        clocks(word, isCaptured: false) { _ in Int(number) }
      },
    .plainTime: [
      ValueRule("정 오") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("오 전 <clock>") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("오 후 <clock>") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("am <clock>") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("pm <clock>") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("<clock> am") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<clock> pm") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("아 침 <clock>") { .time(.clock(try $0.clock(0).inPart(.morning))) },
      ValueRule("낮 <clock>") { .time(.clock(try $0.clock(0).inPart(.afternoon))) },
      ValueRule("점 심 <clock>") { .time(.clock(try $0.clock(0).inPart(.afternoon))) },
      ValueRule("저 녁 <clock>") { .time(.clock(try $0.clock(0).inPart(.evening))) },
      ValueRule("밤 <clock>") { .time(.clock(try $0.clock(0).beforeMidnight)) },
      ValueRule("새 벽 <clock>") { .time(.clock(try $0.clock(0).beforeDawn)) },
    ],
    .time: nights.map { pattern in
      ValueRule(pattern) { .time(.clock(try $0.clock(0).inPart(.night))) }
    } + [
      ValueRule("<plainTime> 에") { .time(try $0.time(0)) },
      ValueRule("자 정 [에]") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("<part> [에]") { .time(.part(try $0.part(0))) },
    ],
    .moment: nights.map { pattern in
      ValueRule(pattern) { .moment(.at(.clock(try $0.clock(0).inPart(.night)))) }
    } + namedMonths + [
      ValueRule("지 금", .moment(.now)), ValueRule("지 금 바 로", .moment(.now)),
      ValueRule("지 금 당 장", .moment(.now)), ValueRule("당 장", .moment(.now)),
      ValueRule("<span> 뒤|후 [에]") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> 있 다 가") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> 이 따 가") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> 전 [에]") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("<plainTime> 에") { .moment(.at(try $0.time(0))) },
      ValueRule("자 정 [에]") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("<part> [에]") { .moment(.at(.part(try $0.part(0)))) },
      ValueRule("<day> 에") { .moment(.on(try $0.day(0), at: nil)) },
      ValueRule("<day> <part> [에]") {
        .moment(.on(try $0.day(0), at: .part(try $0.part(1))))
      },
      ValueRule("<day> <plainTime> 에") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("오 늘 자 정 [에]") { _ in
        .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
      },
      ValueRule("오 늘 밤 <clock> [에]") {
        let clock = try $0.clock(0)
        guard clock.isTwelveHour, clock.hour == 12 || clock.hour < 6 else { throw Mismatch() }
        return .moment(.on(.offset(1), at: .clock(try clock.inPart(.night))))
      },
    ],
  ]

  /// A time at night on no day in particular, with “에” and without.
  private static let nights = ["밤 <clock>", "밤 <clock> 에"]

  /// What may be said with an hour, which is a number or a word that is one before “시” only.
  private static func clocks(
    _ hour: String, isCaptured: Bool = true,
    _ read: @escaping @Sendable (RuleCaptures) throws -> Int
  ) -> [ValueRule] {
    // Where the minutes stand among the captures.
    let minutes = isCaptured ? 1 : 0
    return [
      ValueRule("\(hour) 시") { .clock(try ClockTime(saying: try read($0))) },
      ValueRule("\(hour) 시 정 각") { .clock(try ClockTime(saying: try read($0))) },
      ValueRule("\(hour) 시 반") { .clock(try ClockTime(saying: try read($0), 30)) },
      ValueRule("\(hour) 시 <cardinal> 분") {
        .clock(try ClockTime(saying: try read($0), $0.integer(minutes)))
      },
      ValueRule("\(hour) 시 <cardinal> 분 전") {
        .clock(try ClockTime($0.integer(minutes), before: try read($0)))
      },
    ]
  }
}

extension ClockTime {
  /// An hour of the night that is still of the same day.
  fileprivate var beforeMidnight: ClockTime {
    get throws(Mismatch) {
      guard (7...11).contains(hour) else { throw Mismatch() }
      return try inPart(.night)
    }
  }

  /// An hour after midnight, up to seven.
  fileprivate var beforeDawn: ClockTime {
    get throws(Mismatch) {
      guard (1...7).contains(hour) || hour == 12 else { throw Mismatch() }
      return try inHalf(isAfternoon: false)
    }
  }
}
