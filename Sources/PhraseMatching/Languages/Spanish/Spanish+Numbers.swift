// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Spanish, in both genders: “veintiuno”, “treinta y una”, “doscientas”.
  ///
  /// Words stand here folded: á is a and ñ is n.
  public static let spanish = NumberWords(
    language: "es", table: spanishTable, spelling: { [SpanishSpelling.words(for: $0)] })

  private static let spanishTable = Table(
    units: [
      "cero": 0, "uno": 1, "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5,
      "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
    ],
    compounds: NumberWords.Compounds(SpanishSpelling.compounds),
    multipliers: [
      "mil": 1000, "millon": 1_000_000, "millones": 1_000_000,
      "millardo": 1_000_000_000, "millardos": 1_000_000_000,
    ],
    hasBareMultipliers: true, dozens: ["docena", "docenas"], articles: ["un", "una"],
    ordinals: ordinals, points: ["coma", "punto"], signs: ["menos"],
    fractions: [
      "medio": 0.5, "media": 0.5, "mitad": 0.5, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3,
      "⅔": 2 / 3,
    ],
    singleParts: [
      "tercio": 3, "cuarto": 4, "quinto": 5, "sexto": 6, "septimo": 7, "octavo": 8, "noveno": 9,
      "decimo": 10, "decima": 10, "centesimo": 100, "centesima": 100, "milesimo": 1000,
      "milesima": 1000,
    ],
    severalParts: [
      "medios": 2, "tercios": 3, "cuartos": 4, "quintos": 5, "sextos": 6, "septimos": 7,
      "octavos": 8, "novenos": 9, "decimos": 10, "decimas": 10, "centesimos": 100,
      "centesimas": 100, "milesimos": 1000, "milesimas": 1000,
    ],
    mixers: ["y"], halves: [["y", "medio"], ["y", "media"]])

  /// “1º” and “1ª” fold to the letters that they end in.
  private static let ordinals: [String: [String]] = {
    let stems = [
      "primer", "segund", "tercer", "cuart", "quint", "sext", "septim", "octav", "noven", "decim",
    ]
    var ordinals = ["primer": ["1", "er"], "tercer": ["3", "er"]]
    for (index, stem) in stems.enumerated() {
      for ending in ["o", "a"] { ordinals[stem + ending] = ["\(index + 1)", ending] }
    }
    return ordinals
  }()
}

private enum SpanishSpelling {
  /// 0 to 999 in all forms, joined, with spellings of old (“diez y seis”) and of today
  /// (“treintaicinco”).
  static var compounds: [String: Int] {
    var words = ["cien": 100, "ciento": 100, "mediadocena": 6, "milmillones": 1_000_000_000]
    for (unit, word) in small.enumerated() where (1...9).contains(unit) {
      if unit > 5 { words["diezy\(word)"] = 10 + unit }
      for ten in 3...9 { words["\(tens[ten])i\(word)"] = ten * 10 + unit }
      words["veintey\(word)"] = 20 + unit
    }
    for number in 0...99 {
      for form in belowHundred(number) { words[form.joined()] = number }
    }
    for number in 101...999 {
      let (head, rest) = number.quotientAndRemainder(dividingBy: 100)
      let heads = head == 1 ? ["ciento"] : [hundreds[head], hundreds[head].dropLast(2) + "as"]
      for head in heads {
        for tail in rest > 0 ? belowHundred(rest) : [[]] { words[head + tail.joined()] = number }
      }
    }
    return words
  }

  static func words(for number: Int) -> [String] {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    guard thousands > 0 else { return belowThousand(number, form: 0) }
    // “Uno” loses its end before “mil”.
    let count = thousands == 1 ? [] : belowThousand(thousands, form: 1)
    return count + ["mil"] + (rest > 0 ? belowThousand(rest, form: 0) : [])
  }

  private static func belowThousand(_ number: Int, form: Int) -> [String] {
    if number == 100 { return ["cien"] }
    let (head, rest) = number.quotientAndRemainder(dividingBy: 100)
    guard head > 0 else { return spelled(rest, form) }
    return [hundreds[head]] + (rest > 0 ? spelled(rest, form) : [])
  }

  private static func spelled(_ number: Int, _ form: Int) -> [String] {
    let forms = belowHundred(number)
    return forms[min(form, forms.count - 1)]
  }

  /// All forms, the full one first, then the one before a noun.
  private static func belowHundred(_ number: Int) -> [[String]] {
    guard number >= 30 else {
      guard number % 10 == 1, number != 11 else { return [[small[number]]] }
      let stem = small[number].dropLast()
      return [["\(stem)o"], ["\(stem)"], ["\(stem)a"]]
    }
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    guard unit > 0 else { return [[tens[ten]]] }
    return belowHundred(unit).map { [tens[ten], "y"] + $0 }
  }

  private static let small = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciseis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidos", "veintitres", "veinticuatro",
    "veinticinco", "veintiseis", "veintisiete", "veintiocho", "veintinueve",
  ]
  private static let tens = [
    "", "", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta",
    "noventa",
  ]
  private static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]
}
