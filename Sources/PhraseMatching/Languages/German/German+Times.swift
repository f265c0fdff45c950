// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day.
  ///
  /// A bare number is a time only behind “um”, or where nothing but a time is asked for.
  static let germanTimes: Table = [
    .part: [
      ValueRule("morgens|fruh|frueh|vormittags", .part(.morning)),
      ValueRule("nachmittags", .part(.afternoon)), ValueRule("abends", .part(.evening)),
      ValueRule("nachts", .part(.night)),
    ],
    .clock: [
      ValueRule("<colon> uhr") { .clock(try $0.clock(0)) }.written,
      // “7.30 Uhr”: a point between hours and minutes.
      ValueRule("<number> uhr") { .clock(try $0.pointedClock(0)) }.written,
      ValueRule("<cardinal> uhr") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("24|vierundzwanzig uhr") { _ in .clock(try ClockTime(0)) },
      ValueRule("<cardinal> uhr <cardinal>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> uhr <pair>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> uhr [und] <cardinal> minute|minuten") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("halb <cardinal> [uhr]") { .clock(try ClockTime(30, before: $0.integer(0))) },
      ValueRule("<cardinal> [minuten|minute] vor halb <cardinal>") {
        .clock(try ClockTime(30 + $0.integer(0), before: $0.integer(1)))
      },
      ValueRule("<cardinal> [minuten|minute] nach halb <cardinal>") {
        .clock(try ClockTime(30 - $0.integer(0), before: $0.integer(1)))
      },
      ValueRule("viertel vor <cardinal> [uhr]") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("viertel nach <cardinal> [uhr]") {
        .clock(try ClockTime(saying: $0.integer(0), 15))
      },
      ValueRule("<cardinal> [minuten|minute] vor <cardinal> [uhr]") {
        .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
      ValueRule("<cardinal> [minuten|minute] nach <cardinal> [uhr]") {
        .clock(try ClockTime(saying: $0.integer(1), $0.integer(0)))
      },
      // A quarter of the hour, and three of them, that leads to eight.
      ValueRule("viertel <cardinal>") { .clock(try ClockTime(45, before: $0.integer(0))) },
      ValueRule("dreiviertel <cardinal>") { .clock(try ClockTime(15, before: $0.integer(0))) },
      ValueRule("drei viertel <cardinal>") { .clock(try ClockTime(15, before: $0.integer(0))) },
    ],
    .plainTime: [
      ValueRule("mittag|mittags") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("am|zu mittag") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> mittags") { .time(.clock(try $0.clock(0).atNoon)) },
      ValueRule("mittags um|gegen <looseClock>") { .time(.clock(try $0.clock(0).atNoon)) },
      ValueRule("<looseClock> <part>") { .time(.clock(try $0.clock(0).within($0.part(1)))) },
      ValueRule("<part> um|gegen <looseClock>") {
        .time(.clock(try $0.clock(1).within($0.part(0))))
      },
      ValueRule("punkt <looseClock>") { .time(.clock(try $0.clock(0))) },
    ]
      + GermanParts.all.map { words, part in
        ValueRule("<looseClock> am|in [der] \(words)") {
          .time(.clock(try $0.clock(0).within(part)))
        }
      },
    .time: [
      ValueRule("um|gegen <plainTime>") { .time(try $0.time(0)) },
      ValueRule("um|gegen <looseClock>") { .time(.clock(try $0.clock(0))) },
      ValueRule("[um] mitternacht") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("<part>") { .time(.part(try $0.part(0))) },
    ]
      + GermanParts.all.map { words, part in
        ValueRule("am|in [der] \(words)", .time(.part(part)))
      },
  ]

  /// Days with a time.
  static let germanMoments: Table = [
    .moment: [
      ValueRule("jetzt [gleich|sofort]", .moment(.now)), ValueRule("[ab] sofort", .moment(.now)),
      ValueRule("in <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("vor <span>") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("um|gegen <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("um|gegen <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
      ValueRule("[um] mitternacht") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("heute [nacht] um mitternacht") { _ in GermanParts.midnightTonight },
      ValueRule("heute nacht um zwolf|zwoelf|12|24 [uhr]") { _ in GermanParts.midnightTonight },
      ValueRule("<part>") { .moment(.at(.part(try $0.part(0)))) },
      ValueRule("<day> um|gegen <plainTime>") {
        .moment(.on(try $0.day(0), at: try $0.time(1)))
      },
      ValueRule("<day> um|gegen <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1))))
      },
      ValueRule("um|gegen <plainTime> <day>") {
        .moment(.on(try $0.day(1), at: try $0.time(0)))
      },
      ValueRule("um|gegen <looseClock> <day>") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0))))
      },
    ] + germanMonths + GermanParts.all.flatMap(GermanParts.rules) + GermanParts.ofWeekdays
  ]
}

/// The parts of the day as nouns: “heute Abend”, “Freitagabend”.
private enum GermanParts {
  static let all: [(words: String, part: PartOfDay)] = [
    ("morgen|vormittag|fruh|frueh|morgens|vormittags", .morning),
    ("nachmittag|nachmittags", .afternoon), ("abend|abends", .evening), ("nacht|nachts", .night),
  ]

  static let midnightTonight: RulePart = .moment(
    .on(.offset(1), at: .clock(ClockTime(hour: 0, minute: 0, isTwelveHour: false))))

  static func rules(_ words: String, _ part: PartOfDay) -> [ValueRule] {
    [
      ValueRule("am|in [der] \(words)", .moment(.at(.part(part)))),
      ValueRule("<day> [am|in] [der] \(words)") {
        .moment(.on(try $0.day(0), at: .part(part)))
      },
      ValueRule("<day> [am|in] [der] \(words) um|gegen <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1).onDay(in: part))))
      },
      ValueRule("<day> [am|in] [der] \(words) <clock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1).onDay(in: part))))
      },
      ValueRule("[um|gegen] <looseClock> <day> [am|in] [der] \(words)") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0).onDay(in: part))))
      },
    ]
  }

  static var ofWeekdays: [ValueRule] {
    let days = zip(
      ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
      Weekday.allCases)
    return days.flatMap { name, day in
      all.flatMap { words, part -> [ValueRule] in
        let nouns = words.split(separator: "|").map { "\(name)\($0)" }.joined(separator: "|")
        return [
          ValueRule("[am] \(nouns)", .moment(.on(.weekday(day, .coming), at: .part(part)))),
          ValueRule("[am] \(nouns) um|gegen <looseClock>") {
            .moment(.on(.weekday(day, .coming), at: .clock(try $0.clock(0).onDay(in: part))))
          },
        ]
      }
    }
  }
}

extension ClockTime {
  /// The time in a part of the day; an hour of twenty-four has to be one of it.
  fileprivate func within(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    guard !isTwelveHour else { return try inPart(part) }
    let hours =
      switch part {
      case .morning: 0...11
      case .afternoon: 12...18
      case .evening: 17...23
      case .night: hour < 6 ? 0...5 : 20...23
      }
    guard hours.contains(hour) else { throw Mismatch() }
    return self
  }

  /// The same on a day that was named; people do not agree of which day the hours after midnight
  /// are.
  fileprivate func onDay(in part: PartOfDay) throws(Mismatch) -> ClockTime {
    let time = try within(part)
    guard part != .night || time.hour >= 17 else { throw Mismatch() }
    return time
  }

  /// “elf Uhr mittags” to “zwei Uhr mittags”.
  fileprivate var atNoon: ClockTime {
    get throws(Mismatch) {
      guard isTwelveHour else {
        guard (11...14).contains(hour) else { throw Mismatch() }
        return self
      }
      guard hour >= 11 || hour <= 2 else { throw Mismatch() }
      return try ClockTime(hour >= 11 ? hour : hour + 12, minute)
    }
  }
}

extension RuleCaptures {
  /// Hours and minutes of “7.30”, which was read as a number.
  fileprivate func pointedClock(_ index: Int) throws(Mismatch) -> ClockTime {
    let number = try number(index)
    guard (0..<24).contains(number), number != number.rounded() else { throw Mismatch() }
    let hundredths = (number * 100).rounded()
    guard abs(number * 100 - hundredths) < 0.001 else { throw Mismatch() }
    return try ClockTime(saying: Int(hundredths) / 100, Int(hundredths) % 100)
  }
}
