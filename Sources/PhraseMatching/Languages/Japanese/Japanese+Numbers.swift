// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Japanese, in kanji (二十三, 三百五, 一万二千, 二〇二六) and in kana (にじゅうさん).
  ///
  /// Of the kana に, し, ご and く are numbers inside longer ones only: alone they are particles and
  /// parts of other words.
  public static let japanese = NumberWords(
    language: "ja", table: japaneseTable, spelling: { JapaneseSpelling.forms(of: $0) })

  private static let japaneseTable = Table(
    units: JapaneseSpelling.digitValues.merging(JapaneseSpelling.kanaBeginnings) { digit, _ in
      digit
    },
    compounds: NumberWords.Compounds(JapaneseSpelling.compounds, ofSigns: true),
    multipliers: ["千": 1000, "万": 10_000, "億": 100_000_000, "兆": 1_000_000_000_000],
    hasPairs: false,
    points: ["点"],
    fractions: ["半": 0.5, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3])
}

/// Says numbers in Japanese.
private enum JapaneseSpelling {
  /// 二十三 is three words, as every character is one; years are also said digit by digit.
  static func forms(of number: Int) -> [[String]] {
    guard number > 0 else { return [["零"], ["〇"]] }
    let (tenThousands, rest) = number.quotientAndRemainder(dividingBy: 10_000)
    let head = tenThousands > 0 ? "\(kanji(tenThousands))万" : ""
    let text = head + (rest > 0 ? kanji(rest) : "")
    let texts = (1000...2999).contains(number) ? [text, digitByDigit(number)] : [text]
    return texts.map { $0.map { "\($0)" } }
  }

  /// The digits, which also stand behind a point: 三点一四.
  static let digitValues: [String: Int] = {
    var values = ["零": 0]
    for (value, digit) in digits.enumerated() { values[digit] = value }
    return values
  }()

  /// The first characters of the numbers in kana, so that they are looked for.
  ///
  /// They are no digits: a hundred is a unit that no rule takes.
  static let kanaBeginnings: [String: Int] = Dictionary(
    kana.keys.compactMap(\.first).map { ("\($0)", 100) }, uniquingKeysWith: { first, _ in first })

  /// 0 to 9999, years digit by digit, and what kana write in few enough characters.
  static let compounds: [String: Int] = {
    var words = kana
    for number in 1...9999 { words[kanji(number)] = number }
    for number in 1000...1999 { words["一\(kanji(number))"] = number }
    for number in 1000...2999 { words[digitByDigit(number)] = number }
    for number in 1...9 {
      words["〇\(digits[number])"] = number
      words["\(digits[number])〇"] = number * 10
    }
    words["〇"] = 0
    words["零"] = 0
    return words
  }()

  /// Below ten thousand.
  private static func kanji(_ number: Int) -> String {
    var text = ""
    var rest = number
    for (sign, scale) in [("千", 1000), ("百", 100), ("十", 10)] {
      let count = rest / scale
      if count > 0 { text += (count > 1 ? digits[count] : "") + sign }
      rest %= scale
    }
    return rest > 0 ? text + digits[rest] : text
  }

  private static func digitByDigit(_ number: Int) -> String {
    "\(number)".compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }

  private static let digits = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  // MARK: - Kana

  /// Below a hundred, and from a thousand on: ひゃくよんじゅうはち has more characters than are
  /// looked at, and what is left would be an amount, 100.48.
  private static let kana: [String: Int] = {
    var words = ["ゼロ": 0, "ぜろ": 0, "れい": 0]
    addTens(behind: "", 0, to: &words)
    for (thousand, thousandForms) in thousands.enumerated() where thousand > 0 {
      for (hundred, hundredForms) in hundreds.enumerated() {
        let heads = thousandForms.flatMap { head in hundredForms.map { head + $0 } }
        for head in heads where head.count <= NumberWords.Table.compoundWords {
          addTens(behind: head, thousand * 1000 + hundred * 100, to: &words)
        }
      }
    }
    for (count, forms) in (units + [["じゅう"]]).enumerated() where count > 0 {
      for form in forms { words["\(form)まん"] = count * 10_000 }
    }
    for word in ["", "に", "し", "ご", "く", "しまん", "くまん"] { words[word] = nil }
    return words
  }()

  private static func addTens(behind head: String, _ value: Int, to words: inout [String: Int]) {
    for (ten, tenForms) in tens.enumerated() {
      for (unit, unitForms) in units.enumerated() {
        for word in tenForms.flatMap({ form in unitForms.map { head + form + $0 } })
        where word.count <= NumberWords.Table.compoundWords {
          words[word] = value + ten * 10 + unit
        }
      }
    }
  }

  private static let units = [
    [""], ["いち"], ["に"], ["さん"], ["よん", "し"], ["ご"], ["ろく"], ["なな", "しち"], ["はち"],
    ["きゅう", "く"],
  ]
  private static let tens = [
    [""], ["じゅう"], ["にじゅう"], ["さんじゅう"], ["よんじゅう"], ["ごじゅう"], ["ろくじゅう"],
    ["ななじゅう", "しちじゅう"], ["はちじゅう"], ["きゅうじゅう"],
  ]
  private static let hundreds = [
    [""], ["ひゃく"], ["にひゃく"], ["さんびゃく"], ["よんひゃく"], ["ごひゃく"], ["ろっぴゃく"],
    ["ななひゃく"], ["はっぴゃく"], ["きゅうひゃく"],
  ]
  private static let thousands = [
    [""], ["せん"], ["にせん"], ["さんぜん"], ["よんせん"], ["ごせん"], ["ろくせん"], ["ななせん"],
    ["はっせん"], ["きゅうせん"],
  ]
}
