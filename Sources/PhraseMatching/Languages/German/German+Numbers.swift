// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// German, as one word or several: “zweiundvierzig”, “zwei und vierzig”.
  ///
  /// Words stand here folded: ü is u and ß is ss; “fuenf” is read as well.
  public static let german = NumberWords(
    language: "de", table: germanTable, spelling: { GermanSpelling.forms(of: $0).map { [$0] } })

  private static let germanTable = Table(
    units: [
      "null": 0, "eins": 1, "ein": 1, "eine": 1, "einen": 1, "einem": 1, "einer": 1, "zwei": 2,
      "zwo": 2, "drei": 3, "vier": 4, "funf": 5, "fuenf": 5, "sechs": 6, "sieben": 7, "acht": 8,
      "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12, "zwoelf": 12,
    ],
    compounds: GermanSpelling.compounds, thousandInside: "tausend",
    multipliers: [
      "tausend": 1000, "million": 1_000_000, "millionen": 1_000_000, "milliarde": 1_000_000_000,
      "milliarden": 1_000_000_000,
    ],
    hasBareMultipliers: true, dozens: ["dutzend"],
    articles: ["ein", "eine", "einen", "einem", "einer"], connectors: ["und"], points: ["komma"],
    signs: ["minus"],
    fractions: [
      "halb": 0.5, "halbe": 0.5, "halber": 0.5, "halbes": 0.5, "halben": 0.5, "halfte": 0.5,
      "drittel": 1 / 3, "viertel": 0.25, "dreiviertel": 0.75, "anderthalb": 1.5,
      "eineinhalb": 1.5, "zweieinhalb": 2.5, "dreieinhalb": 3.5, "viereinhalb": 4.5,
      "funfeinhalb": 5.5, "sechseinhalb": 6.5, "siebeneinhalb": 7.5, "achteinhalb": 8.5,
      "neuneinhalb": 9.5, "zehneinhalb": 10.5, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3,
      "⅔": 2 / 3,
    ],
    singleParts: [
      "funftel": 5, "sechstel": 6, "siebtel": 7, "achtel": 8, "neuntel": 9, "zehntel": 10,
    ],
    severalParts: [
      "halbe": 2, "drittel": 3, "viertel": 4, "funftel": 5, "sechstel": 6, "siebtel": 7,
      "achtel": 8, "neuntel": 9, "zehntel": 10, "hundertstel": 100,
    ],
    mixers: ["und"], halves: [["ein", "halb"], ["einhalb"]])
}

private enum GermanSpelling {
  /// 0 to 1999 with all forms, umlauts also spelled as two letters.
  static var compounds: [String: Int] {
    var words: [String: Int] = ["eine": 1, "einen": 1, "einem": 1, "einer": 1, "zwo": 2]
    for number in 0...1999 {
      for form in number < 1100 ? forms(of: number) : years(number) {
        words[form] = number
        if form.hasSuffix("eins") { words[String(form.dropLast())] = number }
        let spelledOut = form.replacing("funf", with: "fuenf").replacing("zwolf", with: "zwoelf")
        words[spelledOut] = number
      }
    }
    return words.filter { $0.value < 1000 || $0.value >= 1100 }
  }

  static func forms(of number: Int) -> [String] {
    if number == 1 { return ["eins", "ein"] }
    guard number >= 1000 else { return number < 100 ? [belowHundred(number)] : hundreds(number) }
    let heads =
      number / 1000 == 1
      ? ["tausend", "eintausend"] : inside(number / 1000).map { "\($0)tausend" }
    let tail = number % 1000
    guard tail > 0 else { return heads }
    return heads.flatMap { head in forms(of: tail).prefix(1).map { head + $0 } }
  }

  /// A count before “tausend”: “ein” in place of “eins”.
  private static func inside(_ number: Int) -> [String] {
    forms(of: number).prefix(1).map { $0.hasSuffix("eins") ? String($0.dropLast()) : $0 }
  }

  private static func hundreds(_ number: Int) -> [String] {
    let heads =
      number / 100 == 1 ? ["hundert", "einhundert"] : ["\(small[number / 100])hundert"]
    let rest = number % 100
    guard rest > 0 else { return heads }
    return heads.flatMap { ["\($0)\(belowHundred(rest))", "\($0)und\(belowHundred(rest))"] }
  }

  /// “neunzehnhundertvierundachtzig”.
  private static func years(_ number: Int) -> [String] {
    let rest = number % 100
    return ["\(small[number / 100])hundert\(rest > 0 ? belowHundred(rest) : "")"]
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let unit = number % 10
    let ten = tens[number / 10]
    return unit == 0 ? ten : "\(unit == 1 ? "ein" : small[unit])und\(ten)"
  }

  private static let small = [
    "null", "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwolf", "dreizehn", "vierzehn", "funfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  private static let tens = [
    "", "", "zwanzig", "dreissig", "vierzig", "funfzig", "sechzig", "siebzig", "achtzig",
    "neunzig",
  ]
}
