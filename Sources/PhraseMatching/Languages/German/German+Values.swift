// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// German: percentages, money, lengths of time, yes and no, and times by the clock.
  static let german = ValueRules(
    .german, [germanValues, common],
    booleans: BooleanWords(yes: ["ja", "an", "ein", "wahr"], no: ["nein", "aus", "falsch"]),
    samples: [
      .percentage: ["prozent"], .money: ["fünf euro"], .duration: ["zwanzig minuten"],
      .time: ["sieben uhr dreißig"], .date: ["morgen"],
      .moment: ["morgen um fünf uhr"],
    ])

  private static let germanValues: Table = [
    .percentage: [ValueRule("<number> prozent") { .number(try $0.number(0)) }],
    .weekday: [
      ValueRule("montag", .weekday(.monday)), ValueRule("dienstag", .weekday(.tuesday)),
      ValueRule("mittwoch", .weekday(.wednesday)), ValueRule("donnerstag", .weekday(.thursday)),
      ValueRule("freitag", .weekday(.friday)),
      ValueRule("samstag|sonnabend", .weekday(.saturday)), ValueRule("sonntag", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("januar|janner", .month(1)), ValueRule("februar", .month(2)),
      ValueRule("marz", .month(3)), ValueRule("april", .month(4)), ValueRule("mai", .month(5)),
      ValueRule("juni", .month(6)), ValueRule("juli", .month(7)), ValueRule("august", .month(8)),
      ValueRule("september", .month(9)), ValueRule("oktober", .month(10)),
      ValueRule("november", .month(11)), ValueRule("dezember", .month(12)),
    ],
    .spanUnit: [
      ValueRule("sekunde|sekunden", .span(CalendarSpan(seconds: 1))),
      ValueRule("minute|minuten", .span(CalendarSpan(seconds: 60))),
      ValueRule("stunde|stunden", .span(CalendarSpan(seconds: 3600))),
      ValueRule("tag|tage|tagen", .span(CalendarSpan(days: 1))),
      ValueRule("woche|wochen", .span(CalendarSpan(days: 7))),
      ValueRule("monat|monate|monaten", .span(CalendarSpan(months: 1))),
      ValueRule("jahr|jahre|jahren", .span(CalendarSpan(months: 12))),
    ],
    .span: [
      ValueRule("<simpleSpan> und <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) }
    ],
    .currency: [
      ValueRule("euro|euros", .currency("EUR")), ValueRule("dollar|dollars", .currency("USD")),
      ValueRule("franken", .currency("CHF")), ValueRule("pfund", .currency("GBP")),
    ],
    .subunit: [ValueRule("cent|cents", .currency(nil))],
    .unit: [
      ValueRule("meter|metern", .unit(.meter)), ValueRule("kilometer", .unit(.kilometer)),
      ValueRule("zentimeter", .unit(.centimeter)), ValueRule("gramm", .unit(.gram)),
      ValueRule("kilo|kilogramm", .unit(.kilogram)), ValueRule("liter", .unit(.liter)),
      ValueRule("grad", .unit(.degree)), ValueRule("grad celsius", .unit(.celsius)),
    ],
    .clock: [
      ValueRule("<colon> uhr") { .clock(try $0.clock(0)) }.written,
      ValueRule("<cardinal> uhr") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> uhr <cardinal>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("halb <cardinal>") { .clock(try ClockTime(30, before: $0.integer(0))) },
      ValueRule("viertel vor <cardinal>") { .clock(try ClockTime(15, before: $0.integer(0))) },
      ValueRule("viertel nach <cardinal>") { .clock(try ClockTime(saying: $0.integer(0), 15)) },
    ],
    .time: [ValueRule("um <looseClock>") { .time(.clock(try $0.clock(0))) }],
    .day: [
      ValueRule("heute", .day(.offset(0))), ValueRule("morgen", .day(.offset(1))),
      ValueRule("ubermorgen", .day(.offset(2))), ValueRule("gestern", .day(.offset(-1))),
      ValueRule("nachste|kommende woche", .day(.offset(7))),
      ValueRule("letzte|vergangene woche", .day(.offset(-7))),
      ValueRule("[am] <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("diesen|diesem <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("nachsten|nachster <weekday>") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("letzten|letzter <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("[am|der|den] <digits> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      ValueRule("am <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("in <span>") { .day(.offset(try $0.days(0))) },
    ],
    .moment: [
      ValueRule("jetzt", .moment(.now)),
      ValueRule("in <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("um <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
      ValueRule("<day> um <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(1))))
      },
    ],
  ]
}
