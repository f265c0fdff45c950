// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// English, with "and" or without, and years in pairs.
  public static let english = NumberWords(
    language: "en", table: englishTable,
    spelling: { EnglishSpelling.forms(of: $0) })
}

extension NumberWords {
  private static let englishTable = Table(
    units: [
      "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
      "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
      "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
      "nineteen": 19,
    ],
    tens: [
      "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
      "seventy": 70, "eighty": 80, "ninety": 90,
    ],
    hundred: ["hundred"],
    multipliers: ["thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000],
    abbreviations: ["k": 1000, "grand": 1000],
    dozens: ["dozen"], articles: ["a", "an"], article: "a", ordinals: ordinals, connectors: ["and"],
    points: ["point"],
    zeros: ["oh", "o"], signs: ["minus", "negative"],
    fractions: [
      "half": 0.5, "third": 1 / 3, "quarter": 0.25, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3,
      "⅔": 2 / 3,
    ],
    singleParts: [
      "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
      "hundredth": 100,
    ],
    severalParts: [
      "halves": 2, "thirds": 3, "quarters": 4, "fourths": 4, "fifths": 5, "sixths": 6,
      "sevenths": 7, "eighths": 8, "ninths": 9, "tenths": 10, "hundredths": 100,
    ],
    mixers: ["and"], halves: [["and", "a", "half"]])

  private static let ordinals: [String: [String]] = {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    return Dictionary(
      words.enumerated().map { index, word in
        let ending = index < 3 ? ["st", "nd", "rd"][index] : "th"
        return (word, ["\(index + 1)", ending])
      }, uniquingKeysWith: { first, _ in first })
  }()
}

/// Says numbers in English.
private enum EnglishSpelling {
  static func forms(of number: Int) -> [[String]] {
    var forms = [cardinal(number, and: false)]
    let spoken = cardinal(number, and: true)
    if !forms.contains(spoken) { forms.append(spoken) }
    if (1100...2099).contains(number), number % 100 >= 10, !(2000...2009).contains(number) {
      forms.append(belowHundred(number / 100) + belowHundred(number % 100))
    }
    return forms
  }

  private static func cardinal(_ number: Int, and: Bool) -> [String] {
    guard number > 0 else { return ["zero"] }
    var words: [String] = []
    if number >= 1000 { words += cardinal(number / 1000, and: and) + ["thousand"] }
    let rest = number % 1000
    if rest >= 100 { words += [small[rest / 100], "hundred"] }
    if rest % 100 > 0 {
      if and, !words.isEmpty { words.append("and") }
      words += belowHundred(rest % 100)
    }
    return words
  }

  private static func belowHundred(_ number: Int) -> [String] {
    guard number >= 20 else { return [small[number]] }
    return [tens[number / 10]] + (number % 10 > 0 ? [small[number % 10]] : [])
  }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
}
