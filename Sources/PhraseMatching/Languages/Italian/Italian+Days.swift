// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  static let italianDays: Table = [
    .weekday: [
      ValueRule("lunedi|lun", .weekday(.monday)), ValueRule("martedi|mar", .weekday(.tuesday)),
      ValueRule("mercoledi|mer", .weekday(.wednesday)),
      ValueRule("giovedi|gio", .weekday(.thursday)), ValueRule("venerdi|ven", .weekday(.friday)),
      ValueRule("sabato|sab", .weekday(.saturday)), ValueRule("domenica|dom", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("gennaio|gen", .month(1)), ValueRule("febbraio|feb", .month(2)),
      ValueRule("marzo|mar", .month(3)), ValueRule("aprile|apr", .month(4)),
      ValueRule("maggio|mag", .month(5)), ValueRule("giugno|giu", .month(6)),
      ValueRule("luglio|lug", .month(7)), ValueRule("agosto|ago", .month(8)),
      ValueRule("settembre|set|sett", .month(9)), ValueRule("ottobre|ott", .month(10)),
      ValueRule("novembre|nov", .month(11)), ValueRule("dicembre|dic", .month(12)),
    ],
    .day: [
      ValueRule("oggi", .day(.offset(0))), ValueRule("domani", .day(.offset(1))),
      ValueRule("dopodomani", .day(.offset(2))), ValueRule("dopo domani", .day(.offset(2))),
      ValueRule("ieri", .day(.offset(-1))),
      ValueRule("laltroieri|altroieri|avantieri", .day(.offset(-2))),
      ValueRule("laltro|altro ieri", .day(.offset(-2))),
      ValueRule("ieri|ier laltro", .day(.offset(-2))), ValueRule("ierlaltro", .day(.offset(-2))),
      ValueRule("oggi a otto", .day(.offset(7))), ValueRule("domani a otto", .day(.offset(8))),
      ValueRule("[il|la|di|per|entro] <weekday>") {
        .day(.weekday(try $0.weekday(0), .coming))
      },
      ValueRule("<weekday> che viene") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("questo|questa <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("[il|la] prossimo|prossima <weekday>") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[il|la] <weekday> prossimo|prossima") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[lo|la] scorso|scorsa <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("[il|lo|la] <weekday> scorso|scorsa|passato|passata") {
        .day(.weekday(try $0.weekday(0), .last))
      },
      ValueRule("[la] prossima settimana", .day(.offset(7))),
      ValueRule("[la] settimana prossima|ventura", .day(.offset(7))),
      ValueRule("[la] scorsa settimana", .day(.offset(-7))),
      ValueRule("[la] settimana scorsa|passata", .day(.offset(-7))),
      ValueRule("[il|del] <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("tra|fra <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> da oggi|adesso|ora") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> da domani") { .day(.offset(try $0.days(0) + 1)) },
      ValueRule("<span> fa") { .day(.offset(try -$0.days(0))) },
    ] + ItalianDates.rules,
    .date: [
      ValueRule("tra|fra <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> da oggi|adesso|ora") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("<span> fa") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ] + italianMonths,
  ]

  /// The next month and year, and those before.
  static let italianMonths = [
    ("[il] mese prossimo", 1), ("[il] prossimo mese", 1), ("[il] mese scorso", -1),
    ("[lo] scorso mese", -1), ("lanno|anno prossimo", 12), ("[il] prossimo anno", 12),
    ("lanno|anno scorso|passato", -12), ("[lo] scorso anno", -12),
  ].map { ValueRule($0, .moment(.shifted(CalendarSpan(months: $1)))) }
}

/// Days of a month: “il tre maggio”, “1º maggio 2027”, “l'otto marzo”, “il 15”.
///
/// Of the days only the first is counted as such; the other numbers are plain ones.
private enum ItalianDates {
  static var rules: [ValueRule] {
    ["<cardinal>", "<ordinal>"].flatMap { day in
      [
        ValueRule("[il|l|al|dal|del|dell] \(day) [di] <month> [<year>]", meaning: date),
        ValueRule("[il|l|al|dal|del|dell] \(day) [di] <month> del <year>", meaning: date),
        ValueRule("<weekday> \(day) [di] <month> [<year>]") {
          .day(try .made(year: $0.optionalInteger(3), month: $0.month(2), day: $0.integer(1)))
        },
        ValueRule("<weekday> \(day)") { .day(try .made(dayOfMonth: $0.integer(1))) },
        ValueRule("il|l|al|del|dell \(day)") { .day(try .made(dayOfMonth: $0.integer(0))) },
        ValueRule("il|l|al|del|dell \(day) del|di mese|questo") {
          .day(try .made(dayOfMonth: $0.integer(0)))
        },
      ]
    } + elided(["lotto", "allotto", "dellotto"], 8) + elided(["lundici", "allundici"], 11)
  }

  @Sendable
  private static func date(_ captures: RuleCaptures) throws -> RulePart {
    .day(
      try .made(
        year: captures.optionalInteger(2), month: captures.month(1), day: captures.integer(0)))
  }

  /// Eight and eleven, whose article is a part of the word.
  private static func elided(_ words: [String], _ day: Int) -> [ValueRule] {
    let words = words.joined(separator: "|")
    return [
      ValueRule("\(words) [di] <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(1), month: $0.month(0), day: day))
      },
      ValueRule(words) { _ in .day(try .made(dayOfMonth: day)) },
    ]
  }
}
