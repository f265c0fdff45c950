// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Italian: lengths, amounts, places, yes and no; units, days and times stand in files of their
  /// own.
  ///
  /// Words stand here folded, and apostrophes vanish: “un'ora” is “unora”, but “all'1” is “all 1”.
  static let italian = ValueRules(
    .italian, [italianAmounts, italianUnits, italianDays, italianTimes, common],
    booleans: Italian.booleans,
    samples: [
      .ordinal: ["secondo", "terzo", "ventunesimo"], .percentage: ["per cento"],
      .money: ["cinque euro", "dodici euro e cinquanta"],
      .date: ["domani", "venerdì prossimo", "3 maggio"],
      .time: ["alle sette e mezza", "alle cinque del pomeriggio", "mezzogiorno"],
      .moment: ["domani alle cinque", "tra venti minuti", "venerdì mattina"],
      .duration: ["venti minuti", "un'ora e mezza"],
    ],
    spellings: [
      "unora": "un'ora", "unoretta": "un'oretta", "mezzora": "mezz'ora",
      "mezzoretta": "mezz'oretta", "dora": "d'ora", "dore": "d'ore", "alluna": "all'una",
      "luna": "l'una", "allora": "all'ora", "lanno": "l'anno", "lotto": "l'otto",
      "lundici": "l'undici", "lunedi": "lunedì", "martedi": "martedì", "mercoledi": "mercoledì",
      "giovedi": "giovedì", "venerdi": "venerdì",
    ])

  private static let italianAmounts: Table = [
    .ordinal: ItalianOrdinals.rules + [
      ValueRule("<digits> o|a|i|e|mo|ma|esimo|esima") { .number(try $0.number(0)) }
    ],
    .simpleSpan: [
      ValueRule("unora|unoretta", .span(CalendarSpan(seconds: 3600))),
      ValueRule("[una] mezzora|mezzoretta", .span(CalendarSpan(seconds: 1800))),
      ValueRule("[una] mezza ora|oretta", .span(CalendarSpan(seconds: 1800))),
      ValueRule("[un] quarto dora", .span(CalendarSpan(seconds: 900))),
      ValueRule("[un] quarto di ora", .span(CalendarSpan(seconds: 900))),
      ValueRule("tre quarti dora", .span(CalendarSpan(seconds: 2700))),
      ValueRule("tre quarti di ora", .span(CalendarSpan(seconds: 2700))),
      ValueRule("unora e mezza|mezzo", .span(CalendarSpan(seconds: 5400))),
      ValueRule("unora e un quarto", .span(CalendarSpan(seconds: 4500))),
      ValueRule("unora e tre quarti", .span(CalendarSpan(seconds: 6300))),
      ValueRule("<cardinal> <spanUnit> e mezza|mezzo") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
      ValueRule("<cardinal> <spanUnit> e un quarto") {
        .span(try $0.span(1).times($0.number(0) + 0.25))
      },
      ValueRule("<cardinal> <spanUnit> e tre quarti") {
        .span(try $0.span(1).times($0.number(0) + 0.75))
      },
      ValueRule("[un] paio dore", .span(CalendarSpan(seconds: 7200))),
      ValueRule("[un] paio di <spanUnit>") { .span(try $0.span(0).times(2)) },
      ValueRule("[una] decina di <spanUnit>") { .span(try $0.span(0).times(10)) },
      ValueRule("[una] quindicina di <spanUnit>") { .span(try $0.span(0).times(15)) },
      ValueRule("[una] ventina di <spanUnit>") { .span(try $0.span(0).times(20)) },
      ValueRule("[una] trentina di <spanUnit>") { .span(try $0.span(0).times(30)) },
    ],
    .span: [
      ValueRule("<simpleSpan> e <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> e <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("unora e <cardinal>") {
        .span(CalendarSpan(seconds: try 3600 + $0.minutes(0)))
      },
      ValueRule("unora <pair>") { .span(CalendarSpan(seconds: try 3600 + $0.minutes(0))) },
      ValueRule("<cardinal> ora|ore e <cardinal>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
      ValueRule("<cardinal> ora|ore <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
    ],
    .duration: [
      ValueRule("per|di <span>") { .span(try $0.span(0)) },
      ValueRule("per la durata di <span>") { .span(try $0.span(0)) },
    ],
    .percentage: [
      ValueRule("<number> per cento") { .number(try $0.number(0)) },
      ValueRule("<number> percento") { .number(try $0.number(0)) },
      ValueRule("<number> virgola <pair> per cento") {
        .number(try $0.amount(0, hundredths: 1))
      },
    ],
    .money: [
      ValueRule("<cardinal> <currency> e <pair>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> [e] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> e mezzo|mezza") {
        .value(.money(try $0.number(0) + 0.5, currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> virgola|e <pair> <currency>") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: try $0.currency(2)))
      },
      // “Venti virgola cinquanta” is an amount before anybody says of what.
      ValueRule("<cardinal> virgola <pair>") {
        .value(.money(try $0.amount(0, hundredths: 1), currency: nil))
      },
    ],
    .measurement: [
      ValueRule("<cardinal> <unit> e mezzo|mezza") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> <unit> e un quarto") {
        .value(.measurement(try $0.number(0) + 0.25, try $0.unit(1)))
      },
      ValueRule("<number> etto|etti|ettogrammo|ettogrammi") {
        .value(.measurement(try $0.number(0) * 100, .gram))
      },
      ValueRule("<cardinal> etto|etti e mezzo") {
        .value(.measurement(try $0.number(0) * 100 + 50, .gram))
      },
      ValueRule("<number> quintale|quintali") {
        .value(.measurement(try $0.number(0) * 100, .kilogram))
      },
      ValueRule("<number> centilitro|centilitri|cl") {
        .value(.measurement(try $0.number(0) * 10, .milliliter))
      },
      ValueRule("<number> decilitro|decilitri|dl") {
        .value(.measurement(try $0.number(0) * 100, .milliliter))
      },
    ],
  ]
}

/// “Primo” to “centesimo”, each in four forms.
private enum ItalianOrdinals {
  static var rules: [ValueRule] {
    (1...100).map { number in
      let stem = stem(of: number)
      let forms = ["o", "a", "i", "e"].map { stem + $0 }
      // “L'ottavo”, “l'undicesimo”, “l'ottantesimo”.
      let elided = "ou".contains(stem.prefix(1)) ? forms.prefix(2).map { "l" + $0 } : []
      return ValueRule((forms + elided).joined(separator: "|"), .number(Double(number)))
    }
  }

  private static func stem(of number: Int) -> String {
    if number <= 10 { return small[number] }
    guard let word = NumberWords.italian.spell(number).first?.joined() else { return "" }
    // “Ventitreesimo” and “ventiseiesimo” keep their vowels; “trentesimo” loses its.
    let keeps = number > 20 && [3, 6].contains(number % 10)
    return (keeps ? word : String(word.dropLast())) + "esim"
  }

  private static let small = [
    "", "prim", "second", "terz", "quart", "quint", "sest", "settim", "ottav", "non", "decim",
  ]
}

extension Italian {
  static let booleans = BooleanWords(
    yes: [
      "sì", "vero", "vera", "certo", "ok", "okay", "d'accordo", "acceso", "accesa", "attivo",
      "attiva", "attivato", "attivata", "abilitato", "abilitata",
    ],
    no: [
      "no", "falso", "falsa", "spento", "spenta", "disattivo", "disattivato", "disattivata",
      "disabilitato", "disabilitata",
    ])
}
