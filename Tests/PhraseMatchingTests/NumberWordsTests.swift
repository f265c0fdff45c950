// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct NumberWordsTests {
  private func value(
    _ text: String, _ language: String, whole: Bool = false
  ) throws -> Double? {
    let words = Utterance(text).tokens.map(\.text)
    let numbers = try #require(NumberWords.forLanguage(language))
    return numbers.parse(words, wholePairs: whole).first { $0.length == words.count }?.value
  }

  @Test(arguments: [
    ("2", 2), ("12.50", 12.5), ("twelve", 12), ("twelve fifty", 12.5), ("twenty-three", 23),
    ("a hundred and five", 105), ("one hundred five", 105), ("two thousand three hundred", 2300),
    ("a thousand and one", 1001), ("2 million", 2_000_000), ("two point five", 2.5),
    ("zero point two five", 0.25), ("half", 0.5), ("a quarter", 0.25), ("two and a half", 2.5),
    ("2½", 2.5), ("twelve hundred", 1200), ("nineteen eighty four", 19.84),
    ("one million two hundred thousand and three", 1_200_003),
    ("two million and a half", 2_500_000), ("two point twenty five", 2.25),
    ("2 thousand 300", 2300), ("2 thousand three hundred", 2300),
  ])
  func englishNumbers(_ text: String, _ number: Double) throws {
    #expect(try value(text, "en") == number)
  }

  @Test(arguments: [
    ("nineteen eighty four", 1984.0), ("twenty twenty one", 2021), ("twelve fifty", 1250),
  ])
  func pairsAreYearsForWholeNumbers(_ text: String, _ number: Double) throws {
    #expect(try value(text, "en", whole: true) == number)
  }

  @Test(arguments: [
    ("двенадцать", 12), ("двенадцать пятьдесят", 12.5), ("сто пять", 105), ("две тысячи", 2000),
    ("тысяча", 1000), ("двадцать одна тысяча триста", 21_300), ("полтора", 1.5),
    ("два с половиной", 2.5), ("12,5", 12.5), ("девяносто девять", 99),
  ])
  func russianNumbers(_ text: String, _ number: Double) throws {
    #expect(try value(text, "ru") == number)
  }

  @Test(arguments: [
    ("", "en"), ("food", "en"), ("and", "en"), ("a", "en"), ("five five food", "en"),
    ("twenty hundred thousand x", "en"), ("point five", "en"), ("еда", "ru"),
    ("сто сто сто сто", "ru"),
  ])
  func otherWordsAreNoNumbers(_ text: String, _ language: String) throws {
    #expect(try value(text, language) == nil)
  }

  @Test(arguments: ["en", "ru"])
  func whatIsSpelledIsRead(_ language: String) throws {
    let numbers = try #require(NumberWords.forLanguage(language))
    for number in Array(0...2100) + [10_000, 12_345, 100_000, 101_010, 999_999] {
      for words in numbers.spell(number) {
        let folded = words.map { Utterance($0).tokens.map(\.text).joined() }
        let readings = numbers.parse(folded, wholePairs: true)
        #expect(
          readings.contains { $0.length == words.count && $0.value == Double(number) },
          "\(number): \(words)")
      }
    }
  }

  @Test func hugeNumbersDoNotOverflow() {
    let words = Array(repeating: "billion", count: 50)
    _ = NumberWords.english.parse(["nine"] + words)
    _ = NumberWords.english.parse([String(repeating: "9", count: 500)])
    #expect(NumberWords.english.spell(-1).isEmpty)
    #expect(NumberWords.english.spell(.max).isEmpty)
  }
}
