// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Italian: percentages, money, lengths of time, yes and no, days near today and times in digits.
  static let italian = ValueRules(
    .italian, [italianValues, common],
    booleans: BooleanWords(yes: ["sì", "vero"], no: ["no", "falso"]),
    samples: [
      .percentage: ["per cento"], .money: ["cinque euro"], .duration: ["venti minuti"],
      .time: ["17:30"], .date: ["domani"], .moment: ["domani"],
    ])

  private static let italianValues: Table = [
    .percentage: [
      ValueRule("<number> per cento") { .number(try $0.number(0)) },
      ValueRule("<number> percento") { .number(try $0.number(0)) },
    ],
    .spanUnit: [
      ValueRule("secondo|secondi", .span(CalendarSpan(seconds: 1))),
      ValueRule("minuto|minuti", .span(CalendarSpan(seconds: 60))),
      ValueRule("ora|ore", .span(CalendarSpan(seconds: 3600))),
      ValueRule("giorno|giorni", .span(CalendarSpan(days: 1))),
      ValueRule("settimana|settimane", .span(CalendarSpan(days: 7))),
      ValueRule("mese|mesi", .span(CalendarSpan(months: 1))),
      ValueRule("anno|anni", .span(CalendarSpan(months: 12))),
    ],
    .simpleSpan: [
      ValueRule("mezzora", .span(CalendarSpan(seconds: 1800))),
      ValueRule("mezza ora", .span(CalendarSpan(seconds: 1800))),
      ValueRule("<cardinal> <spanUnit> e mezza|mezzo") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> e <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) }
    ],
    .currency: [
      ValueRule("euro", .currency("EUR")), ValueRule("dollaro|dollari", .currency("USD")),
      ValueRule("franco|franchi", .currency("CHF")),
      ValueRule("sterlina|sterline", .currency("GBP")),
    ],
    .subunit: [ValueRule("centesimo|centesimi", .currency(nil))],
    .money: [
      ValueRule("<cardinal> <currency> [e] <cardinal> [<subunit>]") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      }
    ],
    .unit: [
      ValueRule("metro|metri", .unit(.meter)),
      ValueRule("chilometro|chilometri", .unit(.kilometer)),
      ValueRule("grammo|grammi", .unit(.gram)),
      ValueRule("chilo|chili|chilogrammo|chilogrammi", .unit(.kilogram)),
      ValueRule("litro|litri", .unit(.liter)), ValueRule("grado|gradi", .unit(.degree)),
      ValueRule("grado|gradi centigradi|celsius", .unit(.celsius)),
    ],
    .time: [ValueRule("alle|all <plainTime>") { .time(try $0.time(0)) }],
    .day: [
      ValueRule("oggi", .day(.offset(0))), ValueRule("domani", .day(.offset(1))),
      ValueRule("dopodomani", .day(.offset(2))), ValueRule("ieri", .day(.offset(-1))),
      ValueRule("[la] prossima settimana", .day(.offset(7))),
      ValueRule("[la] settimana prossima", .day(.offset(7))),
      ValueRule("[la] settimana scorsa", .day(.offset(-7))),
      ValueRule("il <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("tra|fra <span>") { .day(.offset(try $0.days(0))) },
    ],
    .moment: [
      ValueRule("adesso|ora", .moment(.now)),
      ValueRule("tra|fra <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("alle|all <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("<day> alle|all <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
    ],
  ]
}
