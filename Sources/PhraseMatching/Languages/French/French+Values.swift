// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// French: percentages, money, lengths of time, yes and no, and times by the clock.
  static let french = ValueRules(
    .french, [frenchValues, common],
    booleans: BooleanWords(yes: ["oui", "vrai"], no: ["non", "faux"]),
    samples: [
      .percentage: ["pour cent"], .money: ["cinq euros"], .duration: ["vingt minutes"],
      .time: ["sept heures trente"], .date: ["demain"],
      .moment: ["demain à cinq heures"],
    ])

  private static let frenchValues: Table = [
    .percentage: [
      ValueRule("<number> pour cent") { .number(try $0.number(0)) },
      ValueRule("<number> pourcent") { .number(try $0.number(0)) },
    ],
    .spanUnit: [
      ValueRule("seconde|secondes", .span(CalendarSpan(seconds: 1))),
      ValueRule("minute|minutes", .span(CalendarSpan(seconds: 60))),
      ValueRule("heure|heures", .span(CalendarSpan(seconds: 3600))),
      ValueRule("jour|jours", .span(CalendarSpan(days: 1))),
      ValueRule("semaine|semaines", .span(CalendarSpan(days: 7))),
      ValueRule("mois", .span(CalendarSpan(months: 1))),
      ValueRule("an|ans|annees", .span(CalendarSpan(months: 12))),
    ],
    .simpleSpan: [
      ValueRule("une demi heure", .span(CalendarSpan(seconds: 1800))),
      ValueRule("un quart dheure", .span(CalendarSpan(seconds: 900))),
      ValueRule("<cardinal> <spanUnit> et demie|demi") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> et <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) }
    ],
    .currency: [
      ValueRule("euro|euros", .currency("EUR")), ValueRule("dollar|dollars", .currency("USD")),
      ValueRule("franc|francs", .currency("CHF")),
    ],
    .subunit: [ValueRule("centime|centimes|cent|cents", .currency(nil))],
    .unit: [
      ValueRule("metre|metres", .unit(.meter)),
      ValueRule("kilometre|kilometres", .unit(.kilometer)),
      ValueRule("centimetre|centimetres", .unit(.centimeter)),
      ValueRule("gramme|grammes", .unit(.gram)),
      ValueRule("kilo|kilos|kilogramme|kilogrammes", .unit(.kilogram)),
      ValueRule("litre|litres", .unit(.liter)), ValueRule("degre|degres", .unit(.degree)),
      ValueRule("degre|degres celsius", .unit(.celsius)),
    ],
    .clock: [
      ValueRule("<cardinal> heure|heures") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> heure|heures <cardinal>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> heure|heures et demie") {
        .clock(try ClockTime(saying: $0.integer(0), 30))
      },
      ValueRule("<cardinal> heure|heures et quart") {
        .clock(try ClockTime(saying: $0.integer(0), 15))
      },
    ],
    .plainTime: [
      ValueRule("midi") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("minuit") { _ in .time(.clock(try ClockTime(0))) },
    ],
    .time: [ValueRule("a <plainTime>") { .time(try $0.time(0)) }],
    .day: [
      ValueRule("aujourdhui", .day(.offset(0))), ValueRule("demain", .day(.offset(1))),
      ValueRule("apres demain", .day(.offset(2))), ValueRule("hier", .day(.offset(-1))),
      ValueRule("[la] semaine prochaine", .day(.offset(7))),
      ValueRule("[la] semaine derniere", .day(.offset(-7))),
      ValueRule("[le] <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("dans <span>") { .day(.offset(try $0.days(0))) },
    ],
    .moment: [
      ValueRule("maintenant", .moment(.now)),
      ValueRule("dans <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("a <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("<day> a <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
    ],
  ]
}
