// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

/// English amounts: places, percentages, money, quantities, yes and no.
@Suite struct ValuesEnglishAmountsTests {
  @Test(
    arguments: [
      ("first", "1."), ("second", "2."), ("third", "3."), ("twelfth", "12."),
      ("twentieth", "20."), ("twenty first", "21."), ("thirty second", "32."), ("21 st", "21."),
      ("2 nd", "2."), ("3 rd", "3."), ("11 th", "11."), ("112 th", "112."), ("hundredth", "100."),
      ("ninety ninth", "99."), ("fortieth", "40."),
    ] as [(String, String)])
  func ordinals(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .ordinal) == meaning)
  }

  @Test(arguments: [
    "", "one", "1", "st", "11 st", "21 th", "3 nd", "twenty", "first second", "thirds", "0 th",
    "seconds", "half", "twenty one", "firstly",
  ])
  func noOrdinals(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .ordinal) == nil)
  }

  @Test(
    arguments: [
      ("fifty percent", "50%"), ("5 %", "5%"), ("2.5 %", "2.5%"), ("fifty per cent", "50%"),
      ("a hundred percent", "100%"), ("half a percent", "0.5%"),
      ("twelve point five percent", "12.5%"),
      ("minus five percent", "-5%"), ("-5 %", "-5%"), ("one and a half percent", "1.5%"),
    ] as [(String, String)])
  func percentages(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .percentage(NumberRange())) == meaning)
  }

  @Test(arguments: ["", "fifty", "5", "percent", "%", "% 5", "twelve fifty percent", "per cent"])
  func noPercentages(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .percentage(NumberRange())) == nil)
  }

  @Test func percentagesHaveARange() {
    let kind = ValueKind.percentage(NumberRange(minimum: 0, maximum: 100, step: 10))
    #expect(ValuesCorpus.reading("60 %", as: kind) == "60%")
    #expect(ValuesCorpus.reading("55 %", as: kind) == nil)
    #expect(ValuesCorpus.reading("110 %", as: kind) == nil)
  }

  @Test(
    arguments: [
      ("twelve dollars fifty", "12.5 USD"), ("$ 12.50", "12.5 USD"), ("12 $", "12 USD"),
      ("3 euros 20", "3.2 EUR"), ("3 euros 05", "3.05 EUR"), ("€ 3", "3 EUR"),
      ("five dollars and twenty cents", "5.2 USD"), ("fifty cents", "0.5 ?"),
      ("fifty pence", "0.5 GBP"), ("a dollar", "1 USD"), ("half a dollar", "0.5 USD"),
      ("two and a half million dollars", "2500000 USD"), ("$ 2.5 million", "2500000 USD"),
      ("a hundred and five pounds", "105 GBP"), ("12 usd", "12 USD"), ("¥ 500", "500 JPY"),
      ("twenty canadian dollars", "20 CAD"), ("a hundred rubles", "100 RUB"),
      ("twelve dollars oh five", "12.05 USD"), ("four euros five cents", "4.05 EUR"),
    ] as [(String, String)])
  func money(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .money(takesBareNumber: false)) == meaning)
  }

  @Test(arguments: [
    "", "twelve fifty", "12", "dollars", "$", "cents", "dollars five", "$ $ 5", "5 $ 5",
    "twelve dollars twelve dollars", "a", "twelve dollars five", "five pounds of flour",
  ])
  func noMoney(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .money(takesBareNumber: false)) == nil)
  }

  @Test func aBareAmountIsMoneyWhereItIsTaken() {
    let kind = ValueKind.money(takesBareNumber: true)
    #expect(ValuesCorpus.reading("twelve fifty", as: kind) == "12.5 ?")
    #expect(ValuesCorpus.reading("$ 5", as: kind) == "5 USD")
    #expect(ValuesCorpus.reading("dollars", as: kind) == nil)
  }

  @Test(
    arguments: [
      ("minus five degrees", Quantity.temperature, "-5 ?"), ("20 °", .temperature, "20 ?"),
      ("20 ° c", .temperature, "20 °C"), ("72 degrees fahrenheit", .temperature, "72 °F"),
      ("-5 degrees celsius", .temperature, "-5 °C"), ("90 degrees", .angle, "90 °"),
      ("three kilos", .mass, "3 kg"), ("5 kg", .mass, "5 kg"), ("half a kilo", .mass, "0.5 kg"),
      ("a pound", .mass, "1 lb"), ("two and a half meters", .length, "2.5 m"),
      ("a mile and a half", .length, "1.5 mi"), ("six foot two", .length, "74 in"),
      ("six feet two inches", .length, "74 in"), ("100 km h", .speed, "100 km/h"),
      ("sixty miles an hour", .speed, "60 mph"), ("a cup", .volume, "1 cup"),
      ("1/2 cup", .volume, "0.5 cup"),
      ("two liters and a half", .volume, "2.5 L"), ("80 square meters", .area, "80 m²"),
      ("16 gb", .informationStorage, "16 GB"), ("two hours", .duration, "7200s"),
      ("five kilowatt hours", .energy, "5 kWh"),
    ] as [(String, Quantity, String)])
  func measurements(_ text: String, _ quantity: Quantity, _ meaning: String) {
    let kind = ValueKind.measurement(quantity, takesBareNumber: false)
    #expect(ValuesCorpus.reading(text, as: kind) == meaning)
  }

  @Test(
    arguments: [
      ("five", Quantity.length), ("five kilos", .length), ("meters", .length), ("a", .mass),
      ("5 kg kg", .mass), ("degrees", .temperature), ("90 degrees celsius", .angle),
      ("six foot twelve", .length), ("may", .length), ("two to meters", .length),
    ] as [(String, Quantity)])
  func noMeasurements(_ text: String, _ quantity: Quantity) {
    let kind = ValueKind.measurement(quantity, takesBareNumber: false)
    #expect(ValuesCorpus.reading(text, as: kind) == nil)
  }

  @Test(arguments: [("yes", "yes"), ("on", "yes"), ("no", "no"), ("off", "no"), ("true", "yes")])
  func booleans(_ text: String, _ meaning: String) {
    #expect(ValuesCorpus.reading(text, as: .boolean) == meaning)
  }

  @Test(arguments: ["", "maybe", "yes no", "1", "may", "not"])
  func noBooleans(_ text: String) {
    #expect(ValuesCorpus.reading(text, as: .boolean) == nil)
  }

  @Test(
    arguments: [
      ("55", nil), ("50", "50"), ("fifty", "50"), ("0", "0"), ("110", nil), ("-10", nil),
      ("2.5", nil), ("half", nil),
    ] as [(String, String?)])
  func stepsAreNotRoundedTo(_ text: String, _ meaning: String?) {
    let range = NumberRange(minimum: 0, maximum: 100, isInteger: true, step: 10)
    #expect(ValuesCorpus.reading(text, as: .number(range)) == meaning)
  }

  @Test func stepsAreCountedFromTheMinimum() {
    let range = NumberRange(minimum: 16, maximum: 30, step: 0.5)
    #expect(range.contains(16.5) && range.contains(21) && !range.contains(21.25))
    #expect(NumberRange(step: 0.1).contains(0.3) && NumberRange(step: 0.1).contains(-0.7))
    #expect(NumberRange(minimum: 1, maximum: 9, step: 3).contains(7))
    #expect(!NumberRange(minimum: 1, maximum: 9, step: 3).contains(6))
  }

  @Test func longAndOddInputIsBounded() {
    let words = ["one", "and", "a", "half", "million", "twenty", "hours", "at", "the", "may", "-"]
    let kinds: [ValueKind] = [
      .number(NumberRange()), .ordinal, .percentage(NumberRange()), .money(takesBareNumber: true),
      .measurement(.length, takesBareNumber: true), .date, .time, .dateTime, .duration, .boolean,
    ]
    var random = SplitMix64(state: 7)
    for _ in 0..<200 {
      let said = (0..<40).compactMap { _ in words.randomElement(using: &random) }
      for kind in kinds {
        let readings = kind.readings(in: said, language: "en")
        #expect(readings.allSatisfy { (1...16).contains($0.length) })
        #expect(readings.map(\.length) == readings.map(\.length).sorted())
      }
    }
  }
}
