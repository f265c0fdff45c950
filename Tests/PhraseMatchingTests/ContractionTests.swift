// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct ContractionTests {
  @Test(arguments: [
    ("What's the tide in ${x}", "en", "(What's|what is) the tide in ${x}"),
    ("Who’s up and where is ${x}?", "en_GB", "(Who’s|who is) up and (where is|where's) ${x}?"),
    ("Do not sail", "en", "(Do not|don't) sail"), ("I'm ashore", "en", "(I'm|i am) ashore"),
    ("Wie geht's ${x}", "de", "Wie (geht's|geht es) ${x}"),
    ("Dov'è ${x}", "it", "(Dov'è|dove è) ${x}"),
  ])
  func bothFormsAreSaid(_ text: String, _ language: String, _ expected: String) throws {
    let template = try Template(parsing: text).sayingContractions(of: language)
    let drawn = Template(root: template.root, source: "", syntax: .template)
    #expect("\(drawn)" == expected)
    #expect(template.source == text)
    #expect(template.slotNames == (try Template(parsing: text)).slotNames)
  }

  @Test(arguments: [
    ("Its tide and we were there", "en"), ("Whatever is on", "en"), ("What ${x} is", "en"),
    ("What's on", "ru"), ("Whats on", "en"), ("The captain's log", "en"),
  ])
  func otherWordsStayAsTheyAre(_ text: String, _ language: String) throws {
    let template = try Template(parsing: text)
    #expect(template.sayingContractions(of: language) == template)
  }

  @Test(arguments: ["(what's|show) on [board]", "[what is] on"])
  func alternativesAndOptionalPartsKeepTheirPlace(_ text: String) throws {
    let template = try Template(parsing: text, syntax: .template).sayingContractions(of: "en")
    let automaton = try Automaton(
      compiling: Grammar(phrases: [Phrase(template: template, intent: 0)], lists: []))
    for said in ["what's on", "what is on", "whats on"] {
      #expect(automaton.best(said) == "0", "\(said)")
    }
    #expect(automaton.best("what on") == "none")
  }
}
