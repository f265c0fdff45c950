// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let russianDays: Table = [
    .weekday: [
      ValueRule("понедельник", .weekday(.monday)), ValueRule("вторник", .weekday(.tuesday)),
      ValueRule("среда|среду", .weekday(.wednesday)), ValueRule("четверг", .weekday(.thursday)),
      ValueRule("пятница|пятницу", .weekday(.friday)),
      ValueRule("суббота|субботу", .weekday(.saturday)),
      ValueRule("воскресенье", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("января|январь", .month(1)), ValueRule("февраля|февраль", .month(2)),
      ValueRule("марта|март", .month(3)), ValueRule("апреля|апрель", .month(4)),
      ValueRule("мая|май", .month(5)), ValueRule("июня|июнь", .month(6)),
      ValueRule("июля|июль", .month(7)), ValueRule("августа|август", .month(8)),
      ValueRule("сентября|сентябрь", .month(9)), ValueRule("октября|октябрь", .month(10)),
      ValueRule("ноября|ноябрь", .month(11)), ValueRule("декабря|декабрь", .month(12)),
    ],
    .day: [
      ValueRule("сегодня", .day(.offset(0))), ValueRule("завтра", .day(.offset(1))),
      ValueRule("послезавтра", .day(.offset(2))), ValueRule("вчера", .day(.offset(-1))),
      ValueRule("позавчера", .day(.offset(-2))),
      ValueRule("[в|во] <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("в эту|этот|это <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("[в] следующую|следующий|следующее|следующая <weekday>") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[в] прошлую|прошлый|прошлое <weekday>") {
        .day(.weekday(try $0.weekday(0), .last))
      },
      ValueRule("<ordinal> <month> [<year>] [года]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("<digits> <month> [<year>] [года]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("[на] следующей неделе", .day(.offset(7))),
      ValueRule("[на] прошлой неделе", .day(.offset(-7))),
      ValueRule("<digits> <digits> <year>") {
        .day(try .made(year: $0.integer(2), month: $0.integer(1), day: $0.integer(0)))
      },
      ValueRule("<ordinal> числа") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("через <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> назад") { .day(.offset(try -$0.days(0))) },
    ],
    .date: [
      ValueRule("через <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> назад") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ],
  ]

  static let russianTimes: Table = [
    .part: [
      ValueRule("утра|утром", .part(.morning)), ValueRule("дня|днем", .part(.afternoon)),
      ValueRule("вечера|вечером", .part(.evening)), ValueRule("ночи|ночью", .part(.night)),
    ],
    .clock: [
      ValueRule("<cardinal> час|часа|часов") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> час|часа|часов <cardinal> минута|минуты|минут") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("час") { _ in .clock(try ClockTime(saying: 1)) },
      ValueRule("половина|половине|пол <ordinal>") {
        .clock(try ClockTime(30, before: $0.integer(0)))
      },
      ValueRule("четверть <ordinal>") { .clock(try ClockTime(45, before: $0.integer(0))) },
      ValueRule("<cardinal> минута|минуты|минут <ordinal>") {
        .clock(try ClockTime(60 - $0.integer(0), before: $0.integer(1)))
      },
      ValueRule("без четверти <cardinal>") { .clock(try ClockTime(15, before: $0.integer(0))) },
      ValueRule("без пяти [минут] <cardinal>") { .clock(try ClockTime(5, before: $0.integer(0))) },
      ValueRule("без десяти [минут] <cardinal>") {
        .clock(try ClockTime(10, before: $0.integer(0)))
      },
      ValueRule("без двадцати [минут] <cardinal>") {
        .clock(try ClockTime(20, before: $0.integer(0)))
      },
      ValueRule("без двадцати пяти [минут] <cardinal>") {
        .clock(try ClockTime(25, before: $0.integer(0)))
      },
    ] + RussianHours.half,
    .plainTime: [
      ValueRule("полдень") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> <part>") { .time(.clock(try $0.clock(0).inPart($0.part(1)))) },
    ],
    .time: [
      ValueRule("в|во <plainTime>") { .time(try $0.time(0)) },
      ValueRule("в|во <looseClock>") { .time(.clock(try $0.clock(0))) },
      ValueRule("[в] полночь") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("утром", .time(.part(.morning))), ValueRule("днем", .time(.part(.afternoon))),
      ValueRule("вечером", .time(.part(.evening))), ValueRule("ночью", .time(.part(.night))),
    ],
    .moment: [
      ValueRule("сейчас", .moment(.now)),
      ValueRule("через <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("<span> назад") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("в|во <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("в|во <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
      ValueRule("[в] полночь") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("<day> в|во <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
      ValueRule("<day> в|во <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1))))
      },
      ValueRule("в|во <plainTime> <day>") { .moment(.on(try $0.day(1), at: try $0.time(0))) },
      ValueRule("в|во <looseClock> <day>") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0))))
      },
      ValueRule("<day> <part>") { .moment(.on(try $0.day(0), at: .part(try $0.part(1)))) },
      ValueRule("<day> <part> в|во <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).inPart($0.part(1)))))
      },
    ],
  ]
}

/// “полвосьмого” is half past seven.
private enum RussianHours {
  static var half: [ValueRule] {
    names.enumerated().map { index, name in
      ValueRule("пол\(name)") { _ in .clock(try ClockTime(30, before: index + 1)) }
    }
  }

  private static let names = [
    "первого", "второго", "третьего", "четвертого", "пятого", "шестого", "седьмого", "восьмого",
    "девятого", "десятого", "одиннадцатого", "двенадцатого",
  ]
}
