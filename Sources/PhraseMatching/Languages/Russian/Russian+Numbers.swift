// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Russian, in the nominative and accusative.
  ///
  /// Words stand here folded: ё is е.
  public static let russian = NumberWords(
    language: "ru", table: russianTable,
    spelling: { [RussianSpelling.words(for: $0)] })
}

extension NumberWords {
  private static let russianTable = Table(
    units: [
      "ноль": 0, "нуль": 0, "один": 1, "одна": 1, "одно": 1, "одну": 1, "два": 2, "две": 2,
      "три": 3, "четыре": 4, "пять": 5, "шесть": 6, "семь": 7, "восемь": 8, "девять": 9,
      "десять": 10, "одиннадцать": 11, "двенадцать": 12, "тринадцать": 13, "четырнадцать": 14,
      "пятнадцать": 15, "шестнадцать": 16, "семнадцать": 17, "восемнадцать": 18,
      "девятнадцать": 19,
    ],
    tens: [
      "двадцать": 20, "тридцать": 30, "сорок": 40, "пятьдесят": 50, "шестьдесят": 60,
      "семьдесят": 70, "восемьдесят": 80, "девяносто": 90,
    ],
    hundreds: [
      "сто": 100, "двести": 200, "триста": 300, "четыреста": 400, "пятьсот": 500,
      "шестьсот": 600, "семьсот": 700, "восемьсот": 800, "девятьсот": 900,
    ],
    multipliers: [
      "тысяча": 1000, "тысячу": 1000, "тысячи": 1000, "тысяч": 1000, "миллион": 1_000_000,
      "миллиона": 1_000_000, "миллионов": 1_000_000, "миллиард": 1_000_000_000,
      "миллиарда": 1_000_000_000, "миллиардов": 1_000_000_000,
    ],
    abbreviations: ["к": 1000, "k": 1000, "тыс": 1000, "млн": 1_000_000], hasBareMultipliers: true,
    points: ["точка", "запятая"], signs: ["минус"],
    fractions: [
      "половина": 0.5, "половину": 0.5, "половины": 0.5, "пол": 0.5, "треть": 1 / 3,
      "четверть": 0.25, "четверти": 0.25, "полтора": 1.5, "полторы": 1.5, "½": 0.5, "¼": 0.25,
      "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
    ],
    singleParts: [
      "пятая": 5, "шестая": 6, "седьмая": 7, "восьмая": 8, "девятая": 9, "десятая": 10,
      "сотая": 100,
    ],
    severalParts: [
      "трети": 3, "третьих": 3, "четверти": 4, "четвертых": 4, "пятых": 5, "шестых": 6,
      "седьмых": 7, "восьмых": 8, "девятых": 9, "десятых": 10, "десятая": 10, "сотых": 100,
      "сотая": 100,
    ],
    mixers: ["и", "целых", "целая", "целый", "с"], halves: [["с", "половиной"]])
}

/// Says numbers in Russian.
private enum RussianSpelling {
  static func words(for number: Int) -> [String] {
    guard number > 0 else { return ["ноль"] }
    var words: [String] = []
    let thousands = number / 1000
    if thousands > 0 {
      if thousands > 1 { words += belowThousand(thousands, feminine: true) }
      words.append(thousandForm(thousands))
    }
    return words + belowThousand(number % 1000, feminine: false)
  }

  private static func belowThousand(_ number: Int, feminine: Bool) -> [String] {
    var words: [String] = []
    if number >= 100 { words.append(hundreds[number / 100]) }
    let rest = number % 100
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(unit(rest % 10, feminine: feminine)) }
    } else if rest > 0 {
      words.append(unit(rest, feminine: feminine))
    }
    return words
  }

  private static func unit(_ number: Int, feminine: Bool) -> String {
    switch (number, feminine) {
    case (1, true): "одна"
    case (2, true): "две"
    default: units[number]
    }
  }

  /// Одна тысяча, две тысячи, пять тысяч.
  private static func thousandForm(_ count: Int) -> String {
    if (11...14).contains(count % 100) { return "тысяч" }
    return switch count % 10 {
    case 1: "тысяча"
    case 2...4: "тысячи"
    default: "тысяч"
    }
  }

  private static let units = [
    "", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять",
    "одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать",
    "семнадцать", "восемнадцать", "девятнадцать",
  ]
  private static let tens = [
    "", "", "двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят",
    "восемьдесят", "девяносто",
  ]
  private static let hundreds = [
    "", "сто", "двести", "триста", "четыреста", "пятьсот", "шестьсот", "семьсот", "восемьсот",
    "девятьсот",
  ]
}
