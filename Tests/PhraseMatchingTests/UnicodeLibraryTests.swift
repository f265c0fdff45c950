// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseMatching

/// Our numbers against those of the Unicode library, which Foundation formats and parses with.
@Suite struct UnicodeLibraryTests {
  private static let languages = ["en", "de", "fr", "ru", "es", "it"]
  private static let regions = [
    "en": "en_US", "de": "de_DE", "fr": "fr_FR", "ru": "ru_RU", "es": "es_ES", "it": "it_IT",
  ]

  private static func formatter(_ language: String, _ style: NumberFormatter.Style)
    -> NumberFormatter
  {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: regions[language] ?? language)
    formatter.numberStyle = style
    return formatter
  }

  /// Small numbers, and others of every length.
  private static func randomNumbers(_ seed: UInt64, below limit: Int) -> [Int] {
    var random = SplitMix64(state: seed)
    return Array(0...130)
      + (0..<500).map { _ in
        Int.random(in: 0..<10, using: &random)
          + Int.random(in: 0..<limit, using: &random)
          / [1, 10, 100, 1000][Int.random(in: 0...3, using: &random)]
      }.filter { $0 < limit }
  }

  private static func value(_ text: String, _ language: String) -> Double? {
    let utterance = Utterance(text)
    // Whole numbers take no pair for an amount.
    let kind = ValueKind.number(NumberRange(isInteger: !text.contains { ".,".contains($0) }))
    let readings = kind.readings(in: utterance, language: language)
    guard
      case .number(let number)? = readings.first(where: { $0.length == utterance.words.count })?
        .value
    else { return nil }
    return number
  }

  // MARK: - Words

  @Test(arguments: languages)
  func whatItSpellsIsRead(_ language: String) {
    let formatter = Self.formatter(language, .spellOut)
    for number in Self.randomNumbers(1, below: 2_000_000) {
      for signed in [number, -number] {
        let text = formatter.string(from: NSNumber(value: signed)) ?? ""
        #expect(Self.value(text, language) == Double(signed), "\(signed): \(text)")
      }
    }
  }

  @Test(arguments: languages)
  func decimalsThatItSpellsAreRead(_ language: String) throws {
    let formatter = Self.formatter(language, .spellOut)
    let words = try #require(NumberWords.forLanguage(language))
    // Of greater numbers in Russian it spells what floating point leaves over: “миллиардных”.
    let limit = language == "ru" ? 100_000 : 1_000_000
    for number in Self.randomNumbers(2, below: limit) where !number.isMultiple(of: 100) {
      let value = Double(number) / 100
      let text = formatter.string(from: NSNumber(value: value)) ?? ""
      let tokens = Utterance(text).tokens.map(\.text)
      let read = words.parse(tokens).first { $0.length == tokens.count }?.value
      #expect(read.map { abs($0 - value) < 1e-9 } == true, "\(value): \(text)")
    }
  }

  /// Ours leave out what may be left out: «тысяча» for its «одна тысяча», “hundert” for its
  /// “einhundert” inside of a number, “ventunmila” for its “ventunomila”.
  @Test(arguments: languages)
  func whatWeSpellIsSpelledSo(_ language: String) throws {
    let words = try #require(NumberWords.forLanguage(language))
    let formatter = Self.formatter(language, .spellOut)
    func joined(_ words: [String]) -> String {
      let text = words.joined()
      return language == "de"
        ? text.replacing("einhundert", with: "hundert").replacing("eintausend", with: "tausend")
        : text.replacing("однатысяча", with: "тысяча").replacing("unomila", with: "unmila")
    }
    for number in Self.randomNumbers(3, below: 1_000_000) {
      let text = formatter.string(from: NSNumber(value: number)) ?? ""
      let its = joined(Utterance(text).tokens.map(\.text))
      let ours = words.spell(number).map(joined)
      #expect(ours.contains(its), "\(number): \(text), \(ours)")
    }
  }

  // MARK: - Digits

  @Test(arguments: languages)
  func whatItFormatsIsRead(_ language: String) {
    let formatter = Self.formatter(language, .decimal)
    for number in Self.randomNumbers(4, below: 100_000_000) {
      for value in [Double(number), -Double(number), Double(number) / 100] {
        let text = formatter.string(from: NSNumber(value: value)) ?? ""
        #expect(Self.value(text, language) == value, "\(value): \(text)")
      }
    }
  }

  /// Where both read a number it is the same, except as in ``differences``.
  @Test(arguments: languages)
  func randomDigitsAndMarksAreReadAlike(_ language: String) {
    let formatter = Self.formatter(language, .decimal)
    var random = SplitMix64(state: 5)
    for _ in 0..<2000 {
      let text = Self.digits(&random)
      guard let ours = Self.value(text, language), let its = formatter.number(from: text),
        Self.isWhole(its.doubleValue, of: text), !Self.isDifferent(text, language)
      else { continue }
      #expect(ours == its.doubleValue, "“\(text)”")
    }
  }

  /// Whether the library read all digits, and did not stop at a mark.
  private static func isWhole(_ number: Double, of text: String) -> Bool {
    func significant(_ text: String) -> Substring {
      text.filter(\.isNumber).drop { $0 == "0" }
    }
    let read = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    return significant(read).count == significant(text).count
  }

  private static func digits(_ random: inout SplitMix64) -> String {
    let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
    }
    return runs.dropFirst().reduce(runs[0]) { text, run in
      text + [".", ",", "\u{A0}", "\u{202F}"][Int.random(in: 0...3, using: &random)] + run
    }
  }

  /// What the library reads otherwise, and why we do not.
  @Test(
    arguments: [
      // It stops at the first sign that it does not know and takes what it has for the number.
      ("50%", "en", 50, nil), ("5-", "en", 5, nil), ("10.15.7", "en", 10.15, nil),
      ("1.250,50", "en", 1.25, 1250.5), ("1,250.50", "de", 1.25, 1250.5),
      ("1.000.000", "en", 1, 1_000_000), ("1,000,000", "fr", 1, 1_000_000),
      ("1 000,50", "en", 1000, 1000.5),
      // It refuses the decimal mark of another language where nothing else can be meant.
      ("12,50", "en", nil, 12.5), ("2.5", "ru", nil, 2.5), ("1234.567", "de", nil, 1234.567),
      // No group begins with a zero.
      ("0.500", "de", 500, 0.5),
      // A blank behind the sign.
      ("- 5", "en", nil, -5),
      // Two numbers in a row in English.
      ("1 000", "en", 1000, nil),
    ] as [(String, String, Double?, Double?)])
  func differences(_ text: String, _ language: String, _ its: Double?, _ ours: Double?) {
    #expect(Self.formatter(language, .decimal).number(from: text)?.doubleValue == its)
    #expect(Self.value(text, language) == ours)
  }

  /// Whether one of the reasons above holds for digits with marks.
  private static func isDifferent(_ text: String, _ language: String) -> Bool {
    let marks = text.filter { !$0.isNumber }
    let decimal: Character = language == "en" ? "." : ","
    let own = marks.filter { $0 == decimal }.count
    let stopsEarly = own > 1 || own == 1 && marks.last != decimal
    return stopsEarly || text.first == "0" && marks.count > own
  }
}
