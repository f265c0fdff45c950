// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct SpellingIndexTests {
  private static let alphabets: [[Character]] = [
    Array("abc"), Array("aeioulnrst"), Array("абвгдеё"), Array("aéßøñz"),
  ]

  /// Vocabularies of few letters, so that many words are near each other.
  @Test(arguments: 0..<4)
  func everyWordThatIsNearIsFoundAndNoOther(_ number: Int) {
    let alphabet = Self.alphabets[number]
    for seed in 0..<4 {
      var random = RandomSlips(seed: UInt64(seed * 10 + number))
      let vocabulary = Set(
        (0..<80).map { _ in Self.folded(random.word(3...13, alphabet: alphabet)) })
      let words = Array(vocabulary).sorted()
      let table = Self.table(words)
      let index = SpellingIndex(table)
      let near = words.map { random.typo($0, slips: 1 + seed % 2, alphabet: alphabet) }
      for typed in near + (0..<20).map({ _ in random.word(4...12, alphabet: alphabet) }) {
        let typed = Self.folded(typed)
        #expect(Self.found(typed, index, table) == Self.near(typed, words), "\(typed)")
      }
    }
  }

  /// The words near a typed one, by comparing it with all.
  private static func near(_ typed: String, _ words: [String]) -> [String: Int] {
    var near: [String: Int] = [:]
    let length = typed.unicodeScalars.count
    for word in words
    where (5...40).contains(word.unicodeScalars.count)
      && abs(word.unicodeScalars.count - length) <= 2
    {
      let distance = fullEditDistance(Array(typed.unicodeScalars), Array(word.unicodeScalars))
      let limit = word.unicodeScalars.count >= 8 ? 2 : 1
      if (1...limit).contains(distance) { near[word] = distance }
    }
    return near
  }

  private static func found(
    _ typed: String, _ index: SpellingIndex, _ table: WordTable
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    index.forEachWord(near: typed.unicodeScalars.map(\.value), in: table) { word, slips in
      found[table.word(word)] = slips
    }
    return found
  }

  private static func folded(_ word: String) -> String { Utterance(word).word(0) }

  private static func table(_ words: [String]) -> WordTable {
    var builder = WordTableBuilder()
    for word in words { _ = builder.intern(word) }
    return builder.frozen()
  }

  @Test(arguments: [
    ("libary", "library", 1), ("librray", "library", 1), ("xyzzy", "library", nil),
    ("librari", "library", 1), ("brarily", "library", nil), ("tower", "towers", 1),
    ("bok", "book", nil), ("caarbord", "cardboard", nil), ("cradbaord", "cardboard", 2),
    ("ardboarq", "cardboard", 2), ("зедеолка", "зеделока", 1), ("wool", "woolf", 1),
  ])
  func slipsOfTheFinger(_ typed: String, _ meant: String, _ slips: Int?) {
    let table = Self.table([meant, "dune", "emma"])
    #expect(Self.found(typed, SpellingIndex(table), table)[meant] == slips)
  }

  @Test func anEmptyTableAndOddWordsFindNothing() {
    let empty = Self.table([])
    let index = SpellingIndex(empty)
    let long = String(repeating: "a", count: 41)
    let table = Self.table([long, String(repeating: "a", count: 40)])
    for typed in ["", "a", "library", long] {
      #expect(Self.found(typed, index, empty).isEmpty)
      #expect(Self.found(typed, SpellingIndex(table), table).isEmpty)
    }
  }
}

@Suite struct EditDistanceTableTests {
  @Test(arguments: 0..<10)
  func theBandSaysWhatTheFullTableSays(_ seed: Int) {
    var random = RandomSlips(seed: UInt64(seed))
    for _ in 0..<1_000 {
      let word = random.word(0...9, alphabet: ["a", "b", "c"])
      let other = random.typo(word, slips: 1 + seed % 4, alphabet: ["a", "b", "c"])
      let (left, right) = (word.unicodeScalars.map(\.value), other.unicodeScalars.map(\.value))
      let distance = fullEditDistance(left, right)
      for limit in 1...2 {
        let expected = distance <= limit ? distance : nil
        #expect(
          EditDistance.between(left, right, limit: limit) == expected, "\(word) \(other) \(limit)")
      }
    }
  }
}
