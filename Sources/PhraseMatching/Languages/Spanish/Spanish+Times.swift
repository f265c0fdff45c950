// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time.
  ///
  /// “Las doce de la mañana” is no value: it is noon in Spain and midnight elsewhere.
  static let spanishTimes: Table = [
    .part: [
      ValueRule("manana|maniana|mananita", .part(.morning)),
      ValueRule("tarde|tardecita", .part(.afternoon)),
      ValueRule("noche|nochecita", .part(.night)),
    ],
    .clock: [
      ValueRule("<cardinal> en punto") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> y media") { .clock(try ClockTime(saying: $0.integer(0), 30)) },
      ValueRule("<cardinal> y [un] cuarto") { .clock(try ClockTime(saying: $0.integer(0), 15)) },
      ValueRule("<cardinal> y <cardinal> [minuto|minutos]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> menos [un] cuarto") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("<cardinal> menos <cardinal> [minuto|minutos]") {
        .clock(try ClockTime($0.integer(1), before: $0.integer(0)))
      },
      ValueRule("[un] cuarto para|pa la|las <cardinal>") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("<cardinal> [minuto|minutos] para|pa la|las <cardinal>") {
        .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
      ValueRule("<colon> h|hs|hrs|horas") { .clock(try $0.clock(0)) },
    ],
    .plainTime: [
      ValueRule("[el|al|a] mediodia") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("al|a medio dia") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> am") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<looseClock> a m") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<looseClock> pm") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("<looseClock> p m") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
      ValueRule("<looseClock> de|por|en la <part>") {
        .time(.clock(try $0.clock(0).inSpanish($0.part(1))))
      },
      ValueRule("<looseClock> de la madrugada") {
        .time(.clock(try $0.clock(0).beforeDawn))
      },
      ValueRule("<looseClock> del mediodia") { .time(.clock(try $0.clock(0).atNoon)) },
    ],
    .time: at.map { pattern in ValueRule(pattern) { .time(try $0.time(0)) } } + [
      ValueRule("[a] las <looseClock> de la noche") { .time(.clock(try $0.clock(0).midnight)) },
      ValueRule("[a] [la] medianoche") { _ in .time(.clock(try ClockTime(0))) },
      ValueRule("por|en|a la <part>") { .time(.part(try $0.part(0))) },
      ValueRule("por|en|a la madrugada", .time(.part(.night))),
      ValueRule("de noche|madrugada", .time(.part(.night))),
    ],
    .moment: now + onDays + today,
  ]

  /// What a time stands behind: “a las cinco”.
  ///
  /// A bare number is a time only there, or where nothing but a time is asked for.
  private static let at = ["[a|para|sobre|hacia] la|las", "a eso de la|las"].flatMap { lead in
    ["\(lead) <plainTime>", "\(lead) <looseClock>", "\(lead) <looseClock> h|hs|hrs|horas"]
  }

  private static let now =
    shifts + at.map { pattern in ValueRule(pattern) { .moment(.at(try $0.time(0))) } } + [
      ValueRule("ahora|ahorita [mismo]", .moment(.now)), ValueRule("ya mismo", .moment(.now)),
      ValueRule("en este [mismo] momento", .moment(.now)),
      ValueRule("en|tras <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("dentro de <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("de aqui a <span>") { .moment(.shifted(try $0.span(0))) },
      ValueRule("hace <span>") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("<span> atras") { .moment(.shifted(try $0.span(0).negated)) },
      ValueRule("[a] las <looseClock> de la noche") {
        .moment(.at(.clock(try $0.clock(0).midnight)))
      },
      ValueRule("[a] [la] medianoche") { _ in .moment(.at(.clock(try ClockTime(0)))) },
      ValueRule("por|en|a la <part>") { .moment(.at(.part(try $0.part(0)))) },
      ValueRule("por|en|a la madrugada", .moment(.at(.part(.night)))),
    ]

  private static let onDays =
    at.flatMap { pattern in
      [
        ValueRule("<day> \(pattern)") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
        ValueRule("\(pattern) [de|del] <day>") {
          .moment(.on(try $0.day(1), at: try $0.time(0)))
        },
      ]
    } + [
      ValueRule("<day> por|en|a la <part>") {
        .moment(.on(try $0.day(0), at: .part(try $0.part(1))))
      },
      ValueRule("<day> [de|a] [la] tarde") { .moment(.on(try $0.day(0), at: .part(.afternoon))) },
      ValueRule("<day> por|en|a la madrugada") {
        .moment(.on(try $0.day(0), at: .part(.night)))
      },
      ValueRule("<day> [de] noche|madrugada") { .moment(.on(try $0.day(0), at: .part(.night))) },
      ValueRule("<day> por|en|a la <part> a la|las <looseClock>") {
        .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).onEvening($0.part(1)))))
      },
      ValueRule("a la|las <looseClock> [de|del] <day> por|en|a la <part>") {
        .moment(.on(try $0.day(1), at: .clock(try $0.clock(0).onEvening($0.part(2)))))
      },
    ]

  private static let today = [
    ValueRule("esta <part>") { .moment(.on(.offset(0), at: .part(try $0.part(0)))) },
    ValueRule("esta madrugada", .moment(.on(.offset(0), at: .part(.night)))),
    ValueRule("esta madrugada a la|las <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).beforeDawn)))
    },
    ValueRule("esta <part> a la|las <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(1).onEvening($0.part(0)))))
    },
    ValueRule("[a] la|las <looseClock> [de] esta <part>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).onEvening($0.part(1)))))
    },
    ValueRule("esta noche a las doce|12") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
    ValueRule("hoy a las doce|12 de la noche") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
    ValueRule("esta noche a [la] medianoche") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
    ValueRule("anoche", .moment(.on(.offset(-1), at: .part(.night)))),
    ValueRule("anteanoche|antenoche", .moment(.on(.offset(-2), at: .part(.night)))),
    ValueRule("anoche a las <looseClock>") {
      .moment(.on(.offset(-1), at: .clock(try $0.clock(0).onEvening(.night))))
    },
    ValueRule("[a] las <looseClock> de anoche") {
      .moment(.on(.offset(-1), at: .clock(try $0.clock(0).onEvening(.night))))
    },
  ]
}

extension ClockTime {
  /// “De la tarde” begins at noon and goes on until it is dark; in much of America “de la noche”
  /// begins at six.
  ///
  /// Midnight has a rule of its own, because it is of no day in particular.
  fileprivate func inSpanish(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    switch (part, hour) {
    case (.afternoon, 1...9), (.afternoon, 12), (.night, 6...11):
      return try inHalf(isAfternoon: true)
    case (.night, 12): throw Mismatch()
    default: return try inPart(part)
    }
  }

  /// The same on a day that was named: its night is the evening.
  fileprivate func onEvening(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    part == .night ? try inTheEvening : try inSpanish(part)
  }

  fileprivate var midnight: ClockTime {
    get throws(Mismatch) {
      guard hour == 12 else { throw Mismatch() }
      return try inHalf(isAfternoon: false)
    }
  }

  fileprivate var beforeDawn: ClockTime {
    get throws(Mismatch) {
      guard hour == 12 || hour <= 6 else { throw Mismatch() }
      return try inHalf(isAfternoon: false)
    }
  }

  fileprivate var atNoon: ClockTime {
    get throws(Mismatch) {
      guard hour == 12 || hour <= 3 else { throw Mismatch() }
      return try inHalf(isAfternoon: true)
    }
  }
}
