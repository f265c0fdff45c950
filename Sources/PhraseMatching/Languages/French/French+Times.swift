// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time.
  ///
  /// A bare number is a time only behind “à”, or where nothing but a time is asked for. “Vendredi à
  /// minuit” is no value: people do not agree which night it is.
  static let frenchTimes: Table = [
    .part: [
      ValueRule("matin|matinee|mat", .part(.morning)),
      ValueRule("apres midi", .part(.afternoon)), ValueRule("aprem", .part(.afternoon)),
      ValueRule("lapres midi", .part(.afternoon)), ValueRule("laprem", .part(.afternoon)),
      ValueRule("l apres midi", .part(.afternoon)),
      ValueRule("soir|soiree", .part(.evening)), ValueRule("nuit", .part(.night)),
    ],
    .clock: [
      ValueRule("<cardinal> heure|heures|h [pile|precises]") {
        .clock(try ClockTime(saying: $0.integer(0)))
      },
      ValueRule("<cardinal> heure|heures|h <cardinal> [minutes|minute]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> heure|heures|h <pair>") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> heure|heures|h et demi|demie") {
        .clock(try ClockTime(saying: $0.integer(0), 30))
      },
      ValueRule("<cardinal> heure|heures|h [et] quart") {
        .clock(try ClockTime(saying: $0.integer(0), 15))
      },
      ValueRule("<cardinal> heure|heures|h [et] un quart") {
        .clock(try ClockTime(saying: $0.integer(0), 15))
      },
      ValueRule("<cardinal> heure|heures|h [et] trois quarts") {
        .clock(try ClockTime(saying: $0.integer(0), 45))
      },
      ValueRule("<cardinal> heure|heures|h moins [le|un] quart") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("<cardinal> heure|heures|h moins <cardinal>") {
        .clock(try ClockTime($0.integer(1), before: $0.integer(0)))
      },
    ] + afterNoon,
    .plainTime: [
      ValueRule("midi [pile]") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> du|de [la] <part>") {
        .time(.clock(try $0.clock(0).during($0.part(1))))
      },
      ValueRule("<looseClock> am") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: false))) },
      ValueRule("<looseClock> pm") { .time(.clock(try $0.clock(0).inHalf(isAfternoon: true))) },
    ],
    .time: midnight.map { pattern, minute in
      ValueRule("[a] \(pattern)") { _ in .time(.clock(try ClockTime(0, minute))) }
    } + [
      ValueRule("a <plainTime>") { .time(try $0.time(0)) },
      ValueRule("a <looseClock>") { .time(.clock(try $0.clock(0))) },
      ValueRule("le|la|en <part>") { .time(.part(try $0.part(0))) },
      ValueRule("dans [la] <part>") { .time(.part(try $0.part(0))) },
      ValueRule("lapres midi", .time(.part(.afternoon))),
      ValueRule("l apres midi", .time(.part(.afternoon))),
    ],
    .moment: midnight.map { pattern, minute in
      ValueRule("[a] \(pattern)") { _ in .moment(.at(.clock(try ClockTime(0, minute)))) }
    } + frenchMonths + moments,
  ]

  private static let moments: [ValueRule] = [
    ValueRule("maintenant|immediatement", .moment(.now)),
    ValueRule("tout de suite", .moment(.now)),
    ValueRule("dans <span>") { .moment(.shifted(try $0.span(0))) },
    ValueRule("il y a <span>") { .moment(.shifted(try $0.span(0).negated)) },
    ValueRule("y a <span>") { .moment(.shifted(try $0.span(0).negated)) },
    ValueRule("ya <span>") { .moment(.shifted(try $0.span(0).negated)) },
    ValueRule("a <plainTime>") { .moment(.at(try $0.time(0))) },
    ValueRule("a <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
    ValueRule("<day> a <plainTime>") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
    ValueRule("<day> a <looseClock>") {
      .moment(.on(try $0.day(0), at: .clock(try $0.clock(1))))
    },
    ValueRule("a <plainTime> <day>") { .moment(.on(try $0.day(1), at: try $0.time(0))) },
    ValueRule("a <looseClock> <day>") {
      .moment(.on(try $0.day(1), at: .clock(try $0.clock(0))))
    },
    ValueRule("<day> [en|au|dans] [la|le] <part>") {
      .moment(.on(try $0.day(0), at: .part(try $0.part(1))))
    },
    ValueRule("<day> <part> a <looseClock>") {
      .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).during($0.part(1)))))
    },
    ValueRule("<day> <part> <clock>") {
      .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).during($0.part(1)))))
    },
    ValueRule("[a] <looseClock> <day> <part>") {
      .moment(.on(try $0.day(1), at: .clock(try $0.clock(0).during($0.part(2)))))
    },
    ValueRule("ce midi") { _ in .moment(.on(.offset(0), at: .clock(try ClockTime(12)))) },
    ValueRule("ce|cet|cette <part>") { .moment(.on(.offset(0), at: .part(try $0.part(0)))) },
    ValueRule("ce|cet|cette <part> a <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(1).during($0.part(0)))))
    },
    ValueRule("ce|cet|cette <part> <clock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(1).during($0.part(0)))))
    },
    ValueRule("[a] <looseClock> ce|cet|cette <part>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).during($0.part(1)))))
    },
    ValueRule("ce soir a minuit") { _ in .moment(.on(.offset(1), at: .clock(try ClockTime(0)))) },
    ValueRule("[a] minuit ce soir") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
  ]

  /// Minutes past and to noon, which leave no doubt about the half of the day.
  private static let afterNoon = [
    ValueRule("midi et demi|demie") { _ in .clock(try ClockTime(12, 30)) },
    ValueRule("midi et quart") { _ in .clock(try ClockTime(12, 15)) },
    ValueRule("midi <cardinal>") { .clock(try ClockTime(12, $0.integer(0))) },
    ValueRule("midi moins [le|un] quart") { _ in .clock(try ClockTime(11, 45)) },
    ValueRule("midi moins <cardinal>") { .clock(try ClockTime(11, 60 - $0.integer(0))) },
  ]

  private static let midnight = [
    ("minuit", 0), ("minuit et demi|demie", 30), ("minuit et quart", 15), ("minuit cinq", 5),
    ("minuit dix", 10), ("minuit vingt", 20), ("minuit trente", 30),
  ]
}

extension ClockTime {
  /// A time in a part of the day; one of 24 hours has to lie in it, “15 heures” in an afternoon.
  fileprivate func during(_ part: PartOfDay) throws(Mismatch) -> ClockTime {
    guard !isTwelveHour else { return try inPart(part) }
    let isInside =
      switch part {
      case .morning: (4...11).contains(hour)
      case .afternoon: (12...18).contains(hour)
      case .evening: (17...23).contains(hour)
      case .night: hour >= 20 || hour <= 6
      }
    guard isInside else { throw Mismatch() }
    return self
  }
}
