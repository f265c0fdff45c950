// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// What every language reads: numbers, percentages, money, lengths of time, times and dates.
@Suite struct ValuesLanguagesTests {
  private static let number = ValueKind.number(NumberRange())
  private static let percentage = ValueKind.percentage(NumberRange())
  private static let money = ValueKind.money(takesBareNumber: false)

  @Test(
    arguments: [
      // German.
      ("de", "dreihundertfünf", number, "305"), ("de", "zwei Komma fünf", number, "2.5"),
      ("de", "zwei Millionen und eine halbe", number, "2500000"),
      ("de", "ein halbes Dutzend", number, "6"),
      ("de", "zwölf Euro fünfzig", money, "12.5 EUR"),
      ("de", "eine Viertelstunde", .duration, "900s"), ("de", "Viertel nach acht", .time, "8:15?"),
      ("de", "übermorgen", .date, "today+2"),
      ("de", "morgen um halb acht", .dateTime, "today+1 7:30?"),
      // French.
      ("fr", "trois cent cinq", number, "305"), ("fr", "deux virgule cinq", number, "2.5"),
      ("fr", "deux virgule vingt-cinq", number, "2.25"),
      ("fr", "quatre-vingt-dix-neuf", number, "99"),
      ("fr", "douze euros cinquante", money, "12.5 EUR"),
      ("fr", "un quart d'heure", .duration, "900s"),
      ("fr", "huit heures et quart", .time, "8:15?"), ("fr", "après-demain", .date, "today+2"),
      // Spanish.
      ("es", "trescientos cinco", number, "305"), ("es", "dos coma cinco", number, "2.5"),
      ("es", "un millón y medio", number, "1500000"),
      ("es", "doce euros con cincuenta", money, "12.5 EUR"),
      ("es", "un cuarto de hora", .duration, "900s"), ("es", "las ocho y cuarto", .time, "8:15?"),
      ("es", "pasado mañana", .date, "today+2"), ("es", "cincuenta por ciento", percentage, "50%"),
      // Italian.
      ("it", "trecentocinque", number, "305"), ("it", "due virgola cinque", number, "2.5"),
      ("it", "dodici euro e cinquanta", money, "12.5 EUR"),
      ("it", "un quarto d'ora", .duration, "900s"),
      ("it", "le otto e un quarto", .time, "8:15?"), ("it", "dopodomani", .date, "today+2"),
      // Japanese.
      ("ja", "二十三", number, "23"), ("ja", "三百五", number, "305"), ("ja", "一万二千", number, "12000"),
      ("ja", "1万2千円", money, "12000 JPY"), ("ja", "二十分", .duration, "1200s"),
      ("ja", "一時間半", .duration, "5400s"), ("ja", "七時半", .time, "7:30?"),
      ("ja", "明後日", .date, "today+2"), ("ja", "五十パーセント", percentage, "50%"),
      // Korean.
      ("ko", "이십삼", number, "23"), ("ko", "삼백오", number, "305"), ("ko", "만 이천", number, "12000"),
      ("ko", "이십 분", .duration, "1200s"), ("ko", "한 시간 반", .duration, "5400s"),
      ("ko", "일곱 시 반", .time, "7:30?"), ("ko", "모레", .date, "today+2"),
      ("ko", "오십 퍼센트", percentage, "50%"), ("ko", "만이천 원", money, "12000 KRW"),
      // Chinese.
      ("zh", "二十三", number, "23"), ("zh", "三百零五", number, "305"), ("zh", "一万二", number, "12000"),
      ("zh", "两个半", number, "2.5"), ("zh", "十二块五", money, "12.5 CNY"),
      ("zh", "二十分钟", .duration, "1200s"), ("zh", "一个半小时", .duration, "5400s"),
      ("zh", "七点半", .time, "7:30?"), ("zh", "后天", .date, "today+2"),
      ("zh", "百分之五十", percentage, "50%"), ("zh-Hans", "两本", number, nil),
    ] as [(String, String, ValueKind, String?)])
  func isRead(_ language: String, _ text: String, _ kind: ValueKind, _ meaning: String?) {
    #expect(ValuesCorpus.reading(Utterance(text).folded, as: kind, language) == meaning)
  }

  @Test(arguments: Language.all)
  func whatIsSpelledIsRead(_ language: Language) throws {
    let numbers = try #require(NumberWords.forLanguage(language.code))
    for number in Array(0...130) + [199, 200, 305, 999, 1000, 1001, 1984, 2027, 10_000, 12_345] {
      for words in numbers.spell(number) {
        let folded = words.flatMap { Utterance($0).tokens.map(\.text) }
        let isRead = numbers.parse(folded, wholePairs: true)
          .contains { $0.length == folded.count && $0.value == Double(number) }
        #expect(isRead, "\(language.code): \(words.joined(separator: " ")) is not \(number)")
      }
    }
  }

  @Test(arguments: Language.all.filter { $0.code != "en" })
  func nothingIsMissing(_ language: Language) {
    #expect(Language.gaps(in: language.code) == [])
    #expect(language.speaks)
  }

  @Test(arguments: ["pl", "fi", ""])
  func whatIsMissingIsTold(_ code: String) {
    #expect(Language.gaps(in: code).first?.contains("no tables for “\(code)”") == true)
  }
}
