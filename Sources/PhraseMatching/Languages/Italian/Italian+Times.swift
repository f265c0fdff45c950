// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Times of day, and days with a time.
  ///
  /// A bare number is a time only behind "alle", or where nothing but a time is asked for. As in
  /// English, "venerdì a mezzanotte" is no value: people do not agree which night it is.
  static let italianTimes: Table = [
    .part: [
      ValueRule("mattina|mattino|mattinata", .part(.morning)),
      ValueRule("pomeriggio", .part(.afternoon)), ValueRule("sera|serata", .part(.evening)),
      ValueRule("notte|nottata", .part(.night)),
    ],
    .clock: [
      ValueRule("ore <cardinal>") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("ore <cardinal> [e] <cardinal> [minuti]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("ore <colon>") { .clock(try $0.clock(0)) },
      ValueRule("<cardinal> in punto") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<cardinal> e mezza|mezzo") { .clock(try ClockTime(saying: $0.integer(0), 30)) },
      ValueRule("<cardinal> e un quarto") { .clock(try ClockTime(saying: $0.integer(0), 15)) },
      ValueRule("<cardinal> e tre quarti") { .clock(try ClockTime(saying: $0.integer(0), 45)) },
      ValueRule("<cardinal> e <cardinal> [minuti|minuto]") {
        .clock(try ClockTime(saying: $0.integer(0), $0.integer(1)))
      },
      ValueRule("<cardinal> meno un quarto") { .clock(try ClockTime(15, before: $0.integer(0))) },
      ValueRule("<cardinal> meno <cardinal> [minuti|minuto]") {
        .clock(try ClockTime($0.integer(1), before: $0.integer(0)))
      },
      ValueRule("[un] quarto alle <cardinal>") {
        .clock(try ClockTime(15, before: $0.integer(0)))
      },
      ValueRule("[un] quarto alluna") { _ in .clock(try ClockTime(15, before: 1)) },
      ValueRule("<cardinal> minuti|minuto alle <cardinal>") {
        .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
      ValueRule("<cardinal> [minuti|minuto] alluna") {
        .clock(try ClockTime($0.integer(0), before: 1))
      },
      // “3 alle 5” is rather from three to five.
      ValueRule("<cardinal> alle <cardinal>") {
        guard try [5, 10, 20, 25].contains($0.integer(0)) else { throw Mismatch() }
        return .clock(try ClockTime($0.integer(0), before: $0.integer(1)))
      },
    ] + ItalianHours.one + ItalianHours.noon,
    .looseClock: [
      ValueRule("<clock>") { .clock(try $0.clock(0)) },
      ValueRule("<cardinal>") { .clock(try ClockTime(saying: $0.integer(0))) },
      ValueRule("<number>") { .clock(try ClockTime(pointed: $0.number(0))) },
    ],
    .plainTime: [
      ValueRule("mezzogiorno") { _ in .time(.clock(try ClockTime(12))) },
      ValueRule("<looseClock> di|del|della|nel <part>") {
        .time(.clock(try $0.clock(0).inPart($0.part(1))))
      },
    ],
    .time: ItalianHours.times.map { pattern in
      ValueRule(pattern) { .time(try $0.time(0)) }
    }
      + ItalianHours.parts.map { pattern in
        ValueRule(pattern) { .time(.part(try $0.part(0))) }
      } + [
        ValueRule("le <plainTime>") { .time(try $0.time(0)) },
        ValueRule("le <looseClock>") { .time(.clock(try $0.clock(0))) },
        ValueRule("[a] mezzanotte") { _ in .time(.clock(try ClockTime(0))) },
        ValueRule("[a] mezzanotte e mezza|mezzo") { _ in .time(.clock(try ClockTime(0, 30))) },
      ],
    .moment: ItalianHours.times.map { pattern in
      ValueRule(pattern) { .moment(.at(try $0.time(0))) }
    }
      + ItalianHours.parts.map { pattern in
        ValueRule(pattern) { .moment(.at(.part(try $0.part(0)))) }
      }
      + ItalianHours.times.flatMap { pattern in
        [
          ValueRule("<day> \(pattern)") { .moment(.on(try $0.day(0), at: try $0.time(1))) },
          ValueRule("\(pattern) [di|del|della] <day>") {
            .moment(.on(try $0.day(1), at: try $0.time(0)))
          },
        ]
      } + italianMoments + italianMonths,
  ]

  private static let italianMoments = [
    ValueRule("[proprio] adesso|ora", .moment(.now)), ValueRule("subito", .moment(.now)),
    ValueRule("in questo momento", .moment(.now)),
    ValueRule("tra|fra <span>") { .moment(.shifted(try $0.span(0))) },
    ValueRule("<span> da adesso|ora") { .moment(.shifted(try $0.span(0))) },
    ValueRule("<span> fa") { .moment(.shifted(try $0.span(0).negated)) },
    ValueRule("le <plainTime>") { .moment(.at(try $0.time(0))) },
    ValueRule("le <looseClock>") { .moment(.at(.clock(try $0.clock(0)))) },
    ValueRule("[a] mezzanotte") { _ in .moment(.at(.clock(try ClockTime(0)))) },
    ValueRule("<day> [di|del|al|la|il|in|nel|nella] <part>") {
      .moment(.on(try $0.day(0), at: .part(try $0.part(1))))
    },
    ValueRule("<day> [di] <part> alle|all|verso <looseClock>") {
      .moment(.on(try $0.day(0), at: .clock(try $0.clock(2).inPart($0.part(1)))))
    },
    ValueRule("alle|all <looseClock> di <day> <part>") {
      .moment(.on(try $0.day(1), at: .clock(try $0.clock(0).inPart($0.part(2)))))
    },
    ValueRule("domattina", .moment(.on(.offset(1), at: .part(.morning)))),
    ValueRule("domattina alle <looseClock>") {
      .moment(.on(.offset(1), at: .clock(try $0.clock(0).inPart(.morning))))
    },
    ValueRule("alle <looseClock> di domattina") {
      .moment(.on(.offset(1), at: .clock(try $0.clock(0).inPart(.morning))))
    },
    ValueRule("questo|questa <part>") { .moment(.on(.offset(0), at: .part(try $0.part(0)))) },
    ValueRule("questo|questa <part> alle|all <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(1).inPart($0.part(0)))))
    },
    ValueRule("alle|all <looseClock> di questo|questa <part>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).inPart($0.part(1)))))
    },
    ValueRule("stamattina|stamani|stamane", .moment(.on(.offset(0), at: .part(.morning)))),
    ValueRule("stamattina|stamani|stamane alle|all <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).inPart(.morning))))
    },
    ValueRule("stasera|stassera", .moment(.on(.offset(0), at: .part(.evening)))),
    ValueRule("stanotte", .moment(.on(.offset(0), at: .part(.night)))),
    ValueRule("stasera|stassera alle|all <looseClock>") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).inTheEvening)))
    },
    ValueRule("alle|all <looseClock> [di] stasera") {
      .moment(.on(.offset(0), at: .clock(try $0.clock(0).inTheEvening)))
    },
    ValueRule("[a] mezzanotte di stasera|oggi") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
    ValueRule("stasera|stanotte a mezzanotte") { _ in
      .moment(.on(.offset(1), at: .clock(try ClockTime(0))))
    },
  ]
}

/// What stands before times, and the hours that are no plain numbers.
private enum ItalianHours {
  /// Each with one time in it.
  static let times = [
    "alle|all <plainTime>", "alle|all <looseClock>", "a <plainTime>", "verso|per le <plainTime>",
    "verso|per le <looseClock>", "verso <plainTime>",
  ]

  /// Each with one part of the day in it.
  static let parts = ["di|in|nel|nella|al|alla <part>", "la|il <part>", "durante la|il <part>"]

  /// “All'una” is one word.
  static let one: [ValueRule] = rules(of: "alluna|luna", ClockTime.init(saying:_:), before: 1)

  /// “Mezzogiorno” itself needs no more to be a time.
  static let noon: [ValueRule] =
    rules(
      of: "mezzogiorno", { _, minute throws(Mismatch) in try ClockTime(12, minute) }, before: 12
    )
    .dropFirst().map(\.self)

  private static func rules(
    of words: String, _ time: @escaping @Sendable (Int, Int) throws(Mismatch) -> ClockTime,
    before hour: Int
  ) -> [ValueRule] {
    [
      ValueRule("\(words) [in] [punto]") { _ in .clock(try time(1, 0)) },
      ValueRule("\(words) e mezza|mezzo") { _ in .clock(try time(1, 30)) },
      ValueRule("\(words) e un quarto") { _ in .clock(try time(1, 15)) },
      ValueRule("\(words) e tre quarti") { _ in .clock(try time(1, 45)) },
      ValueRule("\(words) e <cardinal> [minuti]") { .clock(try time(1, $0.integer(0))) },
      ValueRule("\(words) meno un quarto") { _ in .clock(try ClockTime(15, before: hour)) },
      ValueRule("\(words) meno <cardinal> [minuti]") {
        .clock(try ClockTime($0.integer(0), before: hour))
      },
    ]
  }
}

extension ClockTime {
  /// “17.30”, which people write with a point and which is read as a number.
  fileprivate init(pointed number: Double) throws(Mismatch) {
    guard number > 0, number < 24, number != number.rounded(.down) else { throw Mismatch() }
    let time = Int((number * 100).rounded())
    try self.init(saying: time / 100, time % 100)
  }
}
