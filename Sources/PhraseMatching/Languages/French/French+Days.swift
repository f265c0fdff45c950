// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Days; “mardi prochain” is the one of next week, because “mardi” alone is the coming one.
  static let frenchDays: Table = [
    .weekday: [
      ValueRule("lundi|lun", .weekday(.monday)), ValueRule("mardi", .weekday(.tuesday)),
      ValueRule("mercredi|mer", .weekday(.wednesday)),
      ValueRule("jeudi|jeu", .weekday(.thursday)), ValueRule("vendredi|ven", .weekday(.friday)),
      ValueRule("samedi|sam", .weekday(.saturday)), ValueRule("dimanche|dim", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("janvier|janv", .month(1)), ValueRule("fevrier|fevr|fev", .month(2)),
      ValueRule("mars", .month(3)), ValueRule("avril|avr", .month(4)),
      ValueRule("mai", .month(5)), ValueRule("juin", .month(6)),
      ValueRule("juillet|juil", .month(7)), ValueRule("aout", .month(8)),
      ValueRule("septembre", .month(9)), ValueRule("octobre|oct", .month(10)),
      ValueRule("novembre|nov", .month(11)), ValueRule("decembre|dec", .month(12)),
    ],
    .day: [
      ValueRule("aujourdhui", .day(.offset(0))), ValueRule("aujourd hui", .day(.offset(0))),
      ValueRule("demain", .day(.offset(1))), ValueRule("hier", .day(.offset(-1))),
      ValueRule("apres demain", .day(.offset(2))), ValueRule("avant hier", .day(.offset(-2))),
      ValueRule("<weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("ce <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("<weekday> de cette semaine") { .day(.weekday(try $0.weekday(0), .this)) },
      ValueRule("<weekday> qui vient") { .day(.weekday(try $0.weekday(0), .coming)) },
      ValueRule("[le] <weekday> prochain|suivant") { .day(.weekday(try $0.weekday(0), .next)) },
      ValueRule("[le] <weekday> de la semaine prochaine") {
        .day(.weekday(try $0.weekday(0), .next))
      },
      ValueRule("[le] <weekday> dernier|passe") { .day(.weekday(try $0.weekday(0), .last)) },
      ValueRule("[le] <ordinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.first(0)))
      },
      ValueRule("[le] <cardinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(2), month: $0.month(1), day: $0.integer(0)))
      },
      // The day of the week adds nothing where the day of the month is said.
      ValueRule("[le] <weekday> <cardinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(3), month: $0.month(2), day: $0.integer(1)))
      },
      ValueRule("[le] <weekday> <ordinal> <month> [<year>]") {
        .day(try .made(year: $0.optionalInteger(3), month: $0.month(2), day: $0.first(1)))
      },
      ValueRule("le <cardinal>") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("le <ordinal>") { .day(try .made(dayOfMonth: $0.first(0))) },
      ValueRule("[le] <cardinal> du mois") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("[le] <ordinal> du mois") { .day(try .made(dayOfMonth: $0.first(0))) },
      ValueRule("[le] <weekday> <cardinal>") { .day(try .made(dayOfMonth: $0.integer(1))) },
      ValueRule("[la] semaine prochaine|suivante", .day(.offset(7))),
      ValueRule("[la] semaine derniere|passee", .day(.offset(-7))),
      ValueRule("[le] <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("dans <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("il y a <span>") { .day(.offset(try -$0.days(0))) },
      ValueRule("y a <span>") { .day(.offset(try -$0.days(0))) },
      ValueRule("ya <span>") { .day(.offset(try -$0.days(0))) },
    ],
    .date: frenchMonths + [
      ValueRule("dans <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("il y a <span>") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
      ValueRule("y a <span>") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
      ValueRule("ya <span>") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ],
  ]

  /// Months and years from now.
  static let frenchMonths = [
    ValueRule("[le] mois prochain", .moment(.shifted(CalendarSpan(months: 1)))),
    ValueRule("[le] mois dernier|passe", .moment(.shifted(CalendarSpan(months: -1)))),
    ValueRule("[l] an|lan prochain", .moment(.shifted(CalendarSpan(months: 12)))),
    ValueRule("[l] an|lan dernier|passe", .moment(.shifted(CalendarSpan(months: -12)))),
    ValueRule("[l] annee|lannee prochaine", .moment(.shifted(CalendarSpan(months: 12)))),
    ValueRule("[l] annee|lannee derniere|passee", .moment(.shifted(CalendarSpan(months: -12)))),
  ]
}

extension RuleCaptures {
  /// Days of a month are counted, but for the first.
  fileprivate func first(_ index: Int) throws(Mismatch) -> Int {
    guard try integer(index) == 1 else { throw Mismatch() }
    return 1
  }
}
