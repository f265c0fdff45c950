// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// Chinese: 二十三, 两百, 三百零五, 三千五 (3500), 一九八四.
  ///
  /// 千 and 百 are no multipliers, since 三千五 would be 3005 then; 半 is no fraction by itself, since
  /// 一半 would be one and a half.
  public static let chinese = NumberWords(
    language: "zh", table: chineseTable,
    spelling: { ChineseSpelling.forms(of: $0).map { $0.map(String.init) } })

  private static let chineseTable = Table(
    units: [
      "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7,
      "八": 8, "九": 9, "十": 10,
    ],
    compounds: ChineseSpelling.compounds,
    multipliers: ["万": 10_000, "亿": 100_000_000],
    hasPairs: false,
    connectors: ["零", "〇"], points: ["点"], signs: ["负"],
    fractions: ["½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3],
    singleParts: ["半": 2], halves: [["个", "半"]])
}

/// Says numbers in Chinese.
private enum ChineseSpelling {
  /// 0 to 9999 with all forms, years digit by digit, and a unit behind 万: 一万二 is 12000.
  static var compounds: [String: Int] {
    var words = ["两": 2, "俩": 2, "仨": 3, "〇": 0]
    for number in 0...9999 {
      for form in belowTenThousand(number) + teens(number) { words[form] = number }
      if let form = short(number) { words[form] = number }
    }
    for year in 1000...2999 {
      let form = digits(of: year)
      words[form] = year
      words[form.replacing("零", with: "〇")] = year
    }
    for count in 1...99 {
      for head in belowTenThousand(count) + (count == 2 ? ["两"] : []) {
        for unit in 1...9 { words["\(head)万\(small[unit])"] = count * 10_000 + unit * 1000 }
      }
    }
    // 二百五 is 250 with 两 as well.
    for (form, number) in words {
      let form = form.replacing("二百", with: "两百").replacing("二千", with: "两千")
      words[form] = number
    }
    return words
  }

  static func forms(of number: Int) -> [String] {
    if number == 2 { return ["二", "两"] }
    guard number >= 10_000 else {
      let years = (1100...2099).contains(number) ? [digits(of: number)] : []
      return withTwo(belowTenThousand(number)) + years
    }
    let (head, tail) = number.quotientAndRemainder(dividingBy: 10_000)
    let heads = head == 2 ? ["两万", "二万"] : withTwo(belowTenThousand(head)).map { "\($0)万" }
    guard tail > 0 else { return heads }
    let rest = (tail < 1000 ? "零" : "") + inside(tail)
    return heads.map { $0 + rest }
  }

  /// 两百 beside 二百, 两千 beside 二千.
  private static func withTwo(_ forms: [String]) -> [String] {
    forms.flatMap { form in
      let other = form.replacing("二百", with: "两百").replacing("二千", with: "两千")
      return other == form ? [form] : [form, other]
    }
  }

  private static func belowTenThousand(_ number: Int) -> [String] {
    switch number {
    case 0..<10: [small[number]]
    case 10..<20: ["十" + (number == 10 ? "" : small[number - 10])]
    default: [inside(number)]
    }
  }

  /// As in a longer number, where ten is 一十.
  private static func inside(_ number: Int) -> String {
    var text = ""
    var rest = number
    var isGap = false
    for (scale, name) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = rest / scale
      rest %= scale
      if digit == 0 {
        isGap = !text.isEmpty
      } else {
        text += (isGap ? "零" : "") + small[digit] + name
        isGap = false
      }
    }
    return text
  }

  /// 一百十五 beside 一百一十五, and 一十五 beside 十五.
  private static func teens(_ number: Int) -> [String] {
    let form = inside(number)
    if number < 20 { return number < 10 ? [] : [form] }
    return form.contains("一十") ? [form.replacing("一十", with: "十")] : []
  }

  /// 三百五 for 350, 三千五 for 3500, 三千二百五 for 3250: the last sign is left out.
  private static func short(_ number: Int) -> String? {
    let form = number > 100 ? inside(number) : ""
    guard let last = form.last, "百十".contains(last) else { return nil }
    let before = form.dropLast(2).last
    return before == (last == "十" ? "百" : "千") ? String(form.dropLast()) : nil
  }

  private static func digits(of number: Int) -> String {
    "\(number)".utf8.map { small[Int($0 - 0x30)] }.joined()
  }

  private static let small = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
}
