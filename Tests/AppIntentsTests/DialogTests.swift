// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct DialogTests {
  private func text(_ dialog: IntentDialog, _ locale: String = "en_US") -> String {
    dialog.text(locale: Locale(identifier: locale), bundle: nil).full
  }

  @Test func textsOfAllForms() {
    let (full, supporting) = IntentDialog(full: "long \(1)", supporting: "short")
      .text(locale: Locale(identifier: "en"), bundle: nil)
    #expect(full == "long 1")
    #expect(supporting == "short")
    #expect(text("literal") == "literal")
    #expect(text(IntentDialog("unlabelled")) == "unlabelled")
    #expect(text(IntentDialog(stringLiteral: "from \("a variable")")) == "from a variable")
    #expect(text(IntentDialog(full: "full", systemImageName: "leaf")) == "full")
    #expect(
      IntentDialog(full: "a", supporting: "b", systemImageName: "leaf").systemImageName == "leaf")
  }

  @Test(arguments: [("en_US", "You spent 1,235."), ("ru_RU", "You spent 1\u{a0}235.")])
  func specifiersFollowTheLocale(locale: String, expected: String) {
    #expect(text("You spent \(1234.6, specifier: "%.0f").", locale) == expected)
  }

  @Test func valuesStandWithTheirTitle() {
    #expect(text("In the \(Bed.sunny)") == "In the Sunny Bed")
    #expect(text("Gave \(Plant.all[0])") == "Gave Basil")
    #expect(text("Case \(Bed.greenhouse)") == "Case greenhouse")
  }

  @Test(arguments: [
    ("en_US", "€12.50, 1.5 kg, 2 hours, 30 minutes, Ada Lovelace, Jan 2, 2027 at 3:04\u{202F}PM"),
    (
      "de_DE",
      "12,50\u{a0}€, 1,5 kg, 2 Stunden und 30 Minuten, Ada Lovelace, 2. Jan. 2027, 15:04"
    ),
  ])
  func valuesPrintAsPeopleReadThem(_ locale: String, _ expected: String) throws {
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: locale), bundle: nil)
    let amount = IntentCurrencyAmount(amount: Decimal(12.5), currencyCode: "EUR")
    let weight = Measurement(value: 1.5, unit: UnitMass.kilograms)
    let person = IntentPerson(name: .displayName("Ada Lovelace"))
    var moment = DateComponents(year: 2027, month: 1, day: 2, hour: 15, minute: 4)
    moment.timeZone = .gmt
    let dialog: IntentDialog = IntentExecution.$current.withValue(context) {
      "\(amount), \(weight), \(Duration.seconds(9_000)), \(person), \(moment)"
    }
    #expect(text(dialog, locale) == expected)
  }

  @Test func otherValuesPrintAsInSwift() {
    struct Point { let x = 1 }
    #expect(text("\(true) \(Point()) \(["a"])") == "true Point(x: 1) [\"a\"]")
  }

  @Test func formatStylesFollowTheRunningIntent() {
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: "de_DE"), bundle: nil)
    let dialog: IntentDialog = IntentExecution.$current.withValue(context) {
      "\(0.5, format: .percent)"
    }
    #expect(text(dialog) == "50 %" || text(dialog) == "50\u{a0}%")
  }

  @Test func valuesOfGenericTypesStandWithTheirTitle() {
    func describe<Value>(_ value: Value) -> IntentDialog { "It is \(value)." }
    #expect(text(describe(Bed.sunny)) == "It is Sunny Bed.")
    #expect(text(describe(Bed?.some(.shady))) == "It is Shady Bed.")
    #expect(text(describe(3)) == "It is 3.")
  }
}
