// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// French: lengths, amounts, places, yes and no; units, days and times stand in files of their own.
  ///
  /// Apostrophes vanish, so “d’heure” stands here as “dheure”; “d heure” is how recognizers write it.
  static let french = ValueRules(
    .french, [frenchAmounts, frenchUnits, frenchDays, frenchTimes, common],
    booleans: French.booleans,
    samples: [
      .ordinal: ["deuxième", "troisième", "vingt et unième"], .percentage: ["pour cent"],
      .money: ["cinq euros", "douze euros cinquante"],
      .date: ["demain", "vendredi prochain", "le trois mai"],
      .time: ["sept heures et demie", "cinq heures du soir", "midi"],
      .moment: ["demain à cinq heures", "dans vingt minutes", "vendredi prochain à midi"],
      .duration: ["vingt minutes", "une heure et demie"],
    ],
    spellings: [
      "a": "à", "apres": "après", "lapres": "l'après", "aujourdhui": "aujourd'hui",
      "derniere": "dernière", "metre": "mètre", "metres": "mètres", "kilometre": "kilomètre",
      "kilometres": "kilomètres", "degre": "degré", "degres": "degrés", "fevrier": "février",
      "aout": "août", "decembre": "décembre", "annee": "année", "annees": "années",
      "lannee": "l'année", "lan": "l'an", "dheure": "d'heure", "dheures": "d'heures",
      "deuros": "d'euros", "zero": "zéro", "moitie": "moitié", "deuxieme": "deuxième",
      "troisieme": "troisième", "quatrieme": "quatrième", "cinquieme": "cinquième",
      "sixieme": "sixième", "septieme": "septième", "huitieme": "huitième",
      "neuvieme": "neuvième", "dixieme": "dixième", "premiere": "première",
    ])

  private static let frenchAmounts: Table = [
    .ordinal: FrenchOrdinals.rules + [
      ValueRule("<digits> er|re|ere|iere") { .number(try $0.place { $0 == 1 }) },
      ValueRule("<digits> nd|nde") { .number(try $0.place { $0 == 2 }) },
      ValueRule("<digits> e|eme|ieme|me") { .number(try $0.place { $0 >= 1 }) },
    ],
    .simpleSpan: [
      ValueRule("une demi heure", .span(CalendarSpan(seconds: 1800))),
      ValueRule("demi <spanUnit>") { .span(try $0.span(0).times(0.5)) },
      ValueRule("<number> de|d <spanUnit>") { .span(try $0.span(1).times($0.number(0))) },
      ValueRule("<cardinal> <spanUnit> et demi|demie") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
      ValueRule("<cardinal> <spanUnit> et quart") {
        .span(try $0.span(1).times($0.number(0) + 0.25))
      },
      ValueRule("<cardinal> <spanUnit> et un quart") {
        .span(try $0.span(1).times($0.number(0) + 0.25))
      },
      ValueRule("<cardinal> <spanUnit> [et] trois quarts") {
        .span(try $0.span(1).times($0.number(0) + 0.75))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> et <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> et <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("<cardinal> heure|heures|h <cardinal>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
      ValueRule("<cardinal> minute|minutes|min|mn <cardinal>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 60 + $0.minutes(1) / 60))
      },
    ],
    .duration: [
      ValueRule("pendant|durant|pour <span>") { .span(try $0.span(0)) },
      // Behind a “de” that the value makes “d’”: a timer “d’une heure”.
      ValueRule("dun|dune <spanUnit>") { .span(try $0.span(0)) },
      ValueRule("dun|dune demi <spanUnit>") { .span(try $0.span(0).times(0.5)) },
      ValueRule("dun quart <spanUnit>") { .span(try $0.span(0).times(0.25)) },
      ValueRule("dun|dune <spanUnit> et demi|demie") { .span(try $0.span(0).times(1.5)) },
      ValueRule("dun|dune <spanUnit> et quart") { .span(try $0.span(0).times(1.25)) },
    ],
    .percentage: [
      ValueRule("<number> pour cent") { .number(try $0.number(0)) },
      ValueRule("<number> pourcent|pourcents|pourcentage") { .number(try $0.number(0)) },
    ],
    .money: [
      ValueRule("<number> de|d <currency>") {
        .value(.money(try $0.number(0), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> [et] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("<cardinal> <currency> et demi|demie") {
        .value(.money(try $0.number(0) + 0.5, currency: try $0.currency(1)))
      },
      // “Deux euros cinq” is 2.05.
      ValueRule("<cardinal> <currency> <cardinal>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      // In words “deux cents” is 200.
      ValueRule("<digits> cent|cents") {
        .value(.money(try $0.amount(0), currency: nil))
      },
    ],
    .measurement: [
      ValueRule("<number> de|d <unit>") { .value(.measurement(try $0.number(0), try $0.unit(1))) },
      ValueRule("<cardinal> <unit> et demi|demie") {
        .value(.measurement(try $0.number(0) + 0.5, try $0.unit(1)))
      },
      ValueRule("<cardinal> <unit> et quart") {
        .value(.measurement(try $0.number(0) + 0.25, try $0.unit(1)))
      },
      // “Un mètre quatre-vingts” is 1.80 m.
      ValueRule("<cardinal> metre|metres|m <pair>") {
        .value(.measurement(try $0.amount(0, hundredths: 1), .meter))
      },
      ValueRule("<cardinal> pied|pieds <cardinal> [pouces|pouce]") {
        .value(.measurement(try $0.inches(), .inch))
      },
    ],
  ]
}

extension RuleCaptures {
  /// “21e”, where the number may have the ending.
  fileprivate func place(_ mayBe: (Int) -> Bool) throws(Mismatch) -> Double {
    let number = try integer(0)
    guard mayBe(number) else { throw Mismatch() }
    return Double(number)
  }

  /// Hundredths alone.
  fileprivate func amount(_ hundredths: Int) throws(Mismatch) -> Double {
    try Double(integer(hundredths)) / 100
  }

  fileprivate func inches() throws(Mismatch) -> Double {
    let inches = try number(1)
    guard inches < 12 else { throw Mismatch() }
    return try number(0) * 12 + inches
  }
}

extension French {
  static let booleans = BooleanWords(
    yes: [
      "oui", "ouais", "ouaip", "vrai", "ok", "okay", "d'accord", "activé", "activée", "activer",
      "allumé", "allumée",
    ],
    no: [
      "non", "nan", "faux", "désactivé", "désactivée", "désactiver", "éteint", "éteinte",
    ])
}
