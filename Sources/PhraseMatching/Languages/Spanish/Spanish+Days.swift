// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Days, weeks and months.
  ///
  /// “El próximo viernes” and “el viernes que viene” are the nearest one; the one after is “de la
  /// semana que viene”.
  static let spanishDays: Table = [
    .weekday: [
      ValueRule("lunes|lun", .weekday(.monday)), ValueRule("martes", .weekday(.tuesday)),
      ValueRule("miercoles|mie", .weekday(.wednesday)),
      ValueRule("jueves|jue", .weekday(.thursday)),
      ValueRule("viernes|vie", .weekday(.friday)), ValueRule("sabado|sab", .weekday(.saturday)),
      ValueRule("domingo|dom", .weekday(.sunday)),
    ],
    .month: [
      ValueRule("enero|ene", .month(1)), ValueRule("febrero|feb", .month(2)),
      ValueRule("marzo|mar", .month(3)), ValueRule("abril|abr", .month(4)),
      ValueRule("mayo|may", .month(5)), ValueRule("junio|jun", .month(6)),
      ValueRule("julio|jul", .month(7)), ValueRule("agosto|ago", .month(8)),
      ValueRule("septiembre|setiembre|sep|sept|set", .month(9)),
      ValueRule("octubre|oct", .month(10)), ValueRule("noviembre|nov", .month(11)),
      ValueRule("diciembre|dic", .month(12)),
    ],
    .day: near + weekdays + dates + [
      ValueRule("en|tras <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("dentro de <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("de aqui a <span>") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> a partir de hoy") { .day(.offset(try $0.days(0))) },
      ValueRule("<span> a partir de manana") { .day(.offset(try $0.days(0) + 1)) },
      ValueRule("hace <span>") { .day(.offset(try -$0.days(0))) },
      ValueRule("<span> atras") { .day(.offset(try -$0.days(0))) },
    ],
    .date: shifts + [
      ValueRule("en <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("dentro de <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("de aqui a <span>") { .moment(.shifted(try $0.spanOfDays(0))) },
      ValueRule("hace <span>") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
      ValueRule("<span> atras") { .moment(.shifted(try $0.spanOfDays(0).negated)) },
    ],
  ]

  /// Months and years from now, as dates and as moments.
  static let shifts: [ValueRule] = [
    ("mes", 1), ("ano|anio", 12),
  ].flatMap { unit, months -> [ValueRule] in
    let next = RulePart.moment(.shifted(CalendarSpan(months: months)))
    let last = RulePart.moment(.shifted(CalendarSpan(months: -months)))
    return [
      ValueRule("[el] proximo \(unit)", next), ValueRule("[el] \(unit) proximo", next),
      ValueRule("[el] \(unit) que viene|entra", next), ValueRule("[el] \(unit) pasado", last),
      ValueRule("[el] pasado \(unit)", last),
    ]
  }

  private static let near = [
    ValueRule("hoy [mismo]", .day(.offset(0))), ValueRule("[el] dia de hoy", .day(.offset(0))),
    ValueRule("manana|maniana [mismo]", .day(.offset(1))),
    ValueRule("[el] dia de manana", .day(.offset(1))),
    ValueRule("pasado manana|maniana", .day(.offset(2))), ValueRule("ayer", .day(.offset(-1))),
    ValueRule("anteayer|antier|antiayer", .day(.offset(-2))),
    ValueRule("antes de ayer", .day(.offset(-2))),
    ValueRule("[la] proxima semana", .day(.offset(7))),
    ValueRule("[la] semana proxima", .day(.offset(7))),
    ValueRule("[la] semana que viene|entra", .day(.offset(7))),
    ValueRule("[de] hoy en ocho [dias]", .day(.offset(7))),
    ValueRule("[la] semana pasada", .day(.offset(-7))),
    ValueRule("[la] pasada semana", .day(.offset(-7))),
  ]

  private static let weekdays = [
    ValueRule("[el] <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
    ValueRule("[el] proximo <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
    ValueRule("[el] <weekday> proximo") { .day(.weekday(try $0.weekday(0), .coming)) },
    ValueRule("[el|este] <weekday> que viene|entra") {
      .day(.weekday(try $0.weekday(0), .coming))
    },
    ValueRule("este [mismo] <weekday>") { .day(.weekday(try $0.weekday(0), .this)) },
    ValueRule("este proximo <weekday>") { .day(.weekday(try $0.weekday(0), .coming)) },
    ValueRule("[el] <weekday> de la proxima|otra semana") {
      .day(.weekday(try $0.weekday(0), .next))
    },
    ValueRule("[el] <weekday> de la semana proxima") { .day(.weekday(try $0.weekday(0), .next)) },
    ValueRule("[el] <weekday> de la semana que viene|entra") {
      .day(.weekday(try $0.weekday(0), .next))
    },
    ValueRule("[el] <weekday> pasado") { .day(.weekday(try $0.weekday(0), .last)) },
    ValueRule("[el|este] pasado|ultimo <weekday>") { .day(.weekday(try $0.weekday(0), .last)) },
  ]

  private static let dates =
    dates("[el] [dia]")
    + dates("[el] lunes|martes|miercoles|jueves|viernes|sabado|domingo [dia]") + [
      ValueRule("<month> <digits>") { .day(try .made(month: $0.month(0), day: $0.integer(1))) },
      ValueRule("el <cardinal> del <cardinal>") {
        .day(try .made(month: $0.integer(1), day: $0.integer(0)))
      },
      ValueRule("el <cardinal> del <cardinal> de|del <year>") {
        .day(try .made(year: $0.integer(2), month: $0.integer(1), day: $0.integer(0)))
      },
      ValueRule("[el] dia <cardinal>") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("el <cardinal>") { .day(try .made(dayOfMonth: $0.integer(0))) },
      ValueRule("el [dia] primero", .day(.dayOfMonth(1))),
      ValueRule("[el] [dia] <cardinal> de este mes") {
        .day(try .made(dayOfMonth: $0.integer(0)))
      },
      ValueRule("el <writtenDate>") { .day(try $0.day(0)) }.written,
    ]

  /// A day of a month, with a year or without: “3 de mayo”, “primero de mayo del 2027”.
  private static func dates(_ lead: String) -> [ValueRule] {
    ["<cardinal>", "<ordinal>"].flatMap { day in
      [
        ValueRule("\(lead) \(day) [de] <month>") {
          .day(try .made(month: $0.month(1), day: $0.integer(0)))
        },
        ValueRule("\(lead) \(day) [de] <month> [de|del] <year>") {
          .day(try .made(year: $0.integer(2), month: $0.month(1), day: $0.integer(0)))
        },
        ValueRule("\(lead) \(day) [de] <month> del ano|anio <year>") {
          .day(try .made(year: $0.integer(2), month: $0.month(1), day: $0.integer(0)))
        },
      ]
    }
  }
}
