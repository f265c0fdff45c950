// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Korean: amounts, places, yes and no; units, days and times stand in files of their own.
  ///
  /// Each syllable is a word of the patterns.
  static let korean = ValueRules(
    .korean, [koreanAmounts, koreanSpans, koreanUnits, koreanDays, koreanTimes, koreanCommon],
    booleans: Korean.booleans,
    samples: [
      .ordinal: ["두 번째", "세 번째"], .percentage: ["퍼센트"],
      .money: ["오천 원", "만 이천 원"],
      .date: ["내일", "다음 주 금요일", "5월 3일"],
      .time: ["일곱 시 반", "오후 다섯 시", "정오"],
      .moment: ["내일 다섯 시", "이십 분 뒤", "다음 주 금요일 정오"],
      .duration: ["이십 분", "한 시간 반"],
    ],
    isMonthFirst: true)

  /// Without hours that a number follows at once: “이십오” would be a quarter past two.
  private static let koreanCommon: Table = common.merging([
    .looseClock: [
      ValueRule("<clock>") { .clock(try $0.clock(0)) },
      ValueRule("<cardinal>") { .clock(try ClockTime(saying: $0.integer(0))) },
    ]
  ]) { _, own in own }

  /// What is a number before a unit or a counter only.
  static let counting: [(word: String, number: Double)] = [("한", 1), ("두", 2), ("세", 3), ("네", 4)]

  static let koreanCounters = ["개", "권", "명", "장", "번", "회", "건", "잔", "병", "대", "통", "곳"]
  private static let counters = koreanCounters.joined(separator: "|")

  private static let koreanAmounts: Table = [
    .ordinal: [
      ValueRule("첫 째", .number(1)), ValueRule("첫 번 째", .number(1)),
      ValueRule("두 째", .number(2)),
      ValueRule("<cardinal> 번 [째]") { .number(try $0.place(0)) },
      ValueRule("<cardinal> 째") { .number(try $0.place(0)) },
      ValueRule("제 <cardinal> [번]") { .number(try $0.place(0)) },
      ValueRule("<digits> 등|위|호") { .number(try $0.place(0)) },
    ] + counting.map { word, number in ValueRule("\(word) 번 [째]", .number(number)) },
    .percentage: [
      ValueRule("<number> 퍼 센 트") { .number(try $0.number(0)) },
      ValueRule("<number> 프 로") { .number(try $0.number(0)) },
      ValueRule("<number> 퍼") { .number(try $0.number(0)) },
      ValueRule("반 퍼 센 트") { _ in .number(0.5) },
    ],
    .money: [
      ValueRule("<cardinal> <currency> <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<digits> 백 <currency>") {
        .value(.money(try $0.number(0) * 100, currency: try $0.currency(1)))
      },
      ValueRule("<digits> 억 <digits> 천 만 <currency>") {
        .value(
          .money(
            try $0.sum(0, times: 10, 1) * 10_000_000, currency: try $0.currency(2)))
      },
      // “2만 5천 원”: digits and words by turns are no number to the table.
      ValueRule("<digits> 억 <digits> 만 <currency>") {
        .value(
          .money(
            try $0.sum(0, times: 10_000, 1) * 10_000, currency: try $0.currency(2)))
      },
      ValueRule("<digits> 만 <number> <currency>") {
        .value(.money(try $0.sum(0, times: 10_000, 1), currency: try $0.currency(2)))
      },
      ValueRule("만 <number> <currency>") {
        .value(.money(10_000 + (try $0.rest(0, below: 10_000)), currency: try $0.currency(1)))
      },
      ValueRule("<digits> 만 <digits> 천 <number> <currency>") {
        let rest = try $0.sum(1, times: 1000, 2)
        return .value(
          .money(try $0.number(0) * 10_000 + rest, currency: try $0.currency(3)))
      },
      ValueRule("<digits> 천 <digits> 백 <currency>") {
        .value(
          .money(try $0.sum(0, times: 10, 1) * 100, currency: try $0.currency(2)))
      },
      ValueRule("<digits> 천 <number> <currency>") {
        .value(.money(try $0.sum(0, times: 1000, 1), currency: try $0.currency(2)))
      },
      // What a slot for a number reads as well: counted, below zero, and parts of one.
      ValueRule("<cardinal> \(counters)") { .value(.money(try $0.number(0), currency: nil)) },
      ValueRule("마 이 너 스 <number>") { .value(.money(-(try $0.number(0)), currency: nil)) },
      ValueRule("<cardinal> 분 의 <cardinal>") {
        .value(.money(try $0.parts(1, of: 0), currency: nil))
      },
    ]
      + counting.map { word, number in
        ValueRule("\(word) \(counters)", .value(.money(number, currency: nil)))
      },
    .measurement: counting.flatMap { word, number in
      [
        ValueRule("\(word) <unit>") { .value(.measurement(number, try $0.unit(0))) },
        ValueRule("\(word) <unit> 반") { .value(.measurement(number + 0.5, try $0.unit(0))) },
      ]
    } + [
      ValueRule("반 <unit>") { .value(.measurement(0.5, try $0.unit(0))) },
      ValueRule("<cardinal> <unit> 반") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> 분 의 <cardinal> <unit>") {
        .value(.measurement(try $0.parts(1, of: 0), try $0.unit(2)))
      },
      ValueRule("섭 씨 <number> 도") { .value(.measurement(try $0.number(0), .celsius)) },
      ValueRule("화 씨 <number> 도") { .value(.measurement(try $0.number(0), .fahrenheit)) },
      ValueRule("영 하 <number> 도") { .value(.measurement(-(try $0.number(0)), .degree)) },
      ValueRule("섭 씨 영 하 <number> 도") {
        .value(.measurement(-(try $0.number(0)), .celsius))
      },
      ValueRule("마 이 너 스 <number> <unit>") {
        .value(.measurement(-(try $0.number(0)), try $0.unit(1)))
      },
      ValueRule("시 속 <number> 킬 로 [미] [터]") {
        .value(.measurement(try $0.number(0), .kilometersPerHour))
      },
      ValueRule("시 속 <number> 마 일") {
        .value(.measurement(try $0.number(0), .milesPerHour))
      },
      ValueRule("초 속 <number> 미 터") {
        .value(.measurement(try $0.number(0), .metersPerSecond))
      },
    ],
    .boolean: [
      "어", "그 래 [요]", "맞 아 [요]", "좋 아 [요]", "참", "켬", "온", "켜 기", "켜 짐", "켜 줘",
    ].map { ValueRule($0, .value(.boolean(true))) }
      + [
        "아 니", "아 니 오", "아 뇨", "아 니 야", "거 짓", "끔", "오 프", "끄 기", "꺼 짐", "꺼 줘",
      ].map { ValueRule($0, .value(.boolean(false))) },
  ]
}

extension RuleCaptures {
  /// A place in a row, counted from one.
  fileprivate func place(_ index: Int) throws(Mismatch) -> Double {
    let place = try integer(index)
    guard place > 0 else { throw Mismatch() }
    return Double(place)
  }

  /// So many of a scale, and what is less than one of it.
  fileprivate func sum(
    _ count: Int, times scale: Double, _ rest: Int
  ) throws(Mismatch) -> Double {
    try number(count) * scale + self.rest(rest, below: scale)
  }

  fileprivate func rest(_ index: Int, below limit: Double) throws(Mismatch) -> Double {
    let rest = try number(index)
    guard rest > 0, rest < limit else { throw Mismatch() }
    return rest
  }

  /// “삼 분의 일”: the whole is named before its parts.
  fileprivate func parts(_ parts: Int, of whole: Int) throws(Mismatch) -> Double {
    let (parts, whole) = (try integer(parts), try integer(whole))
    guard (2...100).contains(whole), (1..<whole).contains(parts) else { throw Mismatch() }
    return Double(parts) / Double(whole)
  }
}

extension Korean {
  // Words of several syllables are no alternatives of one item; they stand among the rules.
  static let booleans = BooleanWords(yes: ["네", "예", "응"], no: ["아니요"])
}
