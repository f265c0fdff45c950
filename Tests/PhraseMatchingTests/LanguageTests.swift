// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// Which language a code means, wherever codes are compared.
struct LanguageTests {
  private let plain = Phrasing(list: { items, _ in items.joined() }, plural: { _ in .other })

  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("en_GB", "en"), ("en_US.UTF-8", "en"),
    ("ru_RU@calendar=gregorian", "ru"), ("de-AT", "de"), ("FR_ca", "fr"), ("it", "it"),
    ("es-419", "es"), ("eng", nil), ("e", nil), ("", nil), ("-GB", nil), ("pl", nil),
  ])
  func aCodeMeansItsLanguage(_ code: String, _ language: String?) {
    #expect(Language.known(code)?.code == language)
    #expect(Language.named(code).code == language ?? "en")
    #expect(NumberWords.forLanguage(code)?.language == language)
  }

  @Test(
    arguments: [
      (["en", "en-GB"], "en_gb", "en-GB"), (["en", "en-GB"], "en-AU", "en"), (["en-GB"], "en", nil),
      (["zh", "zh-Hant"], "zh_hant_tw", "zh-Hant"), (["fil"], "fi", nil), ([], "en", nil),
    ] as [([String], String, String?)])
  func theMostSpecificCodeIsTaken(_ codes: [String], _ wanted: String, _ taken: String?) {
    #expect(codes.nearest(toLanguage: wanted) == taken)
  }

  @Test(arguments: [
    ("en", "EN_gb", true), ("de-CH", "de-AT", true), ("fi", "fil", false), ("", "en", false),
  ])
  func regionsShareTheirLanguage(_ one: String, _ other: String, _ isSame: Bool) {
    #expect(one.isSameLanguage(as: other) == isSame)
  }

  @Test func everyLanguageIsFoundOnceAndTheFirstStandsIn() {
    let codes = Language.all.map(\.code)
    #expect(codes.first == "en" && Set(codes).count == codes.count)
    for language in Language.all {
      #expect(language.code == language.code.lowercased())
      #expect(!language.sentence(for: .cancelled, plain).isEmpty)
      #expect(!language.booleans.yes.isEmpty && !language.booleans.no.isEmpty)
    }
    let (finnish, english) = (Language.named("fi"), Language.named("en"))
    #expect(finnish.sentence(for: .done, plain) == english.sentence(for: .done, plain))
  }

  @Test(arguments: ["en", "en-GB", "en_AU", "EN"])
  func aRegionHasAllThatItsLanguageHas(_ code: String) throws {
    let phrase = try Template(parsing: "set the alarm in the kitchen to ${time}", syntax: .template)
    let slot = Slot(name: "time", kind: .value(.time))
    let automaton = try Automaton(
      compiling: Grammar(
        phrases: [
          Phrase(template: phrase, slots: [slot], intent: 0, application: 0, language: code)
        ], lists: []))
    // Small words, numbers, times and typos.
    for said in [
      "please set alarm in kitchen to half past seven", "set the alarn in the kitchen to 7",
    ] {
      let match = automaton.match(Utterance(said), tolerance: .standard)
      #expect(!match.candidates.isEmpty, "\(said)")
    }
    #expect(!automaton.wordGraph(language: "en-US").isEmpty)
    #expect(automaton.wordGraph(language: "enx").isEmpty)
  }
}
