// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Spanish: percentages, money, lengths of time, yes and no, days near today and times in digits.
  static let spanish = ValueRules(
    .spanish, [spanishValues, common],
    booleans: BooleanWords(yes: ["sí", "verdadero"], no: ["no", "falso"]),
    samples: [
      .percentage: ["por ciento"], .money: ["cinco euros"], .duration: ["veinte minutos"],
      .time: ["17:30"], .date: ["mañana"], .moment: ["mañana"],
    ],
    spellings: ["manana": "mañana"])

  private static let spanishValues: Table = [
    .percentage: [ValueRule("<number> por ciento") { .number(try $0.number(0)) }],
    .spanUnit: [
      ValueRule("segundo|segundos", .span(CalendarSpan(seconds: 1))),
      ValueRule("minuto|minutos", .span(CalendarSpan(seconds: 60))),
      ValueRule("hora|horas", .span(CalendarSpan(seconds: 3600))),
      ValueRule("dia|dias", .span(CalendarSpan(days: 1))),
      ValueRule("semana|semanas", .span(CalendarSpan(days: 7))),
      ValueRule("mes|meses", .span(CalendarSpan(months: 1))),
      ValueRule("ano|anos", .span(CalendarSpan(months: 12))),
    ],
    .simpleSpan: [
      ValueRule("media hora", .span(CalendarSpan(seconds: 1800))),
      ValueRule("<cardinal> <spanUnit> y media|medio") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> y <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) }
    ],
    .currency: [
      ValueRule("euro|euros", .currency("EUR")), ValueRule("dolar|dolares", .currency("USD")),
      ValueRule("libra|libras", .currency("GBP")),
    ],
    .subunit: [ValueRule("centimo|centimos|centavo|centavos", .currency(nil))],
    .money: [
      ValueRule("<cardinal> <currency> [con|y] <cardinal> [<subunit>]") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      }
    ],
    .unit: [
      ValueRule("metro|metros", .unit(.meter)),
      ValueRule("kilometro|kilometros", .unit(.kilometer)),
      ValueRule("gramo|gramos", .unit(.gram)),
      ValueRule("kilo|kilos|kilogramo|kilogramos", .unit(.kilogram)),
      ValueRule("litro|litros", .unit(.liter)), ValueRule("grado|grados", .unit(.degree)),
      ValueRule("grado|grados centigrados|celsius", .unit(.celsius)),
    ],
    .time: [ValueRule("a las|la <plainTime>") { .time(try $0.time(0)) }],
    .day: [
      ValueRule("hoy", .day(.offset(0))), ValueRule("manana", .day(.offset(1))),
      ValueRule("pasado manana", .day(.offset(2))), ValueRule("ayer", .day(.offset(-1))),
      ValueRule("[la] proxima semana", .day(.offset(7))),
      ValueRule("[la] semana que viene", .day(.offset(7))),
      ValueRule("[la] semana pasada", .day(.offset(-7))),
      ValueRule("el <writtenDate>") { .day(try $0.day(0)) }.written,
      ValueRule("en <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("dentro de <span>") { .day(.offset(try $0.days(0))) },
    ],
    .moment: [
      ValueRule("ahora", .moment(.now)),
      ValueRule("en <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("dentro de <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("a las|la <plainTime>") { .moment(.at(try $0.time(0))) },
      ValueRule("<day> a las|la <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
    ],
  ]
}
