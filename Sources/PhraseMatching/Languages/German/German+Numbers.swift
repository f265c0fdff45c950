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
    compounds: NumberWords.Compounds(GermanSpelling.compounds), thousandInside: "tausend",
    // A dozen multiplies like a thousand: “ein halbes Dutzend” has nothing between the two.
    multipliers: [
      "dutzend": 12, "tausend": 1000, "million": 1_000_000, "millionen": 1_000_000,
      "milliarde": 1_000_000_000, "milliarden": 1_000_000_000,
    ],
    abbreviations: ["k": 1000, "tsd": 1000, "mio": 1_000_000],
    hasBareMultipliers: true, articles: ["ein", "eine", "einen", "einem", "einer"],
    ordinals: ordinals, connectors: ["und"], points: ["komma"], zeros: ["null"], signs: ["minus"],
    fractions: GermanSpelling.fractions, singleParts: parts,
    severalParts: parts.merging(["halbe": 2, "drittel": 3, "viertel": 4]) { part, _ in part },
    mixers: ["und"], halves: [["ein", "halb"], ["einhalb"]])

  private static let parts = [
    "funftel": 5, "fuenftel": 5, "sechstel": 6, "siebtel": 7, "achtel": 8, "neuntel": 9,
    "zehntel": 10, "zwolftel": 12, "zwanzigstel": 20, "hundertstel": 100, "tausendstel": 1000,
  ]

  /// “dritte” is written “3.”, of which the point is no word.
  private static let ordinals = Dictionary(
    (1...99).flatMap { number in
      GermanSpelling.ordinals(of: number).map { ($0, ["\(number)"]) }
    }, uniquingKeysWith: { first, _ in first })
}

enum GermanSpelling {
  /// 0 to 1999 with all forms, umlauts also spelled as two letters.
  static var compounds: [String: Int] {
    var words: [String: Int] = ["eine": 1, "einen": 1, "einem": 1, "einer": 1]
    for number in 0...1999 {
      for form in number < 1100 ? forms(of: number) : years(number) {
        for variant in variants(of: form) {
          words[variant] = number
          if variant.hasSuffix("eins") { words[String(variant.dropLast())] = number }
        }
      }
    }
    return words.filter { $0.value < 1000 || $0.value >= 1100 }
  }

  /// A word as people also type or say it: “fuenf”, “zwoelf”, “fuffzig”, “zwoundzwanzig”.
  private static func variants(of form: String) -> Set<String> {
    [
      form, swap("funf", "fuenf", in: swap("zwolf", "zwoelf", in: form)),
      swap("funfz", "fuffz", in: form), swap("zwei", "zwo", in: form),
    ]
  }

  /// By bytes: a search by characters takes as long for these words as all else of a start.
  private static func swap(_ old: String, _ new: String, in form: String) -> String {
    var (rest, text) = (Substring(form).utf8, "")
    while let first = rest.first {
      if rest.starts(with: old.utf8) {
        text += new
        rest = rest.dropFirst(old.utf8.count)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(first))
        rest = rest.dropFirst()
      }
    }
    return text
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

  /// First to hundredth in all their endings: “dritte”, “dritten”, “dritter”.
  static func ordinals(of number: Int) -> [String] {
    let stems =
      switch number {
      case 1: ["erst"]
      case 2: ["zweit", "zwot"]
      case 3: ["dritt"]
      case 7: ["siebt", "siebent"]
      case 8: ["acht"]
      default: [(number == 100 ? "hundert" : belowHundred(number)) + (number < 20 ? "t" : "st")]
      }
    return stems.flatMap(variants).sorted().flatMap(inflected)
  }

  /// An adjective with the endings that it takes before nouns.
  static func inflected(_ stem: String) -> [String] {
    ["e", "en", "er", "es", "em"].map { stem + $0 }
  }

  /// “halb”, “anderthalb”, “zweieinhalb”, “dreidreiviertel”.
  static var fractions: [String: Double] {
    var words: [String: Double] = [
      "halb": 0.5, "halbe": 0.5, "halber": 0.5, "halbes": 0.5, "halben": 0.5, "halbem": 0.5,
      "halfte": 0.5, "drittel": 1 / 3, "viertel": 0.25, "dreiviertel": 0.75, "anderthalb": 1.5,
      "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
    ]
    for number in 1...99 {
      let whole = inside(number)[0]
      for variant in variants(of: whole) {
        words["\(variant)einhalb"] = Double(number) + 0.5
        guard number <= 12 else { continue }
        words["\(variant)einviertel"] = Double(number) + 0.25
        words["\(variant)dreiviertel"] = Double(number) + 0.75
      }
    }
    return words
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
