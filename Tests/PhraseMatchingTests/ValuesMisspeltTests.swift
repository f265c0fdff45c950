// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

/// Values with a misspelt word: only a tolerant search takes them, and never as another value.
@Suite struct ValuesMisspeltTests {
  private static func readings(
    _ text: String, _ kind: ValueKind, _ language: String, known: Set<String> = []
  ) -> [SlotReader.Reading] {
    let utterance = Utterance(text)
    var readings: [SlotReader.Reading] = []
    SlotReader(kind, language: language).forEachMisspelt(
      utterance, at: 0, mayBeTypo: { !known.contains(utterance.word($0)) }
    ) { reading in
      if reading.end == utterance.words.count { readings.append(reading) }
    }
    return readings
  }

  @Test(
    arguments: [
      ("tomorow", ValueKind.date, "en", "today+1", "tomorrow", 0),
      ("tomorow at five", .dateTime, "en", "today+1 5:00?", "tomorrow", 0),
      ("next wensday", .date, "en", nil, "", 0),
      ("next wednsday", .date, "en", "wednesday next", "wednesday", 1),
      ("fourten", .number(NumberRange()), "en", "14", "fourteen", 0),
      ("twenty minuts", .duration, "en", "1200s", "minute", 1),
      ("20 minuts", .duration, "en", "1200s", "minute", 1),
      ("fifty percnt", .percentage(NumberRange()), "en", "50%", "percent", 1),
      ("двацать", .number(NumberRange()), "ru", "20", "двадцать", 0),
      ("ubermrgen", .date, "de", "today+2", "ubermorgen", 0),
    ] as [(String, ValueKind, String, String?, String, Int)])
  func oneTypoIsRead(
    _ text: String, _ kind: ValueKind, _ language: String, _ meaning: String?, _ meant: String,
    _ word: Int
  ) {
    let readings = Self.readings(text, kind, language)
    #expect(readings.map(\.value.short) == (meaning.map { [$0] } ?? []))
    #expect(
      readings.map(\.slip)
        == (meaning == nil ? [] : [SlotReader.Misspelling(word: word, meant: meant)]))
    // To the letter it is no value.
    #expect(ValuesCorpus.written(text, as: kind, language) == nil)
  }

  @Test(
    arguments: [
      ("fivee", ValueKind.number(NumberRange())), ("sixy", .number(NumberRange())),
      ("munday", .date), ("sevent", .number(NumberRange())), ("today", .date),
      ("fiftteeen", .number(NumberRange())),
      ("tomorow tomorow", .date), ("seconb", .number(NumberRange())), ("5th", .date),
      ("tomorrow", .date),
    ] as [(String, ValueKind)])
  func shortAndDoubtfulWordsAreNot(_ text: String, _ kind: ValueKind) {
    #expect(Self.readings(text, kind, "en").isEmpty)
  }

  @Test func aWordThatIsKnownIsNoTypo() {
    #expect(Self.readings("tomorow", .date, "en", known: ["tomorow"]).isEmpty)
  }

  /// No word of a value is ever taken for another one.
  @Test(arguments: ["en", "de", "fr", "ru", "es", "it"])
  func noValueBecomesAnother(_ language: String) throws {
    let rules = ValueRules.forLanguage(language)
    for number in 0...2000 {
      for word in try #require(NumberWords.forLanguage(language)).spell(number).joined() {
        #expect(rules.corrections(of: word).isEmpty, "\(word)")
      }
    }
  }
}
