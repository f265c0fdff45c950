// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Italian, as one word or several: “duemilatrecento”, “due mila trecento”.
  ///
  /// Words stand here folded: é is e.
  public static let italian = NumberWords(
    language: "it", table: italianTable, spelling: { [[ItalianSpelling.word(for: $0)]] })

  private static let italianTable = Table(
    units: [
      "zero": 0, "uno": 1, "un": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5,
      "sei": 6, "sette": 7, "otto": 8, "nove": 9,
    ],
    compounds: NumberWords.Compounds(ItalianSpelling.compounds), thousandInside: "mila",
    multipliers: [
      "mille": 1000, "mila": 1000, "milione": 1_000_000, "milioni": 1_000_000,
      "miliardo": 1_000_000_000, "miliardi": 1_000_000_000,
    ],
    hasBareMultipliers: true, dozens: ["dozzina", "dozzine"], articles: ["un", "una"],
    ordinals: ordinals, connectors: ["e"], points: ["virgola", "punto"], zeros: ["zero"],
    signs: ["meno"],
    fractions: [
      "mezzo": 0.5, "mezza": 0.5, "meta": 0.5, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3,
      "⅔": 2 / 3,
    ],
    singleParts: [
      "terzo": 3, "quarto": 4, "quinto": 5, "sesto": 6, "settimo": 7, "ottavo": 8, "nono": 9,
      "decimo": 10, "centesimo": 100,
    ],
    severalParts: [
      "mezzi": 2, "terzi": 3, "quarti": 4, "quinti": 5, "sesti": 6, "settimi": 7, "ottavi": 8,
      "noni": 9, "decimi": 10, "centesimi": 100,
    ],
    mixers: ["e"], halves: [["e", "mezzo"], ["e", "mezza"]])

  /// “Terzo” is “3º”, whose sign is folded to a letter; “prima” and “seconda” are too often other
  /// words.
  private static let ordinals: [String: [String]] = {
    let stems = [
      "prim", "second", "terz", "quart", "quint", "sest", "settim", "ottav", "non", "decim",
    ]
    var ordinals: [String: [String]] = [:]
    for (index, stem) in stems.enumerated() {
      ordinals[stem + "o"] = ["\(index + 1)", "o"]
      if index > 1 { ordinals[stem + "a"] = ["\(index + 1)", "a"] }
    }
    return ordinals
  }()
}

private enum ItalianSpelling {
  /// 0 to 1999 in all forms.
  static var compounds: [String: Int] {
    var words = ["un": 1, "una": 1, "mezzadozzina": 6]
    // “Tre milioni e mezzo” is half a million more, not a half.
    for number in 1...99 {
      for (name, scale) in [("milion", 1_000_000), ("miliard", 1_000_000_000)] {
        let count = number == 1 ? "un" : belowHundred(number)
        let ending = number > 1 ? "i" : scale == 1_000_000 ? "e" : "o"
        words["\(count)\(name)\(ending)emezzo"] = number * scale + scale / 2
      }
    }
    for number in 0...1999 where number != 1000 {
      for form in forms(of: number) {
        words[form] = number
        if form.hasSuffix("uno") {
          words[String(form.dropLast())] = number
          words["\(form.dropLast())a"] = number
        }
      }
    }
    return words
  }

  static func word(for number: Int) -> String {
    guard number >= 2000 else { return number == 1000 ? "mille" : forms(of: number)[0] }
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    // “Ventuno” loses its end before “mila”, “centouno” does not.
    let losesEnd = thousands % 10 == 1 && thousands % 100 > 11
    let count = forms(of: thousands)[0]
    return (losesEnd ? String(count.dropLast()) : count) + "mila"
      + (rest > 0 ? forms(of: rest)[0] : "")
  }

  private static func forms(of number: Int) -> [String] {
    switch number {
    case ..<100: return [belowHundred(number)]
    case ..<1000:
      let (head, rest) = number.quotientAndRemainder(dividingBy: 100)
      let hundred = (head == 1 ? "" : small[head]) + "cento"
      guard rest > 0 else { return [hundred] }
      let tail = belowHundred(rest)
      let (full, elided) = (hundred + tail, String(hundred.dropLast()) + tail)
      // “Centotto” rather than “centootto”, “centouno” rather than “centuno”.
      return tail.hasPrefix("o") ? [elided, full] : tail.hasPrefix("u") ? [full, elided] : [full]
    default: return forms(of: number % 1000).map { "mille" + $0 }
    }
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    switch unit {
    case 0: return tens[ten]
    case 1, 8: return tens[ten].dropLast() + small[unit]
    default: return tens[ten] + small[unit]
    }
  }

  private static let small = [
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
    "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto",
    "diciannove",
  ]
  private static let tens = [
    "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta",
    "novanta",
  ]
}
