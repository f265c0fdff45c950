// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// The folded words of a language by what they do in a number.
  struct Table: Sendable {
    /// 0 to 19, each with all its forms.
    var units: [String: Int] = [:]
    /// 20, 30, … 90.
    var tens: [String: Int] = [:]
    /// 100 to 900 where a language has words for them.
    var hundreds: [String: Int] = [:]
    /// The word for 100 after a unit.
    var hundred: Set<String> = []
    /// Numbers that are written as one word, as several, or with hyphens: “vingtetun”.
    var compounds = Compounds([:])
    /// The word for 1000 inside a longer word: “zweitausendfünf”.
    var thousandInside: String?
    /// Thousand and up.
    var multipliers: [String: Int] = [:]
    /// What multiplies digits alone: "10k".
    var abbreviations = ["k": 1000]
    /// Whether "thousand" alone is a number.
    var hasBareMultipliers = false
    /// Whether two numbers in a row are one: "twelve fifty", "nineteen eighty four".
    var hasPairs = true
    /// Twelve after a count.
    var dozens: Set<String> = []
    /// Words that may stand for one before a multiplier: "a hundred".
    var articles: Set<String> = []
    /// The one of them that people say.
    var article: String?
    /// Ordinals in words, and how they are written with digits: “third” is “3rd”, two words to the
    /// tokenizer.
    var ordinals: [String: [String]] = [:]
    /// "and" inside a number.
    var connectors: Set<String> = []
    /// "point".
    var points: Set<String> = []
    /// Zero before the last digit of an amount or a year: "nineteen oh four".
    var zeros: Set<String> = []
    /// "minus".
    var signs: Set<String> = []
    /// Parts of one, which may stand alone: "half", "quarter", "½".
    var fractions: [String: Double] = [:]
    /// Parts of one after "a" or "one" only: "a fifth".
    var singleParts: [String: Int] = [:]
    /// Parts of one after a count: "two thirds".
    var severalParts: [String: Int] = [:]
    /// What joins a whole number and a part: "two *and* a third".
    var mixers: Set<String> = []
    /// What adds a half, in the form to be said: "and a half".
    var halves: [[String]] = []

    /// No compound is written as more words than this: “quatre cent quatre vingt dix neuf”.
    static let compoundWords = 8

    var beginnings: Set<String> {
      var words = Set(units.keys).union(tens.keys).union(hundreds.keys).union(hundred)
      words.formUnion(compounds.beginnings)
      words.formUnion(multipliers.keys)
      words.formUnion(articles)
      words.formUnion(signs)
      words.formUnion(fractions.keys)
      return words
    }

    /// Every word of the table.
    var words: Set<String> {
      var words = beginnings.union(continuations).union(articles).union(connectors).union(points)
      words.formUnion(zeros)
      words.formUnion(halves.joined())
      return words
    }

    /// Every word that may go on behind a number in digits.
    var continuations: Set<String> {
      var words = Set(multipliers.keys).union(abbreviations.keys).union(fractions.keys)
      words.formUnion(singleParts.keys)
      words.formUnion(severalParts.keys)
      words.formUnion(mixers)
      words.formUnion(halves.compactMap(\.first))
      words.formUnion(dozens)
      return words
    }

    /// Whether a long word is a number of thousands.
    func isOneWordThousand(_ word: String) -> Bool { thousands(in: word) != nil }

    /// The thousands of a word and what follows them in it: 2 and 5 of “zweitausendfünf”.
    func thousands(in word: String) -> (count: Int, rest: Int)? {
      guard let inside = thousandInside?.utf8, word.utf8.count > inside.count,
        let start = word.utf8.indices.first(where: { word.utf8[$0...].starts(with: inside) })
      else { return nil }
      let head = String(word[..<start])
      let tail = String(word.utf8[start...].dropFirst(inside.count)) ?? ""
      guard let count = head.isEmpty ? 1 : compounds[head], (1...999).contains(count),
        let rest = tail.isEmpty ? 0 : compounds[tail], rest < 1000
      else { return nil }
      return (count, rest)
    }
  }
}
