// SPDX-License-Identifier: Apache-2.0

/// Numbers as people write them, made without the engine's own number words.
enum SpelledNumbers {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  static let ordinals = [
    "3rd": "third", "4th": "fourth", "5th": "fifth", "7th": "seventh", "9th": "ninth",
  ]

  /// Digits by word, for words that stand in titles.
  static let digits: [String: String] = {
    var digits = Dictionary(
      uniqueKeysWithValues: (2...12).map { (small[$0], String($0)) })
    for (short, long) in ordinals { digits[long] = short }
    return digits
  }()

  static func cardinal(_ number: Int, and: Bool = true, hyphen: Bool = false) -> String {
    if number < 20 { return small[number] }
    if number < 100 {
      let rest = number % 10
      return tens[number / 10] + (rest == 0 ? "" : (hyphen ? "-" : " ") + small[rest])
    }
    let rest = number % 100
    let head = small[number / 100] + " hundred"
    return rest == 0
      ? head : head + (and ? " and " : " ") + cardinal(rest, and: and, hyphen: hyphen)
  }

  /// A year in two halves: "nineteen sixty three".
  static func year(_ year: Int) -> String {
    let rest = year % 100
    return cardinal(year / 100) + " " + (rest < 10 ? "oh " : "") + cardinal(rest)
  }

  /// A number for the slot and one of the usual ways to say it.
  static func spoken(
    slot: String, using random: inout SplitMix64
  ) -> (text: String, value: Double)? {
    func pick<Element>(_ choices: [Element]) -> Element {
      choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    switch slot {
    case "stars", "degrees", "minutes":
      let base = slot == "degrees" ? Int.random(in: 12...28, using: &random) : pick([2, 3, 4])
      return pick([
        ("\(cardinal(base)) and a half", Double(base) + 0.5), ("\(base).5", Double(base) + 0.5),
        ("\(cardinal(base)) point five", Double(base) + 0.5), (cardinal(base), Double(base)),
      ])
    case "factor":
      return pick([
        ("half", 0.5), ("a half", 0.5), ("a third", 1 / 3), ("one third", 1 / 3),
        ("two thirds", 2 / 3), ("a quarter", 0.25), ("three quarters", 0.75),
        ("one and a half", 1.5), ("two and a half", 2.5), ("2.5", 2.5), ("1/2", 0.5), ("three", 3),
      ])
    case "amount":
      let euros = Int.random(in: 11...98, using: &random)
      let cents = Int.random(in: 11...99, using: &random)
      let sum = Double(euros) + Double(cents) / 100
      return pick([
        ("\(cardinal(euros)) \(cardinal(cents))", sum), ("\(euros).\(cents)", sum),
        (cardinal(euros, hyphen: true), Double(euros)),
        ("a hundred and \(cardinal(euros))", Double(100 + euros)),
      ])
    case "pages":
      let number = Int.random(in: 101...899, using: &random)
      let low = Int.random(in: 1...99, using: &random)
      return pick([
        (cardinal(number), Double(number)), (cardinal(number, and: false), Double(number)),
        (cardinal(number, hyphen: true), Double(number)),
        ("a hundred and \(cardinal(low))", Double(100 + low)), ("a hundred", 100),
        ("1,\(number)", Double(1000 + number)),
      ])
    case "persons":
      let number = Int.random(in: 2...24, using: &random)
      return (cardinal(number), Double(number))
    default: return nil
    }
  }
}
