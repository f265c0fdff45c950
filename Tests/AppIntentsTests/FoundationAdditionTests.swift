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

  @Test(arguments: [
    (String.LocalizedComparator.localizedStandard, ["a9", "a10", "apfel", "Äpfel", "Zoo"]),
    (.localized, ["a10", "a9", "apfel", "Äpfel", "Zoo"]),
    (String.StandardComparator.localizedStandard, ["a9", "a10", "apfel", "Äpfel", "Zoo"]),
    (String.StandardComparator.localized, ["a10", "a9", "apfel", "Äpfel", "Zoo"]),
  ])
  func textsAreSortedByTheLanguage(comparator: String.LocalizedComparator, expected: [String]) {
    let names = ["Zoo", "a10", "Äpfel", "apfel", "a9"]
    #expect(names.sorted(using: comparator) == expected)
    var reversed = comparator
    reversed.order = .reverse
    #expect(names.sorted(using: reversed) == expected.reversed())
  }

  @Test func aPropertyIsSortedByTheLanguage() {
    struct Person {
      var name: String
    }
    let people = ["b10", "B9", "ä"].map(Person.init)
    #expect(
      people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name)
        == ["ä", "B9", "b10"])
  }

  @Test(arguments: ["", ".", "..", "a/b", "../x"])
  func aGroupsNameLeadsNowhereElse(name: String) {
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
