// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Korean, Sino-Korean and native: “이십오” and “스물다섯”.
  ///
  /// “한”, “두”, “세” and “네” are numbers before a counter only, where the rules of values have them:
  /// alone “네” is “yes”, and behind “만” they would make 10,002 of “만두”, dumplings.
  public static let korean = NumberWords(
    language: "ko", table: koreanTable, spelling: { KoreanSpelling.forms(of: $0) })

  private static let koreanTable = Table(
    units: KoreanSpelling.units,
    compounds: NumberWords.Compounds(KoreanSpelling.compounds, ofSigns: true),
    multipliers: ["천": 1000, "만": 10_000, "억": 100_000_000],
    hasBareMultipliers: true, hasPairs: false, points: ["점"], zeros: ["공"],
    fractions: ["½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3],
    // Behind digits only words of the table are looked at: these make “3개” more than 3.
    mixers: Set(ValueRules.koreanCounters + ["백", "분"]))
}

private enum KoreanSpelling {
  /// The digits of decimals, and syllables that longer numbers begin with.
  ///
  /// The latter are no numbers by themselves, so they stand for more than any digit.
  static let units: [String: Int] = {
    var units: [String: Int] = ["영": 0]
    for (digit, name) in digits.enumerated() where digit > 0 { units[name] = digit }
    for name in native.compactMap(\.noun.first) + tens.compactMap(\.first) {
      if units["\(name)"] == nil { units["\(name)"] = 100 }
    }
    return units
  }()

  /// 0 to 9999 in Sino-Korean, 1 to 199 with native words at the end.
  static let compounds: [String: Int] = {
    var words: [String: Int] = ["영": 0]
    for number in 1...9999 {
      for form in sino(number) { words[form] = number }
    }
    for number in 1...99 {
      // “백두” is a mountain before it is 102.
      for form in nativeForms(number)
      where form.count > 1 || number > 4 || form == native[number].noun {
        words[form] = number
        if form.count > 1 { words["백\(form)"] = 100 + number }
      }
    }
    return words
  }()

  static func forms(of number: Int) -> [[String]] {
    guard number > 0 else { return [["영"]] }
    let (myriads, rest) = number.quotientAndRemainder(dividingBy: 10_000)
    let tail = rest > 0 ? sino(rest)[0] : ""
    guard myriads > 0 else {
      let native = number < 100 ? nativeForms(number).filter { compounds[$0] != nil } : []
      return ([tail] + native).map(syllables)
    }
    let heads = myriads == 1 ? ["만", "일만"] : ["\(sino(myriads)[0])만"]
    return heads.map { syllables($0 + tail) }
  }

  private static func syllables(_ text: String) -> [String] { text.map { "\($0)" } }

  /// “이천오백”; a one before a hundred or a thousand is mostly left out.
  private static func sino(_ number: Int) -> [String] {
    var forms = [""]
    for (scale, name) in [(1000, "천"), (100, "백"), (10, "십"), (1, "")] {
      let digit = number / scale % 10
      guard digit > 0 else { continue }
      var parts = ["\(digits[digit])\(name)"]
      if digit == 1, scale > 1 { parts = scale > 10 ? [name, parts[0]] : [name] }
      forms = parts.flatMap { part in forms.map { $0 + part } }
    }
    return forms
  }

  /// “스물하나” and, before a counter, “스물한”.
  private static func nativeForms(_ number: Int) -> [String] {
    let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
    guard unit > 0 else { return ten == 2 ? ["스물", "스무"] : [tens[ten]] }
    let (noun, counting) = native[unit]
    var forms = ["\(tens[ten])\(noun)"]
    if counting != noun, number != 4 { forms.append("\(tens[ten])\(counting)") }
    return forms
  }

  private static let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let native: [(noun: String, counting: String)] = [
    ("", ""), ("하나", "한"), ("둘", "두"), ("셋", "세"), ("넷", "네"), ("다섯", "다섯"),
    ("여섯", "여섯"), ("일곱", "일곱"), ("여덟", "여덟"), ("아홉", "아홉"),
  ]
  private static let tens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]
}
