// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// French, with blanks, with hyphens or in one word: “vingt et un”, “vingt-et-un”, “vingtetun”.
  ///
  /// The tens of Belgium and Switzerland (“septante”) are read as well. Words stand here folded.
  public static let french = NumberWords(
    language: "fr", table: frenchTable, spelling: { FrenchSpelling.forms(of: $0) })

  private static let frenchTable = Table(
    units: [
      "zero": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6,
      "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13,
      "quatorze": 14, "quinze": 15, "seize": 16,
    ],
    hundred: ["cent", "cents"], compounds: NumberWords.Compounds(FrenchSpelling.compounds),
    multipliers: [
      "mille": 1000, "mil": 1000, "million": 1_000_000, "millions": 1_000_000,
      "milliard": 1_000_000_000,
      "milliards": 1_000_000_000,
    ],
    hasBareMultipliers: true, dozens: ["douzaine", "douzaines"], articles: ["un", "une"],
    ordinals: ordinals, points: ["virgule", "point"], zeros: ["zero"], signs: ["moins"],
    fractions: [
      "demi": 0.5, "demie": 0.5, "moitie": 0.5, "tiers": 1 / 3, "quart": 0.25, "½": 0.5,
      "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
    ],
    singleParts: [
      "cinquieme": 5, "sixieme": 6, "septieme": 7, "huitieme": 8, "neuvieme": 9, "dixieme": 10,
      "centieme": 100,
    ],
    severalParts: [
      "demis": 2, "tiers": 3, "quarts": 4, "cinquiemes": 5, "sixiemes": 6, "septiemes": 7,
      "huitiemes": 8, "neuviemes": 9, "dixiemes": 10, "centiemes": 100,
    ],
    mixers: ["et"], halves: [["et", "demi"], ["et", "demie"]])

  private static let ordinals: [String: [String]] = {
    let words = [
      "premier", "deuxieme", "troisieme", "quatrieme", "cinquieme", "sixieme", "septieme",
      "huitieme", "neuvieme", "dixieme", "onzieme", "douzieme", "treizieme", "quatorzieme",
      "quinzieme", "seizieme",
    ]
    var ordinals = ["premiere": ["1", "re"], "second": ["2", "nd"]]
    for (index, word) in words.enumerated() {
      ordinals[word] = ["\(index + 1)", index == 0 ? "er" : "e"]
    }
    return ordinals
  }()
}

private enum FrenchSpelling {
  /// 0 to 1999 with all forms, joined: 1900 is “mille neuf cents” and “dix-neuf cents”.
  static var compounds: [String: Int] {
    // A count that ends in “-aine” is always one: “une vingtaine”, as “une douzaine”.
    var words = [
      "unedizaine": 10, "unequinzaine": 15, "unevingtaine": 20, "unetrentaine": 30,
      "unequarantaine": 40, "unecinquantaine": 50, "unesoixantaine": 60, "unecentaine": 100,
      "unedemidouzaine": 6, "demidouzaine": 6,
    ]
    // “Un million et demi” has half a million more.
    for (count, name) in small.enumerated().dropFirst() {
      for ending in ["", "s"] {
        words["\(name)million\(ending)etdemi"] = count * 1_000_000 + 500_000
        words["\(name)milliard\(ending)etdemi"] = count * 1_000_000_000 + 500_000_000
      }
    }
    for number in 0...99 {
      for form in belowHundred(number) { words[form.joined()] = number }
    }
    for number in 100...1999 where number / 100 != 10 {
      let (head, rest) = number.quotientAndRemainder(dividingBy: 100)
      let count = head == 1 ? "" : belowHundred(head)[0].joined()
      for tail in rest > 0 ? belowHundred(rest) : [[]] {
        for cent in ["cent", "cents"] { words[count + cent + tail.joined()] = number }
      }
    }
    return words
  }

  static func forms(of number: Int) -> [[String]] {
    guard number >= 1000 else { return belowThousand(number) }
    let (head, rest) = number.quotientAndRemainder(dividingBy: 1000)
    // “Quatre-vingts” and “cents” lose their s before “mille”.
    let count =
      head == 1
      ? []
      : belowThousand(head)[0].map {
        ["cents", "vingts"].contains($0) ? String($0.dropLast()) : $0
      }
    let tail = rest == 0 ? [] : belowThousand(rest)[0]
    let forms = [count + ["mille"] + tail]
    guard (1100...1999).contains(number) else { return forms }
    let hundreds = belowHundred(number / 100)[0]
    let last = number % 100
    return forms + [hundreds + (last == 0 ? ["cents"] : ["cent"] + belowHundred(last)[0])]
  }

  private static func belowThousand(_ number: Int) -> [[String]] {
    guard number >= 100 else { return belowHundred(number) }
    let (head, rest) = number.quotientAndRemainder(dividingBy: 100)
    let count = head == 1 ? [] : [small[head]]
    guard rest > 0 else { return [count + [head == 1 ? "cent" : "cents"]] }
    return [count + ["cent"] + belowHundred(rest)[0]]
  }

  private static func belowHundred(_ number: Int) -> [[String]] {
    if number < 17 { return number == 1 ? [["un"], ["une"]] : [[small[number]]] }
    if number < 20 { return [["dix", small[number - 10]]] }
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    return standard(ten, unit) + (ten == 7 || ten >= 8 ? regional(ten, unit) : [])
  }

  private static func standard(_ ten: Int, _ unit: Int) -> [[String]] {
    switch ten {
    case 7: [["soixante"] + (unit == 1 ? ["et", "onze"] : belowHundred(10 + unit)[0])]
    case 8 where unit == 0: [["quatre", "vingts"], ["quatre", "vingt"]]
    case 8: regular(["quatre", "vingt"], unit, joint: [])
    case 9: [["quatre", "vingt"] + belowHundred(10 + unit)[0]]
    default: regular([tens[ten]], unit, joint: ["et"])
    }
  }

  private static func regional(_ ten: Int, _ unit: Int) -> [[String]] {
    let words = [7: ["septante"], 8: ["huitante", "octante"], 9: ["nonante"]][ten] ?? []
    return words.flatMap { regular([$0], unit, joint: ["et"]) }
  }

  private static func regular(_ ten: [String], _ unit: Int, joint: [String]) -> [[String]] {
    switch unit {
    case 0: [ten]
    case 1: ["un", "une"].map { ten + joint + [$0] }
    default: [ten + [small[unit]]]
    }
  }

  private static let small = [
    "zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize",
  ]
  private static let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]
}
