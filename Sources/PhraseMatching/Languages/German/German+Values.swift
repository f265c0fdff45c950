// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// German: amounts, places, yes and no; days and times stand in files of their own.
  ///
  /// Words stand here folded: ü is u and ß is ss.
  static let german = ValueRules(
    .german, [germanAmounts, germanUnits, germanDays, germanTimes, germanMoments, common],
    booleans: German.booleans,
    samples: [
      .ordinal: ["zweite", "dritte", "einundzwanzigste"], .percentage: ["prozent"],
      .money: ["fünf euro", "zwölf euro fünfzig"],
      .date: ["morgen", "am freitag", "am dritten mai"],
      .time: ["halb acht", "sieben uhr dreißig", "acht uhr abends"],
      .moment: ["morgen um fünf uhr", "in zwanzig minuten", "heute abend"],
      .duration: ["zwanzig minuten", "anderthalb stunden"],
    ],
    spellings: [
      "fur": "für", "fruh": "früh", "ubermorgen": "übermorgen", "marz": "märz",
      "janner": "jänner", "nachste": "nächste", "nachsten": "nächsten", "nachster": "nächster",
      "nachstes": "nächstes", "fuss": "fuß", "zwolf": "zwölf",
      "essloffel": "esslöffel", "teeloffel": "teelöffel",
    ])

  private static let germanAmounts: Table = [
    .ordinal: (1...100).map { number in
      ValueRule(
        GermanSpelling.ordinals(of: number).joined(separator: "|"), .number(Double(number)))
    } + [
      // The point of “3.” is no word.
      ValueRule("<digits>") { .number(try $0.number(0)) }.written
    ],
    .simpleSpan: [
      ValueRule("viertelstunde", .span(CalendarSpan(seconds: 900))),
      ValueRule("dreiviertelstunde", .span(CalendarSpan(seconds: 2700))),
      ValueRule("vierteljahr", .span(CalendarSpan(months: 3))),
      ValueRule("halbjahr", .span(CalendarSpan(months: 6))),
      ValueRule("ne|ner|nen|nem <spanUnit>") { .span(try $0.span(0)) },
      ValueRule("ne|ner|nen|nem halbe|halben|halbes <spanUnit>") {
        .span(try $0.span(0).times(0.5))
      },
      ValueRule("<cardinal> <spanUnit> und eine|ein|einen halbe|halbes|halben") {
        .span(try $0.span(1).times($0.number(0) + 0.5))
      },
    ],
    .span: [
      ValueRule("<simpleSpan> und <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("<simpleSpan> <simpleSpan> und <simpleSpan>") {
        .span(try $0.span(0).and($0.span(1).and($0.span(2))))
      },
      ValueRule("<cardinal> stunde|stunden <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 3600 + $0.minutes(1)))
      },
      ValueRule("<cardinal> minute|minuten <pair>") {
        .span(CalendarSpan(seconds: try $0.number(0) * 60 + $0.minutes(1) / 60))
      },
    ],
    .duration: [
      ValueRule("fur|fuer <span>") { .span(try $0.span(0)) },
      ValueRule("<span> lang") { .span(try $0.span(0)) },
      ValueRule("[fur|fuer] die nachsten|naechsten <span>") { .span(try $0.span(0)) },
    ],
    .percentage: [ValueRule("<number> prozent|pct") { .number(try $0.number(0)) }],
    .money: [
      ValueRule("<cardinal> <currency> [und] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      },
      ValueRule("eur <number>") { .value(.money(try $0.number(0), currency: "EUR")) }.written,
      ValueRule("chf|fr|sfr <number>") {
        .value(.money(try $0.number(0), currency: "CHF"))
      }.written,
    ],
    .measurement: [
      ValueRule("<cardinal> meter|m <pair>") {
        .value(.measurement(try $0.amount(0, hundredths: 1), .meter))
      },
      ValueRule("<number> grad minus") { .value(.measurement(try -$0.number(0), .degree)) },
      ValueRule("<number> grad unter null") { .value(.measurement(try -$0.number(0), .degree)) },
      // What is weighed in pounds weighs half a kilogram for each.
      ValueRule("<number> pfund") { .value(.measurement(try $0.number(0) * 500, .gram)) },
      ValueRule("<number> zentner") { .value(.measurement(try $0.number(0) * 50, .kilogram)) },
      ValueRule("<number> deka|dag") { .value(.measurement(try $0.number(0) * 10, .gram)) },
      ValueRule("<number> deziliter|dl") {
        .value(.measurement(try $0.number(0) * 100, .milliliter))
      },
      ValueRule("<number> zentiliter|cl") {
        .value(.measurement(try $0.number(0) * 10, .milliliter))
      },
    ],
  ]

  private static let germanUnits: Table = [
    .spanUnit: [
      ValueRule("sekunde|sekunden|sek", .span(CalendarSpan(seconds: 1))),
      ValueRule("minute|minuten|minutchen", .span(CalendarSpan(seconds: 60))),
      ValueRule("viertelstunde|viertelstunden", .span(CalendarSpan(seconds: 900))),
      ValueRule("dreiviertelstunde|dreiviertelstunden", .span(CalendarSpan(seconds: 2700))),
      ValueRule("stunde|stunden|stundchen|std", .span(CalendarSpan(seconds: 3600))),
      ValueRule("tag|tage|tagen", .span(CalendarSpan(days: 1))),
      ValueRule("woche|wochen", .span(CalendarSpan(days: 7))),
      ValueRule("monat|monate|monaten", .span(CalendarSpan(months: 1))),
      ValueRule("quartal|quartale|quartalen", .span(CalendarSpan(months: 3))),
      ValueRule("jahr|jahre|jahren", .span(CalendarSpan(months: 12))),
      ValueRule("jahrzehnt|jahrzehnte|jahrzehnten", .span(CalendarSpan(months: 120))),
    ],
    .currency: [
      ValueRule("euro|euros|tacken|mause|kroten", .currency("EUR")),
      ValueRule("dollar|dollars", .currency("USD")),
      ValueRule("us|amerikanische|amerikanischer dollar", .currency("USD")),
      ValueRule("kanadische|kanadischer dollar", .currency("CAD")),
      ValueRule("australische|australischer dollar", .currency("AUD")),
      ValueRule("franken|stutz|fr|sfr", .currency("CHF")),
      ValueRule("schweizer franken", .currency("CHF")), ValueRule("pfund", .currency("GBP")),
      ValueRule("pfund sterling", .currency("GBP")),
      ValueRule("britische|britisches pfund", .currency("GBP")), ValueRule("yen", .currency("JPY")),
      ValueRule("yuan", .currency("CNY")), ValueRule("rubel", .currency("RUB")),
      ValueRule("rupie|rupien", .currency("INR")), ValueRule("zloty", .currency("PLN")),
      ValueRule("danische|danischen kronen", .currency("DKK")),
      ValueRule("norwegische|norwegischen kronen", .currency("NOK")),
      ValueRule("schwedische|schwedischen kronen", .currency("SEK")),
      ValueRule("tschechische|tschechischen kronen", .currency("CZK")),
    ],
    .subunit: [
      ValueRule("cent|cents", .currency(nil)), ValueRule("rappen", .currency("CHF")),
      ValueRule("penny|pence", .currency("GBP")), ValueRule("kopeke|kopeken", .currency("RUB")),
    ],
    .unit: [
      ValueRule("millimeter|millimetern", .unit(.millimeter)),
      ValueRule("zentimeter|zentimetern", .unit(.centimeter)),
      ValueRule("meter|metern", .unit(.meter)),
      ValueRule("kilometer|kilometern", .unit(.kilometer)), ValueRule("zoll", .unit(.inch)),
      ValueRule("fuss", .unit(.foot)), ValueRule("yard|yards", .unit(.yard)),
      ValueRule("meile|meilen", .unit(.mile)), ValueRule("milligramm", .unit(.milligram)),
      ValueRule("gramm", .unit(.gram)), ValueRule("kilo|kilos|kilogramm", .unit(.kilogram)),
      ValueRule("tonne|tonnen", .unit(.ton)), ValueRule("unze|unzen", .unit(.ounce)),
      ValueRule("milliliter|millilitern", .unit(.milliliter)),
      ValueRule("liter|litern", .unit(.liter)),
      ValueRule("kubikmeter|kubikmetern", .unit(.cubicMeter)),
      ValueRule("teeloffel|teeloeffel|tl", .unit(.teaspoon)),
      ValueRule("essloffel|essloeffel|el", .unit(.tablespoon)),
      ValueRule("tasse|tassen", .unit(.cup)), ValueRule("pint|pints", .unit(.pint)),
      ValueRule("gallone|gallonen", .unit(.gallon)), ValueRule("grad", .unit(.degree)),
      ValueRule("[grad] celsius", .unit(.celsius)), ValueRule("grad c", .unit(.celsius)),
      ValueRule("[grad] fahrenheit", .unit(.fahrenheit)),
      ValueRule("grad f", .unit(.fahrenheit)), ValueRule("kelvin", .unit(.kelvin)),
      ValueRule("meter|metern pro|die sekunde", .unit(.metersPerSecond)),
      ValueRule("stundenkilometer|stundenkilometern|sachen", .unit(.kilometersPerHour)),
      ValueRule("kilometer|kilometern pro|die stunde", .unit(.kilometersPerHour)),
      ValueRule("kilometer|kilometern in der stunde", .unit(.kilometersPerHour)),
      ValueRule("meile|meilen pro|die stunde", .unit(.milesPerHour)),
      ValueRule("knoten", .unit(.knot)), ValueRule("quadratmeter|qm", .unit(.squareMeter)),
      ValueRule("quadratmetern", .unit(.squareMeter)),
      ValueRule("quadratkilometer|quadratkilometern", .unit(.squareKilometer)),
      ValueRule("quadratfuss", .unit(.squareFoot)), ValueRule("hektar", .unit(.hectare)),
      ValueRule("kilowattstunde|kilowattstunden", .unit(.kilowattHour)),
      ValueRule("kalorie|kalorien|kilokalorie|kilokalorien", .unit(.kilocalorie)),
      ValueRule("watt", .unit(.watt)), ValueRule("kilowatt", .unit(.kilowatt)),
      ValueRule("byte|bytes", .unit(.byte)), ValueRule("kilobyte|kilobytes", .unit(.kilobyte)),
      ValueRule("megabyte|megabytes", .unit(.megabyte)),
      ValueRule("gigabyte|gigabytes|giga|gig", .unit(.gigabyte)),
      ValueRule("terabyte|terabytes", .unit(.terabyte)),
    ],
  ]
}

extension German {
  static let booleans = BooleanWords(
    yes: [
      "ja", "an", "ein", "wahr", "jep", "jo", "jawohl", "klar", "gerne", "richtig", "okay", "ok",
      "aktiviert", "eingeschaltet",
    ],
    no: ["nein", "aus", "falsch", "nee", "nö", "deaktiviert", "ausgeschaltet"])
}
