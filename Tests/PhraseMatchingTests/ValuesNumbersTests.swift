// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

private let third = 1.0 / 3
private let twoThirds = 2.0 / 3
private let fourThirds = 4.0 / 3
private let sevenThirds = 7.0 / 3

/// Numbers as they are said and written; tokens are separated by blanks.
@Suite struct ValuesNumbersTests {
  private static func value(_ text: String, _ language: String, whole: Bool = false) -> Double? {
    let words = text.split(separator: " ").map(String.init)
    return NumberWords.forLanguage(language)?.parse(words, wholePairs: whole)
      .first { $0.length == words.count }?.value
  }

  @Test(
    arguments: [
      ("half", 0.5), ("one half", 0.5), ("a third", third), ("third", third),
      ("two thirds", twoThirds),
      ("a quarter", 0.25), ("three quarters", 0.75), ("2 thirds", twoThirds), ("1/2", 0.5),
      ("3/4", 0.75), ("a fifth", 0.2), ("one fifth", 0.2), ("four fifths", 0.8), ("½", 0.5),
      ("one and a third", fourThirds), ("two and three quarters", 2.75), ("2 and a half", 2.5),
      ("2 1/2", 2.5), ("2 ½", 2.5), ("a hundred and a half", 100.5), ("twelve fifty", 12.5),
      ("twelve oh five", 12.05), ("a hundred and five", 105), ("2.5", 2.5), ("minus five", -5),
      ("negative two point five", -2.5), ("-5", -5), ("-2.5", -2.5), ("minus a half", -0.5),
      ("half a million", 500_000), ("two and a half thousand", 2500), ("2.5 million", 2_500_000),
      ("two point five million", 2_500_000), ("a dozen", 12), ("two dozen", 24),
      ("half a dozen", 6), ("zero point oh five", 0.05), ("seven tenths", 0.7),
    ] as [(String, Double)])
  func english(_ text: String, _ number: Double) {
    #expect(Self.value(text, "en") == number)
  }

  @Test(
    arguments: [
      ("nineteen oh four", 1904.0), ("twenty oh one", 2001), ("nineteen eighty four", 1984),
      ("a hundred and five", 105), ("two dozen", 24),
    ] as [(String, Double)])
  func englishWholeNumbers(_ text: String, _ number: Double) {
    #expect(Self.value(text, "en", whole: true) == number)
  }

  @Test(
    arguments: [
      ("zweiundvierzig", 42), ("zwei und vierzig", 42), ("einundzwanzig", 21), ("funf", 5),
      ("fuenfzig", 50), ("hundert", 100), ("hundertfunf", 105),
      ("einhundertfunf", 105), ("hundert funf", 105), ("zweihundertfunfunddreissig", 235),
      ("zweitausend", 2000), ("zweitausenddreihundert", 2300), ("zwei tausend dreihundert", 2300),
      ("zweitausend dreihundert", 2300), ("tausend", 1000), ("eine million", 1_000_000),
      ("neunzehnhundertvierundachtzig", 1984), ("zwei komma funf", 2.5), ("halb", 0.5),
      ("ein halb", 0.5), ("ein drittel", third), ("zwei drittel", twoThirds),
      ("drei viertel", 0.75),
      ("dreiviertel", 0.75), ("anderthalb", 1.5), ("zweieinhalb", 2.5), ("minus zehn", -10),
      ("zwolf funfzig", 12.5), ("ein dutzend", 12), ("zwei und ein drittel", sevenThirds),
    ] as [(String, Double)])
  func german(_ text: String, _ number: Double) {
    #expect(Self.value(text, "de") == number)
  }

  @Test(
    arguments: [
      ("vingtetun", 21.0), ("vingt et un", 21), ("vingt et une", 21), ("vingtdeux", 22),
      ("vingt deux", 22), ("soixante dix", 70), ("soixantedix", 70), ("soixante et onze", 71),
      ("soixante dix sept", 77), ("quatre vingts", 80), ("quatre vingt un", 81),
      ("quatrevingtdixneuf", 99), ("quatre vingt dix neuf", 99), ("septante", 70),
      ("nonante et un", 91), ("huitante deux", 82), ("cent", 100), ("cent un", 101),
      ("deux cents", 200), ("deux cent cinquante", 250), ("mille", 1000),
      ("mille neuf cent quatre vingt quatre", 1984), ("deux mille", 2000),
      ("deux mille vingt sept", 2027), ("un million", 1_000_000), ("deux virgule cinq", 2.5),
      ("deux et demi", 2.5), ("un demi", 0.5), ("un tiers", third), ("deux tiers", twoThirds),
      ("trois quarts", 0.75), ("moins cinq", -5), ("douze cinquante", 12.5), ("dixsept", 17),
      ("une douzaine", 12),
    ] as [(String, Double)])
  func french(_ text: String, _ number: Double) {
    #expect(Self.value(text, "fr") == number)
  }

  @Test(
    arguments: [
      ("треть", third), ("одна треть", third), ("две трети", twoThirds), ("три четверти", 0.75),
      ("две пятых", 0.4), ("две целых пять десятых", 2.5), ("один и три четверти", 1.75),
      ("минус пять", -5), ("-5", -5), ("два с половиной", 2.5), ("полтора", 1.5), ("1/2", 0.5),
      ("два с половиной миллиона", 2_500_000), ("половина", 0.5),
    ] as [(String, Double)])
  func russian(_ text: String, _ number: Double) {
    #expect(Self.value(text, "ru") == number)
  }

  @Test(arguments: [
    ("third party", "en"), ("two third", "en"), ("fifth", "en"), ("fifths", "en"),
    ("second", "en"), ("a second", "en"), ("dozen", "en"), ("the dozen", "en"), ("minus", "en"),
    ("minus minus five", "en"), ("oh five", "en"), ("oh", "en"), ("five oh", "en"), ("and", "en"),
    ("a half half", "en"), ("1/0", "en"), ("/2", "en"), ("1/2/3", "en"), ("1/", "en"),
    ("7:30", "en"), ("-", "en"), ("--5", "en"), ("2 -1/2", "en"), ("half and half", "en"),
    ("to two too", "en"), ("five third", "en"), ("2.5 and a half", "en"), ("1e5", "en"),
    ("und", "de"), ("zweiundundvierzig", "de"), ("vierzigundzwei", "de"), ("tausendfach", "de"),
    ("hundertjahrig", "de"), ("einfach", "de"), ("und zwanzig", "de"), ("et un", "fr"),
    ("vingt et", "fr"), ("quatrevingtdixneufs", "fr"), ("cents cents", "fr"), ("onzieme", "fr"),
    ("с половиной", "ru"), ("пять треть", "ru"), ("десятых", "ru"),
  ])
  func otherWordsAreNoNumbers(_ text: String, _ language: String) {
    #expect(Self.value(text, language) == nil)
  }

  @Test(arguments: ["de", "fr"])
  func whatIsSpelledIsRead(_ language: String) throws {
    let numbers = try #require(NumberWords.forLanguage(language))
    for number in Array(0...2100) + [10_000, 12_345, 80_000, 100_000, 101_010, 200_200, 999_999] {
      for words in numbers.spell(number) {
        let isRead = numbers.parse(words, wholePairs: true).contains {
          $0.length == words.count && $0.value == Double(number)
        }
        #expect(isRead, "\(number): \(words)")
        #expect(words.allSatisfy { Utterance($0).tokens.map(\.text) == [$0] }, "\(words)")
      }
    }
  }

  @Test(arguments: [("de-AT", "de"), ("FR_ca", "fr"), ("ru_RU", "ru"), ("en", "en")])
  func languagesHaveCodes(_ code: String, _ language: String) {
    #expect(NumberWords.forLanguage(code)?.language == language)
    #expect(NumberWords.forLanguage("english") == nil && NumberWords.forLanguage("") == nil)
  }

  @Test func wordsThatBeginNoNumberAreRefusedAtOnce() {
    for word in ["food", "thousandfold", "and", "-", "-x", "", "½x"] {
      #expect(!NumberWords.english.canBegin(word), "\(word)")
    }
    for word in ["5", "-5", "a", "minus", "half", "½", "twenty"] {
      #expect(NumberWords.english.canBegin(word), "\(word)")
    }
  }
}
