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
    compounds: NumberWords.Compounds(
      beginnings: ChineseSpelling.beginnings, number: ChineseSpelling.number),
    multipliers: ["万": 10_000, "亿": 100_000_000],
    hasPairs: false,
    connectors: ["零", "〇"], points: ["点"], signs: ["负"],
    fractions: ["½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3],
    singleParts: ["半": 2], halves: [["个", "半"]])
}

/// Says numbers in Chinese, and reads what is said.
private enum ChineseSpelling {
  private static let digits: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7,
    "八": 8, "九": 9,
  ]
  private static let scales: [Character: Int] = ["十": 10, "百": 100, "千": 1000]

  /// The signs that a number begins with.
  static let beginnings = Set(
    digits.keys.map(String.init) + pairs.keys.map(String.init) + ["十"])

  /// “俩” and “仨” are two and three of something.
  private static let pairs: [Character: Int] = ["俩": 2, "仨": 3]

  /// The number of some signs: 0 to 9999 in all forms, years digit by digit, and a unit behind 万,
  /// 一万二 for 12000.
  ///
  /// A table of all would have 17,618 words, and take longer to make than all else of a start.
  static func number(_ text: String) -> Int? {
    let signs = Array(text)
    if signs.count == 1, let number = digits[signs[0]] ?? pairs[signs[0]] { return number }
    if let number = tenThousands(signs) { return number }
    return candidates(signs).first { ways(to: $0).contains(text) }
  }

  /// What the signs may be if they are well formed: with all scales said, with the last one left out,
  /// and as a year.
  private static func candidates(_ signs: [Character]) -> [Int] {
    var (total, digit, scale) = (0, 0, 10)
    var year = 0
    for sign in signs {
      if let known = digits[sign] {
        digit = known
        year = min(year, 999) * 10 + known
      } else if let known = scales[sign] {
        total += max(digit, 1) * known
        (digit, scale) = (0, known)
      } else {
        return []
      }
    }
    let all = [total + digit, total + digit * scale / 10, signs.count == 4 ? year : 0]
    return all.filter { (0...9999).contains($0) }
  }

  /// 一万二, with one to 99 before the 万 and a unit behind it.
  private static func tenThousands(_ signs: [Character]) -> Int? {
    guard signs.count > 2, signs[signs.count - 2] == "万",
      let unit = small.firstIndex(of: String(signs[signs.count - 1])), unit > 0,
      case let head = String(signs.dropLast(2)), let count = number(head),
      (1...99).contains(count), head == belowTenThousand(count) || head == "两"
    else { return nil }
    return count * 10_000 + unit * 1000
  }

  /// All ways to say a number below ten thousand that are read.
  private static func ways(to number: Int) -> [String] {
    let years =
      (1000...2999).contains(number) ? ["零", "〇"].map { digits(of: number, zero: $0) } : []
    return years
      + twos(in: number).flatMap { two in
        [belowTenThousand(number, two: two)]
          + [teens(number, two: two), short(number, two: two)].compactMap(\.self)
      }
  }

  static func forms(of number: Int) -> [String] {
    if number == 2 { return ["二", "两"] }
    guard number >= 10_000 else {
      let years = (1100...2099).contains(number) ? [digits(of: number)] : []
      return withTwo(number) + years
    }
    let (head, tail) = number.quotientAndRemainder(dividingBy: 10_000)
    let heads = head == 2 ? ["两万", "二万"] : withTwo(head).map { "\($0)万" }
    guard tail > 0 else { return heads }
    let rest = (tail < 1000 ? "零" : "") + inside(tail)
    return heads.map { $0 + rest }
  }

  /// 两百 beside 二百, 两千 beside 二千.
  private static func withTwo(_ number: Int) -> [String] {
    twos(in: number).map { belowTenThousand(number, two: $0) }
  }

  /// What two hundred and two thousand may begin with, where a number has either.
  private static func twos(in number: Int) -> [String] {
    number / 100 % 10 == 2 || number / 1000 % 10 == 2 ? ["二", "两"] : ["二"]
  }

  private static func belowTenThousand(_ number: Int, two: String = "二") -> String {
    switch number {
    case 0: "零"
    case 10..<20: inside(number, ten: "十")
    default: inside(number, two: two)
    }
  }

  /// As in a longer number, where ten is 一十.
  private static func inside(_ number: Int, two: String = "二", ten: String = "一十") -> String {
    var text = ""
    var rest = number
    var isGap = false
    for (scale, name) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = rest / scale
      rest %= scale
      guard digit > 0 else {
        isGap = !text.isEmpty
        continue
      }
      if isGap { text += "零" }
      isGap = false
      switch (digit, scale) {
      case (1, 10): text += ten
      case (2, 100...): text += two + name
      default: text += small[digit] + name
      }
    }
    return text
  }

  /// 一百十五 beside 一百一十五, and 一十五 beside 十五.
  private static func teens(_ number: Int, two: String) -> String? {
    guard number >= 20 else { return number < 10 ? nil : inside(number) }
    return number / 10 % 10 == 1 ? inside(number, two: two, ten: "十") : nil
  }

  /// 三百五 for 350, 三千五 for 3500, 三千二百五 for 3250: the last sign is left out.
  private static func short(_ number: Int, two: String) -> String? {
    guard number > 100, number.isMultiple(of: 10) else { return nil }
    let form = inside(number, two: two)
    guard let last = form.last, "百十".contains(last) else { return nil }
    let before = form.dropLast(2).last
    guard before == (last == "十" ? "百" : "千") else { return nil }
    // Two at the end is 二 always.
    return form.dropLast(2)
      + (form.dropLast().last == "两" ? "二" : String(form.dropLast().suffix(1)))
  }

  private static func digits(of number: Int, zero: String = "零") -> String {
    "\(number)".utf8.map { $0 == 0x30 ? zero : small[Int($0 - 0x30)] }.joined()
  }

  private static let small = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
}
