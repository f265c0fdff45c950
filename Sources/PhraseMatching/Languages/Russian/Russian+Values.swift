// SPDX-License-Identifier: Apache-2.0

extension ValueRules {
  /// Russian: lengths, amounts, places, yes and no; days and times stand in a file of their own.
  ///
  /// Words stand here folded: ё is е.
  static let russian = ValueRules(
    .russian, [russianAmounts, russianUnits, russianDays, russianTimes, common],
    booleans: Russian.booleans,
    samples: [
      .ordinal: ["второй", "третий"], .percentage: ["процентов"], .money: ["пять рублей"],
      .date: ["завтра", "в пятницу", "третьего мая"],
      .time: ["в половине восьмого", "в пять вечера"],
      .moment: ["завтра в пять", "через двадцать минут"],
      .duration: ["двадцать минут", "полтора часа"],
    ])

  private static let russianAmounts: Table = [
    .ordinal: RussianOrdinals.rules + [
      ValueRule("<digits> й|я|е|го|ое|ый|ий|ая|ого|ую|ю") { .number(try $0.number(0)) }
    ],
    .simpleSpan: [
      ValueRule("<spanUnit>") { .span(try $0.span(0)) },
      ValueRule("полчаса", .span(CalendarSpan(seconds: 1800))),
      ValueRule("полминуты", .span(CalendarSpan(seconds: 30))),
      ValueRule("полгода", .span(CalendarSpan(months: 6))),
      ValueRule("полтора|полторы <spanUnit>") { .span(try $0.span(0).times(1.5)) },
      ValueRule("<spanUnit> с половиной") { .span(try $0.span(0).times(1.5)) },
      ValueRule("четверть часа", .span(CalendarSpan(seconds: 900))),
    ],
    .span: [
      ValueRule("<simpleSpan> и <simpleSpan>") { .span(try $0.span(0).and($0.span(1))) },
      ValueRule("час <pair>") { .span(CalendarSpan(seconds: try 3600 + $0.minutes(0))) },
    ],
    .duration: [
      ValueRule("на <span>") { .span(try $0.span(0)) },
      ValueRule("в течение <span>") { .span(try $0.span(0)) },
    ],
    .percentage: [
      ValueRule("<number> процент|процента|процентов") { .number(try $0.number(0)) }
    ],
    .money: [
      ValueRule("<cardinal> <currency> [и] <cardinal> <subunit>") {
        .value(.money(try $0.amount(0, hundredths: 2), currency: try $0.currency(1)))
      }
    ],
    .measurement: [
      ValueRule("полтора|полторы <unit>") { .value(.measurement(1.5, try $0.unit(0))) },
      ValueRule("пол <unit>") { .value(.measurement(0.5, try $0.unit(0))) },
    ],
  ]

  private static let russianUnits: Table = [
    .spanUnit: [
      ValueRule("секунда|секунду|секунды|секунд", .span(CalendarSpan(seconds: 1))),
      ValueRule("минута|минуту|минуты|минут", .span(CalendarSpan(seconds: 60))),
      ValueRule("час|часа|часов", .span(CalendarSpan(seconds: 3600))),
      ValueRule("день|дня|дней", .span(CalendarSpan(days: 1))),
      ValueRule("сутки|суток", .span(CalendarSpan(days: 1))),
      ValueRule("неделя|неделю|недели|недель", .span(CalendarSpan(days: 7))),
      ValueRule("месяц|месяца|месяцев", .span(CalendarSpan(months: 1))),
      ValueRule("год|года|лет", .span(CalendarSpan(months: 12))),
    ],
    .currency: [
      ValueRule("рубль|рубля|рублей|руб|рублики|рубликов", .currency("RUB")),
      ValueRule("евро", .currency("EUR")),
      ValueRule("доллар|доллара|долларов", .currency("USD")),
      ValueRule("фунт|фунта|фунтов", .currency("GBP")),
      ValueRule("йен|йена|йены|иен", .currency("JPY")),
      ValueRule("юань|юаня|юаней", .currency("CNY")),
    ],
    .subunit: [
      ValueRule("копейка|копейку|копейки|копеек", .currency("RUB")),
      ValueRule("цент|цента|центов", .currency(nil)),
    ],
    .unit: [
      ValueRule("миллиметр|миллиметра|миллиметров|мм", .unit(.millimeter)),
      ValueRule("сантиметр|сантиметра|сантиметров|см", .unit(.centimeter)),
      ValueRule("метр|метра|метров|м", .unit(.meter)),
      ValueRule("километр|километра|километров|км", .unit(.kilometer)),
      ValueRule("грамм|грамма|граммов|г", .unit(.gram)),
      ValueRule("килограмм|килограмма|килограммов|кило|кг", .unit(.kilogram)),
      ValueRule("тонна|тонну|тонны|тонн", .unit(.ton)),
      ValueRule("литр|литра|литров|л", .unit(.liter)),
      ValueRule("миллилитр|миллилитра|миллилитров|мл", .unit(.milliliter)),
      ValueRule("стакан|стакана|стаканов", .unit(.cup)),
      ValueRule("градус|градуса|градусов", .unit(.degree)),
      ValueRule("градус|градуса|градусов цельсия", .unit(.celsius)),
      ValueRule("градус|градуса|градусов фаренгейта", .unit(.fahrenheit)),
      ValueRule("километр|километра|километров в час", .unit(.kilometersPerHour)),
      ValueRule("метр|метра|метров в секунду", .unit(.metersPerSecond)),
      ValueRule("квадратный|квадратных метр|метра|метров", .unit(.squareMeter)),
      ValueRule("гектар|гектара|гектаров", .unit(.hectare)),
      ValueRule("ватт|ватта", .unit(.watt)), ValueRule("киловатт|киловатта", .unit(.kilowatt)),
      ValueRule("мегабайт|мегабайта", .unit(.megabyte)),
      ValueRule("гигабайт|гигабайта", .unit(.gigabyte)),
    ],
  ]
}

/// First to thirty-first in the forms that places, days and hours take.
private enum RussianOrdinals {
  static var rules: [ValueRule] {
    let small = (1...19).map { number in (number, forms(of: number)) }
    let tens = [20: "двадцат", 30: "тридцат"].map { ($0, hard($1)) }
    let compound = [("двадцать", 20, 1...9), ("тридцать", 30, 1...1)].flatMap { word, ten, units in
      units.map { unit in (ten + unit, "\(word) \(forms(of: unit))") }
    }
    return (small + tens + compound).map { ValueRule($1, .number(Double($0))) }
  }

  private static func forms(of number: Int) -> String {
    switch number {
    case 3: "третий|третья|третье|третьего|третьей|третью|третьему|третьем"
    case 2, 6, 7, 8: "\(stems[number])ой|\(hard(stems[number]))"
    default: hard(stems[number])
    }
  }

  private static func hard(_ stem: String) -> String {
    ["ый", "ая", "ое", "ого", "ой", "ую", "ому", "ом"].map { stem + $0 }.joined(separator: "|")
  }

  private static let stems = [
    "", "перв", "втор", "", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят",
    "одиннадцат", "двенадцат", "тринадцат", "четырнадцат", "пятнадцат", "шестнадцат", "семнадцат",
    "восемнадцат", "девятнадцат",
  ]
}

extension Russian {
  static let booleans = BooleanWords(
    yes: ["да", "ага", "угу", "конечно", "включить", "включено", "правда"],
    no: ["нет", "неа", "выключить", "выключено", "ложь"])
}
