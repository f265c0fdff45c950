// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseHomeAssistant
import PhraseMatching
import Testing

@Suite struct FileTests {
  /// A broken text and the beginning of what is said about it.
  @Test(arguments: [
    ("intents: [", "sentences:2: is neither YAML nor JSON"),
    ("{\"intents\": 3}", "sentences:1: “intents” is 3; names with values are expected"),
    (
      "intents:\n  On:\n    data:\n      - sentences: up",
      "sentences:4: “sentences” is the text “up”; a list is expected"
    ),
    ("language: fr", "sentences:1: the file is in the language “fr”; “en” was asked for"),
    (
      "lists:\n  n:\n    range: {from: 3}",
      "sentences:3: the range of “n” has no “from” or no “to”"
    ),
    ("lists: {n: {range: {from: 3, to: 1}}}", "sentences:1: the range of “n” has no numbers"),
    (
      "lists: {n: {range: {from: 0, to: 1, fractions: thirds}}}",
      "sentences:1: “fractions” is “thirds”; “halves” or “tenths” is expected"
    ),
    ("lists: {n: {}}", "sentences:1: the list “n” has neither “values” nor “range”"),
    ("lists: {n: {values: [{out: x}]}}", "sentences:1: the value has no “in”"),
    ("settings: {ignore_whitespace: 3}", "sentences:1: “ignore_whitespace” is 3; true or false"),
  ])
  func brokenFiles(_ text: String, _ message: String) {
    let error = #expect(throws: HomeAssistantFileError.self) {
      try HomeAssistantSentences(parsing: text, language: "en")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func aliasesDoNotMultiplyWithoutEnd() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x]\n"
    for index in 1...9 {
      text +=
        "a\(index): &a\(index) [\(Array(repeating: "*a\(index - 1)", count: 8).joined(separator: ", "))]\n"
    }
    let error = #expect(throws: HomeAssistantFileError.self) {
      try HomeAssistantSentences(parsing: text, language: "en")
    }
    #expect(error?.message.hasPrefix("has more than 2000000 values") == true)
  }

  @Test func unknownKeysAreTold() throws {
    let sentences = try HomeAssistantSentences(
      parsing: "wishes: 1\nintents: {On: {data: [{sentences: [on], mood: good}]}}", language: "en")
    #expect(sentences.sentenceCount == 1)
    #expect(sentences.warnings.map(\.source) == ["wishes", "mood"])
    #expect(sentences.warnings.allSatisfy { $0.severity == .warning })
    #expect(sentences.warnings[0].message.hasPrefix("sentences:1: “wishes” is not known"))
  }

  /// A template that is left out, and the message with the caret's place.
  @Test(arguments: [
    ("turn (on", "“(” is never closed", 5),
    ("turn {nothing:x}", "there is no list “nothing”", 5),
    ("turn <nothing>", "there is no rule “nothing”", 5),
    ("[maybe]", "the phrase can be empty", 0),
    ("[a][b][c][d][e][f][g][h][i][j][k][l][m][n][o][p][q][r]s", "wordFormsPerPhrase", 0),
    (String(repeating: "(", count: 100) + "a", "groups nest deeper than 32", 32),
    ("on) off", "“)” closes a group that was not opened", 2),
    ("go {}", "“” is no slot name", 4), ("go {n", "the slot’s name is never closed", 3),
    ("go <broken>", "there is no rule “nothing”", 2),
  ])
  func templatesThatAreLeftOut(_ template: String, _ message: String, _ place: Int) throws {
    var sentences = HomeAssistantSentences(language: "en")
    sentences.rules = ["broken": "a <nothing>"]
    sentences.blocks = [.init(intent: "On", sentences: [template, "light up"])]
    let recognizer = try HomeAssistantRecognizer(sentences)
    #expect(recognizer.recognize("light up").first?.intent == "On")
    let warning = try #require(recognizer.warnings.first)
    #expect(warning.message.contains(message), "\(warning)")
    #expect(warning.span.lowerBound == place)
  }

  @Test func cyclicRulesAreAnError() throws {
    var sentences = HomeAssistantSentences(language: "en")
    sentences.rules = ["a": "x <b>", "b": "y <a>"]
    sentences.blocks = [.init(intent: "On", sentences: ["go <a>"])]
    let error = #expect(throws: GrammarError.self) { try HomeAssistantRecognizer(sentences) }
    #expect(error?.diagnostics.first?.message == "rules call themselves: <a> → <b> → <a>")
  }

  @Test func bothLayoutsOfACheckout() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "intents.yaml":
        """
      On:
        slot_combinations:
          here: {slots: [domain], context_area: true, inferred_domains: {required: [light]}}
          name: {slots: [name], name_domains: {complete: [light]}, name_domain_groups: {lit: [light]}}
      """,
      "sentences/en/_common.yaml":
        "language: en\nskip_words: [please]\nexpansion_rules: {up: \"up[wards]\"}\nlists: {c: {values: [red]}}",
      "sentences/en/light_On.yaml":
        "language: en\nintents: {On: {data: [{sentences: [\"light <up> {c}\"]}]}}",
      "sentences/en/On/here.yaml":
        "language: en\ndata: [{sentences: [\"light <all> here\"], inferred_domain: light, response: r}]",
      "sentences/en/On/name.yaml":
        """
      language: en
      data:
        - {sentences: ["light {name}"], name_domains: lit, speech_to_phrase: true, response: r}
        - {sentences: ["dark {name}"], speech_to_phrase: only, response: r}
      """,
      "rules/en/words.yaml": "language: en\nexpansion_rules: {all: \"(all|it)\"}",
      "lists/any.yaml": "lists: {w: {wildcard: true}}",
      "tests/en/_fixtures.yaml": "language: en\nareas: [{name: Den, id: d}]\nentities: []",
      "tests/en/_test_failures.yaml": "sentences: [light down red]",
      "tests/en/light_On.yaml": """
      language: en
      tests:
        - sentences: [Light up red, light upwards red please, light down red]
          intent: {name: "On", slots: {c: [red, blue]}}
      """,
      "tests/en/On/here.yaml": """
      language: en
      tests:
        - sentences: [light it here]
      """,
      "tests/en/On/name.yaml": """
      language: en
      entities: [{name: "Orb[it]", domain: light}, {name: Gate, domain: cover}]
      tests:
        - sentences: [light orb, light orbit]
          slots: {name: "Orb[it]"}
        - sentences: [light gate, dark orb]
          slots: {name: Gate}
      """,
    ]
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let sentences = try HomeAssistantSentences(contentsOf: root, language: "en")
    #expect(sentences.sentenceCount == 3)
    let check = try HomeAssistantCheck(of: root, language: "en")
    #expect(
      check.results.compactMap(\.difference) == Array(repeating: "nothing was recognized", count: 3)
    )
    #expect(
      check.results.map(\.test.sentence) == [
        "Light up red", "light upwards red please", "light down red", "light it here", "light orb",
        "light orbit", "light gate", "dark orb",
      ])
    #expect(
      check.results.filter { $0.difference != nil }.map(\.test.sentence) == [
        "light down red", "light gate", "dark orb",
      ])
    #expect(check.passed == 5)
    #expect(check.counted == 7)
    let folder = try HomeAssistantSentences(
      contentsOf: root.appending(path: "sentences/en"), language: "en")
    #expect(folder.sentenceCount == 3)
    let error = #expect(throws: HomeAssistantFileError.self) {
      try HomeAssistantSentences(contentsOf: root, language: "de")
    }
    #expect(error?.message.hasPrefix("has no sentences in “de”") == true)
  }

  @Test func differencesAreNamed() throws {
    let results = try Cottage.recognizer().recognize("turn on the kitchen lamp")
    func difference(_ intent: String, _ slots: [String: HomeAssistantValue]) -> String? {
      HomeAssistantTestCase(sentence: "", intent: intent, slots: slots).difference(from: results)
    }
    #expect(difference("LightOn", ["name": "Kitchen Lamp"]) == nil)
    #expect(difference("LightOn", ["name": ["Kitchen Lamp", "Fan"]]) == nil)
    #expect(difference("LightOff", [:]) == "the intent is LightOn, not LightOff")
    #expect(difference("LightOn", [:]) == "the slot name is not expected")
    #expect(
      difference("LightOn", ["name": "Kitchen Lamp", "area": "Den"]) == "the slot area is missing")
    #expect(difference("LightOn", ["name": "Fan"]) == "the slot name is Kitchen Lamp, not Fan")
  }

  /// What a combination says, and what it makes of “turn on lights in kitchen”.
  @Test(
    arguments: [
      ("group", true, ["light"], [], [:], nil),
      ("group", false, ["light"], [], ["area": "Kitchen"], nil),
      ("group", false, [], [], ["area": "Kitchen"], "the slot domain is not expected"),
      ("group", false, ["fan"], [], ["area": "Kitchen"], #"the domain is none of ["fan"]"#),
      ("group", false, ["light"], [], ["area": "Attic"], "the slot area is Kitchen, not Attic"),
      ("group", false, ["light"], ["fan"], [:], #"the domain of the name is none of ["fan"]"#),
      ("other", true, ["light"], [], [:], "the slot combination is group, not other"),
    ] as [(String, Bool, Set<String>, Set<String>, [String: HomeAssistantValue], String?)])
  func combinationsTellWhatIsRight(
    _ name: String, _ takesContextArea: Bool, _ inferred: Set<String>, _ named: Set<String>,
    _ slots: [String: HomeAssistantValue], _ difference: String?
  ) throws {
    var sentences = try HomeAssistantSentences(parsing: Cottage.sentences, language: "en")
    for index in sentences.blocks.indices {
      sentences.blocks[index].metadata["slot_combination"] = "group"
    }
    let recognizer = try HomeAssistantRecognizer(
      sentences, lists: HomeAssistantFixtures(parsing: Cottage.home).lists)
    var test = HomeAssistantTestCase(
      sentence: "turn on lights in kitchen", intent: "LightOn", slots: slots,
      context: ["area": "Kitchen"])
    test.combination = HomeAssistantCombination(name: name)
    test.combination?.takesContextArea = takesContextArea
    test.combination?.inferredDomains = inferred
    test.combination?.nameDomains = named
    #expect(test.difference(from: recognizer.recognize(test.sentence)) == difference)
    test.context = ["area": "Attic"]
    if takesContextArea, difference == nil {
      #expect(
        test.difference(from: recognizer.recognize(test.sentence))
          == "the area is not that of the context")
    }
  }
}
