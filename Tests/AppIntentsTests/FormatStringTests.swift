// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FormatStringTests {
  private static let english = Locale(identifier: "en_US")

  private func text(_ pattern: String, _ arguments: [FormatArgument], _ locale: Locale) -> String {
    let value = String.LocalizationValue(pattern: pattern, arguments: arguments)
    return LocalizedStringResource(value).resolved(locale: locale, bundle: nil)
  }

  @Test(
    arguments: [
      ("%@ and %@", [.text("a"), .text("b")], "a and b"),
      ("%2$@ before %1$@", [.text("a"), .text("b")], "b before a"),
      ("%lld", [.integer(1_234_567)], "1,234,567"),
      ("%lld", [.integer(.min)], "-9,223,372,036,854,775,808"),
      ("%.2f", [.number(2)], "2.00"),
      ("%.0f", [.number(1234.5)], "1,234"),
      ("%lf", [.number(1.5)], "1.5"),
      ("%lf", [.number(3)], "3"),
      ("%03d", [.integer(7)], "007"),
      ("%x", [.integer(255)], "ff"),
      ("100%% %@", [.text("sure")], "100% sure"),
      ("%llu", [.unsigned(.max)], "18,446,744,073,709,551,615"),
    ] as [(String, [FormatArgument], String)])
  func placeholdersAreFilled(pattern: String, arguments: [FormatArgument], text expected: String) {
    #expect(text(pattern, arguments, Self.english) == expected)
  }

  @Test(
    arguments: [
      ("%d", [.text("a")], "a"),
      ("%.1f", [.integer(3)], "3.0"),
      ("%d", [.number(2.5)], "3"),
      ("%@", [.integer(4)], "4"),
      ("%f", [.resource("b")], "b"),
      ("%@ %@", [.text("a")], "a %@"),
      ("%9$@", [.text("a")], "%9$@"),
      ("%0$@ %@", [.text("a")], "%0$@ a"),
      ("%", [.text("a")], "%"),
      ("%z %@", [.text("a")], "%z a"),
      ("%999999999d", [.integer(1)], "%999999999d"),
      ("%*d", [.integer(1)], "%*d"),
      ("no placeholder", [.text("a")], "no placeholder"),
      ("%n %@", [.text("a")], "%n a"),
      ("%d", [.number(.nan)], "NaN"),
      ("%d", [.number(1e300)], "1"),
    ] as [(String, [FormatArgument], String)])
  func badFormatsNeverMisread(pattern: String, arguments: [FormatArgument], text expected: String) {
    let result = text(pattern, arguments, Self.english)
    #expect(result.hasPrefix(expected))
  }

  @Test func numbersFollowTheLocale() {
    let russian = Locale(identifier: "ru_RU")
    #expect(text("%.2f", [.number(1234.5)], russian) == "1\u{a0}234,50")
    #expect(text("%lf", [.number(0.25)], russian) == "0,25")
  }
}
