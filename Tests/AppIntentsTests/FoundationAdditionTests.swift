// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FoundationAdditionTests {
  @Test(arguments: [
    (["a"], "en", "a"), (["a", "b"], "en", "a and b"), (["a", "b", "c"], "ru", "a, b и c"),
  ])
  func textsAreListed(texts: [String], language: String, expected: String) {
    let formatter = ListFormatter(locale: Locale(identifier: language))
    #expect(formatter.string(from: texts) == expected)
  }

  @Test func nothingIsNoList() {
    #expect(ListFormatter().string(from: []) == nil)
    #expect(ListFormatter.localizedString(byJoining: []).isEmpty)
  }

  @Test(arguments: [
    (-7_200.0, RelativeDateTimeFormatter.DateTimeStyle.numeric, "2 hours ago"),
    (172_800, .numeric, "in 2 days"), (86_400, .named, "tomorrow"),
  ])
  func aMomentIsToldByItsDistance(
    seconds: Double, style: RelativeDateTimeFormatter.DateTimeStyle, expected: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.calendar.timeZone = .gmt
    formatter.dateTimeStyle = style
    #expect(formatter.localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test func aMeasurementNamesItsUnit() {
    #expect(Measurement(value: 3, unit: UnitLength.kilometers).formatted() == "3 km")
  }

  @Test(arguments: ["", ".", "..", "a/b", "../x"])
  func aGroupsNameLeadsNowhereElse(name: String) {
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
