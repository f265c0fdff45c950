// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// Numbers and dates as they are written, by the marks of the language and with the signs beside them.
@Suite struct ValuesWrittenTests {
  private static let number = ValueKind.number(NumberRange())

  @Test(
    arguments: [
      // The parts of one alone.
      (".5", "en", "0.5"), (".99", "en", "0.99"), (",5", "de", "0.5"), (",5", "ru", "0.5"),
      (".5", "de", "0.5"), ("-.5", "en", "-0.5"), ("$.50", "en", "0.5"), ("(.5)", "en", "0.5"),
      // Signs.
      ("- 5", "en", "-5"), ("− 5", "en", "-5"), ("-5", "en", "-5"), ("−5", "ru", "-5"),
      ("–5", "en", "-5"), ("-2.5", "en", "-2.5"), ("-$5", "en", "-5"), ("$-5", "en", "-5"),
      ("+5", "en", "5"), ("#5", "en", "5"), ("(5)", "en", "5"), ("“5”", "en", "5"),
      ("5.", "en", "5"), ("5!", "en", "5"), ("5,", "en", "5"), ("20°", "en", "20"),
      ("¿5?", "es", "5"), ("٥", "en", "5"), ("５", "en", "5"),
      // Point and comma.
      ("12.000", "de", "12000"), ("10.000", "de", "10000"), ("12.000", "en", "12"),
      ("1.000", "ru", "1000"), ("1.000", "fr", "1000"), ("1,000", "en", "1000"),
      ("1,000", "de", "1"), ("1.250,50", "en", "1250.5"), ("1.250,50", "de", "1250.5"),
      ("1.250,50", "ru", "1250.5"), ("1,250.50", "de", "1250.5"), ("1,250.50", "en", "1250.5"),
      ("12,50", "en", "12.5"), ("12.50", "de", "12.5"), ("2.5", "ru", "2.5"),
      ("0.500", "de", "0.5"),
      ("0,500", "en", "0.5"), ("1.234.567", "en", "1234567"), ("1,234,567.5", "en", "1234567.5"),
      ("1.234.567,5", "es", "1234567.5"), ("1234,567", "en", "1234.567"), ("1.000", "es_MX", "1"),
      ("1.000", "de-CH", "1"), ("1’000", "de_CH", "1000"), ("1.000", "de_AT", "1000"),
      // Blanks.
      ("1 000,50", "ru", "1000.5"), ("1\u{A0}000,50", "ru", "1000.5"),
      ("1\u{202F}000,50", "fr", "1000.5"), ("1\u{2009}000,50", "de", "1000.5"),
      ("1 000,50", "en", "1000.5"), ("1 000.50", "en", "1000.5"), ("1\u{A0}000", "en", "1000"),
      ("1 000", "ru", "1000"), ("12 345 678", "fr", "12345678"), ("5 000 тысяч", "ru", "5000000"),
      // Currencies.
      ("12.50 dollars", "en", "12.5"), ("20 bucks", "en", "20"), ("250 рублей", "ru", "250"),
      ("500₽", "ru", "500"), ("500 ₽", "ru", "500"), ("£5", "en", "5"), ("5 €", "de", "5"),
      ("сто рублей пятьдесят копеек", "ru", "100.5"), ("12.000 Euro", "de", "12000"),
      ("12,50 euros", "fr", "12.5"), ("twelve dollars fifty", "en", "12.5"),
      ("twelve fifty dollars", "en", "12.5"), ("1.250,50 €", "it", "1250.5"),
      // What is no other number.
      ("2 1/2", "en", "2.5"), ("1/2", "en", "0.5"), ("2½", "en", "2.5"),
      ("2 million", "en", "2000000"),
      ("1,000 thousand", "en", "1000000"),
    ] as [(String, String, String)])
  func numbers(_ text: String, _ language: String, _ meaning: String) {
    #expect(ValuesCorpus.written(text, as: Self.number, language) == meaning)
  }

  @Test(
    arguments: [
      ("50%", "en"), ("50 %", "en"), ("50％", "en"), ("fifty %", "en"), (">5", "en"), ("> 5", "en"),
      ("<5", "en"), ("~5", "en"), ("≈5", "de"), ("±5", "en"), ("5-", "en"), ("5+", "en"),
      ("5/", "en"), ("--5", "en"), ("5~", "ru"), ("5‰", "en"), ("*5*", "en"), ("10.15.7", "en"),
      ("10.15.7", "de"), ("5-10", "en"), ("10:30", "en"), ("31/12/2026", "en"), ("1/2/3", "en"),
      ("1.25,50", "en"), ("1,2,3", "en"), ("1 000", "en"), ("1 00", "ru"), ("0 000", "ru"),
      ("1 0000", "ru"), (".5.3", "en"), ("5 kg", "en"), ("555-1234", "en"),
      ("12\u{A0}34", "ru"), ("5 pounds of flour", "en"), ("5%%", "en"),
    ])
  func otherSignsMakeNoNumber(_ text: String, _ language: String) {
    #expect(ValuesCorpus.written(text, as: Self.number, language) == nil)
  }

  @Test(
    arguments: [
      ("50%", ValueKind.percentage(NumberRange()), "en", "50%"),
      ("50 %", .percentage(NumberRange()), "en", "50%"),
      ("12,5%", .percentage(NumberRange()), "de", "12.5%"),
      (".5 kg", .measurement(.mass, takesBareNumber: false), "en", "0.5 kg"),
      (",5 kg", .measurement(.mass, takesBareNumber: false), "de", "0.5 kg"),
      ("1.500 kg", .measurement(.mass, takesBareNumber: false), "de", "1500 kg"),
      ("-5 °C", .measurement(.temperature, takesBareNumber: false), "en", "-5 °C"),
      ("20°", .measurement(.temperature, takesBareNumber: false), "en", "20 ?"),
      ("$12.50", .money(takesBareNumber: false), "en", "12.5 USD"),
      ("12.000 €", .money(takesBareNumber: false), "de", "12000 EUR"),
      ("500₽", .money(takesBareNumber: false), "ru", "500 RUB"),
      ("-$5", .money(takesBareNumber: false), "en", "-5 USD"),
      ("1 250,50 €", .money(takesBareNumber: false), "fr", "1250.5 EUR"),
      ("~5 kg", .measurement(.mass, takesBareNumber: true), "en", nil),
      ("50%", .money(takesBareNumber: true), "en", nil),
      ("5 $", .measurement(.mass, takesBareNumber: true), "en", nil),
      (">50%", .percentage(NumberRange()), "en", nil),
      ("17:30", .time, "en", "17:30"), ("17:30 Uhr", .time, "de", "17:30"),
      ("um 17:30 Uhr", .time, "de", "17:30"), ("17:30:15", .time, "en", nil),
      ("21st", .ordinal, "en", "21."),
    ] as [(String, ValueKind, String, String?)])
  func otherKinds(_ text: String, _ kind: ValueKind, _ language: String, _ meaning: String?) {
    #expect(ValuesCorpus.written(text, as: kind, language) == meaning)
  }

  @Test(
    arguments: [
      ("31/12/2026", "en", "2026-12-31"), ("12/31/2026", "en", "2026-12-31"),
      ("12/31/2026", "de", "2026-12-31"), ("03.04.2027", "de", "2027-04-03"),
      ("03/04/2027", "en", "2027-03-04"), ("03/04/2027", "en_US", "2027-03-04"),
      ("03/04/2027", "en_GB", "2027-04-03"), ("03/04/2027", "en-AU", "2027-04-03"),
      ("03/04/2027", "fr", "2027-04-03"), ("03.04.2027", "ru", "2027-04-03"),
      ("03/04/2027", "es", "2027-04-03"), ("03/04/2027", "it", "2027-04-03"),
      ("2027-05-03", "en", "2027-05-03"), ("2027/5/3", "de", "2027-05-03"),
      ("3-5-2027", "fr", "2027-05-03"), ("31.12.26", "de", "2026-12-31"),
      ("31.12.", "de", "--12-31"),
      ("am 31.12.", "de", "--12-31"), ("12/31", "en", "--12-31"), ("31/12", "en", "--12-31"),
      ("29/02/2028", "en", "2028-02-29"), ("next week", "en", "today+7"),
      ("nächste Woche", "de", "today+7"), ("la semaine prochaine", "fr", "today+7"),
      ("на следующей неделе", "ru", "today+7"), ("la próxima semana", "es", "today+7"),
      ("la prossima settimana", "it", "today+7"), ("last week", "en", "today-7"),
      ("next month", "en", "now+1mo"), ("am Freitag", "de", "friday coming"),
      ("3. Mai 2027", "de", "2027-05-03"),
    ] as [(String, String, String)])
  func dates(_ text: String, _ language: String, _ meaning: String) {
    #expect(ValuesCorpus.written(text, as: .date, language) == meaning)
  }

  @Test(
    arguments: [
      ("31/13/2026", "en"), ("29/02/2027", "en"), ("32.01.2027", "de"), ("31/12-2026", "en"),
      ("3.4", "en"), ("1/2/3/4", "en"), ("31/12/026", "en"), ("12/2026", "en"), ("2027-05", "en"),
      ("0/5/2027", "en"), ("31/12/", "en"), ("50%", "en"), ("week", "en"), ("next", "en"),
    ])
  func otherDigitsAreNoDates(_ text: String, _ language: String) {
    #expect(ValuesCorpus.written(text, as: .date, language) == nil)
  }

  @Test(
    arguments: [
      ("31/12/2026 17:30", "en", "2026-12-31 17:30"),
      ("03.04.2027 um 17:30 Uhr", "de", "2027-04-03 17:30"),
      ("2027-05-03T17:30", "en", "2027-05-03 17:30"), ("next week at five", "en", "today+7 5:00?"),
    ] as [(String, String, String)])
  func moments(_ text: String, _ language: String, _ meaning: String) {
    #expect(ValuesCorpus.written(text, as: .dateTime, language) == meaning)
  }

  // MARK: - In phrases

  private static func automaton(_ texts: [String], _ language: String = "en") throws -> Automaton {
    let kinds: [String: ValueKind] = [
      "n": .number(NumberRange(minimum: 0, maximum: 100_000)), "any": .number(NumberRange()),
      "day": .date, "ns": .number(NumberRange()),
    ]
    let phrases = try texts.enumerated().map { index, text in
      let template = try Template(parsing: text, syntax: .template)
      let slots = template.slotNames.map { name in
        Slot(name: name, kind: kinds[name].map { .value($0) } ?? .text, isSeries: name == "ns")
      }
      return Phrase(template: template, slots: slots, intent: index, language: language)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: []))
  }

  @Test(
    arguments: [
      ("set the volume to 50", "0 n=50.0"), ("set the volume to 50%", "none"),
      ("set the volume to .5", "0 n=0.5"), ("set the volume to - 5", "none"),
      ("set the volume to −5", "none"), ("set the volume to >5", "none"),
      ("set the volume to 5-", "none"), ("set the volume to 1.250,50", "0 n=1250.5"),
      ("set the volume to 1 000,50 now", "1 n=1000.5"), ("set the volume to 1,000!", "0 n=1000.0"),
      ("spend 12.50 dollars on food", "2 n=12.5"), ("spend $12.50 on food", "2 n=12.5"),
      ("spend 20 bucks on food", "2 n=20.0"), ("spend 50% on food", "none"),
      ("spend - 5 on food", "none"), ("spend $20, on food", "2 n=20.0"),
      ("change by - 5", "3 any=-5.0"), ("remind me 31/12/2026", "4 day=2026-12-31"),
      ("remind me next week", "4 day=today+7"), ("set a 5-minute timer", "5 n=5.0"),
      ("dim to 50%", "6 n=50.0"), ("dim to 50 %", "6 n=50.0"), ("dim to 50", "6 n=50.0"),
      ("dim to >50%", "none"), ("add 1,2,3", "7 ns=1.0 ns=2.0 ns=3.0"),
      ("add 1, 2 and 3", "7 ns=1.0 ns=2.0 ns=3.0"), ("add $5 $6", "7 ns=5.0 ns=6.0"),
      ("add 5€ 6€", "7 ns=5.0 ns=6.0"), ("add 5 - 6", "none"), ("play 50%", "8 text=text(50%)"),
    ] as [(String, String)])
  func inAPhrase(_ text: String, _ expected: String) throws {
    let automaton = try Self.automaton([
      "set the volume to ${n}", "set the volume to ${n} now", "spend ${n} on food",
      "change by ${any}", "remind me ${day}", "set a ${n} minute timer", "dim to ${n}%",
      "add ${ns}", "play ${text}",
    ])
    #expect(automaton.best(text) == expected)
  }

  @Test func blanksThatMayStandBetweenTwoNumbersAsk() throws {
    let automaton = try Self.automaton(["добавь ${ns}", "поставь ${any}"], "ru")
    #expect(automaton.best("поставь 5 600") == "1 any=5600.0")
    #expect(automaton.match(Utterance("добавь 5 600")).isAmbiguous)
    #expect(automaton.best("добавь 5 000") == "0 ns=5000.0")
    #expect(automaton.best("добавь 5\u{A0}600") == "0 ns=5600.0")
  }

  @Test func titlesKeepTheirMarks() throws {
    let list = ValueList(
      name: "l", values: [.init(id: 1, forms: ["1.250"]), .init(id: 2, forms: ["10.15.7"])])
    let phrase = Phrase(
      template: try Template(parsing: "open ${x}", syntax: .template),
      slots: [Slot(name: "x", kind: .list("l", isOpen: false))], intent: 0, language: "de")
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
    #expect(automaton.best("open 1.250") == "0 x=[1]")
    #expect(automaton.best("open 10.15.7") == "0 x=[2]")
  }
}
