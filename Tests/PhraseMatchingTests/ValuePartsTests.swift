// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// Values are named by parts of their names that no other value has.
@Suite struct ValuePartsTests {
  private func forms(_ titles: [[String]], language: String = "en") -> [[String]] {
    let values = titles.enumerated().map { ValueList.Value(id: $0, forms: $1) }
    return ValueList(name: "books", values: values).namingByParts(language: language).values
      .map(\.forms)
  }

  @Test func partsFollowTheirForms() {
    let forms = forms([["The Lord of the Rings"], ["The Lord God Made Them All"]])
    #expect(forms[0].first == "The Lord of the Rings")
    #expect(Set(forms[0]).isSuperset(of: ["Rings", "the Rings", "Lord of", "of the Rings"]))
    #expect(Set(forms[1]).isSuperset(of: ["Lord God", "God Made Them", "Made Them All"]))
  }

  @Test func whatTwoValuesHaveNamesNeither() {
    let forms = forms([["The Lord of the Rings"], ["The Lord God Made Them All"], ["Lord Jim"]])
    for form in forms.flatMap(\.self) { #expect(!["Lord", "The Lord", "the"].contains(form)) }
  }

  @Test(arguments: [
    // The name of another value, one word, small words alone, and few letters.
    [["Dune"], ["Children of Dune"]], [["Emma"]], [["The And Of"]], [["A Ox"]],
  ])
  func someValuesHaveNoParts(_ titles: [[String]]) {
    #expect(forms(titles)[0] == titles[0])
    #expect(!forms(titles).flatMap(\.self).dropFirst(titles.count).contains("Dune"))
  }

  @Test func synonymsHaveParts() {
    #expect(
      forms([["Dune", "desert planet"]])[0] == ["Dune", "desert planet", "desert", "planet"])
  }

  @Test func manyWordsHaveNone() {
    let long = "one two three four five six seven eight nine"
    #expect(forms([[long]]) == [[long]])
  }

  @Test func smallWordsAreThoseOfTheLanguage() {
    #expect(forms([["Der Zauberberg"]], language: "de")[0] == ["Der Zauberberg", "Zauberberg"])
  }
}
