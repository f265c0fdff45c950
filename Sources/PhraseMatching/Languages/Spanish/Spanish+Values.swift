// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Spanish: lengths, amounts, places, yes and no; days and times stand in files of their own.
  ///
  /// Words stand here folded: á is a and ñ is n.
  static let spanish = ValueRules(
    .spanish, [spanishAmounts, spanishUnits, spanishDays, spanishTimes, common],
    booleans: Spanish.booleans,
    samples: [
      .ordinal: ["segundo", "tercera"], .percentage: ["por ciento"],
      .money: ["cinco euros", "tres euros con cincuenta"],
      .date: ["mañana", "el viernes", "el tres de mayo"],
      .time: ["a las siete y media", "a las cinco de la tarde", "al mediodía"],
      .moment: ["mañana a las cinco", "en veinte minutos", "el viernes por la tarde"],
      .duration: ["veinte minutos", "una hora y media"],
    ],
    spellings: spanishSpellings)

  private static let spanishSpellings = [
    "manana": "mañana", "dia": "día", "dias": "días", "ano": "año", "anos": "años",
    "miercoles": "miércoles", "sabado": "sábado", "mediodia": "mediodía", "proximo": "próximo",
    "proxima": "próxima", "ultimo": "último", "ultima": "última", "aqui": "aquí",
    "septimo": "séptimo", "septima": "séptima", "decimo": "décimo", "decima": "décima",
    "dieciseis": "dieciséis", "veintidos": "veintidós", "veintitres": "veintitrés",
    "veintiseis": "veintiséis", "millon": "millón", "dolar": "dólar", "dolares": "dólares",
    "centimo": "céntimo", "centimos": "céntimos", "milimetros": "milímetros",
    "centimetros": "centímetros", "kilometro": "kilómetro", "kilometros": "kilómetros",
    "galon": "galón", "hectarea": "hectárea", "hectareas": "hectáreas", "calorias": "calorías",
    "centigrados": "centígrados", "atras": "atrás", "despues": "después", "si": "sí",
  ]

  private static let spanishAmounts: Table = [
    .ordinal: SpanishOrdinals.rules + [
      ValueRule("<digits> o|a|er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na") {
        .number(try $0.number(0))
      }
    ],
    .simpleSpan: [
      ValueRule("unos|unas <number> <spanUnit>") { .span(try $0.span(1).times($0.number(0))) },
      ValueRule("[un] par de <spanUnit>") { .span(try $0.span(0).times(2)) },
      ValueRule("[un] cuarto de <spanUnit>") { .span(try $0.span(0).times(0.25)) },
      ValueRule("tres|3 cuartos de <spanUnit>") { .span(try $0.span(0).times(0.75)) },
      ValueRule("<spanUnit> y media|medio") { .span(try $0.span(0).times(1.5)) },
      ValueRule("<spanUnit> y cuarto") { .span(try $0.span(0).times(1.25)) },
      ValueRule("<cardinal> <spanUnit> y media|medio") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
      ValueRule("<cardinal> <spanUnit> y [un] cuarto") {
        .span(try $0.span(1).times($0.number(0) + 0.25))
      },
      ValueRule("<cardinal> <spanUnit> y tres|3 cuartos") {
        .span(try $0.span(1).times($0.number(0) + 0.75))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> y|con <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> y|con <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("hora y <cardinal>") { .span(CalendarSpan(seconds: try 3600 + $0.minutes(0))) },
      ValueRule("<cardinal> hora|horas y|con <cardinal>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
      ValueRule("<cardinal> hora|horas <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
      ValueRule("<cardinal> minuto|minutos y|con <cardinal>") {
        .span(CalendarSpan(seconds: try ($0.number(0) * 60 + $0.minutes(1) / 60)))
      },
    ],
    .duration: [
      ValueRule("durante <span>") { .span(try $0.span(0)) },
      ValueRule("por <span>") { .span(try $0.span(0)) },
    ],
    .percentage: [
      ValueRule("[el|un|al] <number> por ciento|cien") { .number(try $0.number(0)) },
      ValueRule("[el|un|al] <number> porciento") { .number(try $0.number(0)) },
      ValueRule("el|un|al <number> %") { .number(try $0.number(0)) }.written,
    ],
    .money: [
      ValueRule("<cardinal> millon|millones y medio de <currency>") {
        .value(.money((try $0.number(0) + 0.5) * 1_000_000, currency: try $0.currency(1)))
      },
      ValueRule("<number> de <currency>") {
        .value(.money(try $0.number(0), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> y medio|media") {
        .value(.money(try $0.number(0) + 0.5, currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> con|y <pair>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> con <cardinal>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> [con|y] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> con <pair> <currency>") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: try $0.currency(2)))
      },
      ValueRule("<cardinal> con <pair>") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: nil))
      },
    ],
    .measurement: [
      ValueRule("[un] cuarto de <unit>") { .value(.measurement(0.25, try $0.unit(0))) },
      ValueRule("tres|3 cuartos de <unit>") { .value(.measurement(0.75, try $0.unit(0))) },
      ValueRule("[un] par de <unit>") { .value(.measurement(2, try $0.unit(0))) },
      ValueRule("<unit> y medio|media") { .value(.measurement(1.5, try $0.unit(0))) },
      ValueRule("<cardinal> <unit> y medio|media") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> <unit> y [un] cuarto") {
        .value(.measurement(try $0.number(0) + 0.25, try $0.unit(1)))
      },
      ValueRule("<number> <unit> bajo cero") {
        .value(.measurement(try -$0.number(0), try $0.degrees(1)))
      },
      ValueRule("<cardinal> metro|metros [con|y] <pair>") {
        .value(.measurement(try $0.amount(0, hundredths: 1), .meter))
      },
      ValueRule("<cardinal> pie|pies [con|y] <cardinal> [pulgada|pulgadas]") {
        .value(.measurement(try $0.inches(feet: 0, inches: 1), .inch))
      },
    ],
  ]
}

extension RuleCaptures {
  /// What can lie below zero.
  fileprivate func degrees(_ index: Int) throws(Mismatch) -> MeasurementUnit {
    let unit = try unit(index)
    guard unit == .degree || unit.quantity == .temperature else { throw Mismatch() }
    return unit
  }

  fileprivate func inches(feet: Int, inches: Int) throws(Mismatch) -> Double {
    let inches = try number(inches)
    guard inches < 12 else { throw Mismatch() }
    return try number(feet) * 12 + inches
  }
}

extension Spanish {
  static let booleans = BooleanWords(
    yes: [
      "sí", "claro", "vale", "ok", "okay", "verdadero", "cierto", "verdad", "activado",
      "activada", "encendido", "encendida", "activar", "encender",
    ],
    no: [
      "no", "nop", "falso", "mentira", "desactivado", "desactivada", "apagado", "apagada",
      "desactivar", "apagar",
    ])
}
