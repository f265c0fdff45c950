// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// Grammars and utterances that explode: each ends at a limit with a name.
@Suite struct BoundsTests {
  // MARK: - Templates

  struct Refused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    var rules: [String: String] = [:]
    /// What the diagnostic says.
    let message: String
  }

  static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  static let refused = [
    Refused(
      testDescription: "a permutation of 12",
      template: "(\(letters.prefix(12).joined(separator: ";")))", message: "permutationParts"),
    Refused(
      testDescription: "permutations in permutations",
      template: permutation(
        of: Array(repeating: permutation(of: Array(letters.prefix(8))), count: 8)),
      message: "statesPerPhrase"),
    Refused(
      testDescription: "40 groups in each other",
      template: String(repeating: "[a ", count: 40) + String(repeating: "]", count: 40),
      message: "nest deeper than"),
    Refused(
      testDescription: "a rule that calls itself", template: "a <r>", rules: ["r": "b <r>"],
      message: "<r> → <r>"),
    Refused(
      testDescription: "rules in a circle", template: "a <r>",
      rules: ["r": "b <s>", "s": "[<q>]", "q": "(x|<r>)"], message: "→"),
    Refused(
      testDescription: "a group that never ends", template: "open (a|b", message: "("),
  ]

  private static func permutation(of parts: [String]) -> String {
    "(\(parts.joined(separator: ";")))"
  }

  @Test(arguments: refused)
  func isRefused(_ refused: Refused) throws {
    let error = #expect(throws: GrammarError.self) {
      let phrase = Phrase(
        template: try Template(parsing: refused.template, syntax: .template), intent: 0)
      let rules = try refused.rules.mapValues { try Template(parsing: $0, syntax: .template) }
      _ = try Automaton(compiling: Grammar(phrases: [phrase], lists: [], rules: rules))
    }
    let text = error?.description ?? ""
    #expect(text.contains(refused.message), "\(text)")
    #expect(text.contains("^"), "\(text)")
  }

  struct Accepted: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    let matching: String
    let missing: String
  }

  static let accepted = [
    Accepted(
      testDescription: "30 optional parts in each other",
      template: (0..<30).reduce("") { "[\(name($1)) \($0)]" } + " go",
      matching: "\(name(29)) \(name(28)) \(name(27)) go",
      missing: "\(name(29)) \(name(27)) go"),
    Accepted(
      testDescription: "30 optional parts in a row",
      template: String(repeating: "[a] ", count: 30) + "go",
      matching: String(repeating: "a ", count: 30) + "go",
      missing: String(repeating: "a ", count: 31) + "go"),
    Accepted(
      testDescription: "30 optional numbers in a row",
      template: String(repeating: "[two] ", count: 30) + "go",
      matching: String(repeating: "two ", count: 30) + "go",
      missing: String(repeating: "two ", count: 31) + "go"),
    Accepted(
      testDescription: "30 choices in a row",
      template: String(repeating: "(a|b|a b) ", count: 30) + "go",
      matching: String(repeating: "a b ", count: 30) + "go",
      missing: String(repeating: "a b ", count: 31) + "go"),
    Accepted(
      testDescription: "a permutation of 8", template: permutation(of: Array(letters.prefix(8))),
      matching: "h a g b f c e d", missing: "h a g b f c e e"),
  ]

  @Test(arguments: accepted)
  func isAccepted(_ accepted: Accepted) throws {
    let automaton = try Grammars.automaton([accepted.template])
    #expect(automaton.best(accepted.matching) == "0")
    #expect(automaton.best(accepted.missing) == "none")
  }

  // MARK: - Many phrases and values

  @Test func manyPhrasesShareTheirBeginning() throws {
    let count = 20_000
    let automaton = try Grammars.automaton((0..<count).map { "show me the thing \(Self.name($0))" })
    #expect(automaton.statistics.states < 2 * count)
    #expect(automaton.best("show me the thing \(Self.name(count - 1))") == "\(count - 1)")
    #expect(automaton.best("show me the thing") == "none")
    let miss = Utterance("show me the thing")
    #expect(automaton.match(miss, tolerance: .standard).candidates.isEmpty)
    #expect(automaton.prefixCompletions(of: "show me the ", limit: 10) == ["show me the thing"])
    #expect(automaton.nearest(to: Utterance("show us the thing xbaa")) != nil)
  }

  /// A number as a word that is none of any language.
  private static func name(_ number: Int) -> String {
    "x" + String(number + 26, radix: 26).map { letters[Int(String($0), radix: 26) ?? 0] }.joined()
  }

  @Test func phrasesThatSayTheSameAreNotAllCompared() throws {
    let automaton = try Grammars.automaton(Array(repeating: "same words", count: 2_000))
    #expect(automaton.warnings.count == 1000)
    #expect(automaton.match(Utterance("same words")).candidates.count == 2_000)
  }

  @Test func slotsAtOnePlaceAreNotAllCompared() throws {
    let lists = (0..<2).map { list in
      ValueList(name: "l\(list)", values: (0..<500).map { .init(id: $0, forms: [Self.name($0)]) })
    }
    let phrases = try (0..<300).map { index in
      Phrase(
        template: try Template(parsing: "open ${x\(index)}"),
        slots: [Slot(name: "x\(index)", kind: .list("l\(index % 2)", isOpen: false))], intent: index
      )
    }
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
    #expect(automaton.warnings.count == 1000)
    #expect(
      automaton.warnings.first?.message
        == "500 values fit both phrases, for instance “xba”; people will be asked")
  }

  @Test func valuesWithOneIdOrOneFormAreToldOnce() throws {
    let values: [ValueList.Value] =
      [.init(id: 7, forms: ["Dune", "dune", "DUNE"]), .init(id: 7, forms: ["dune"])]
      + (0..<3_000).map { .init(id: $0, forms: ["Poems"]) }
    let automaton = try Self.opening(ValueList(name: "l", values: values))
    #expect(automaton.best("open düne") == "0 x=[7]")
    let found = automaton.match(Utterance("open poems")).candidates.first?.captures.first?.value
    #expect(found == .listed(Array(0..<Automaton.sharedFormLimit)))
  }

  @Test func aValueOfTenThousandWordsIsLeftOut() throws {
    let long = String(repeating: "word ", count: 10_000)
    let grammar = try Grammar(
      phrases: [], lists: [ValueList(name: "l", values: [.init(id: 0, forms: [long])])])
    #expect(grammar.warnings.map(\.message).contains { $0.contains("wordsPerForm") })
    let automaton = try Self.opening(
      ValueList(name: "l", values: [.init(id: 0, forms: [long]), .init(id: 1, forms: ["word"])]))
    #expect(automaton.best("open word") == "0 x=[1]")
    #expect(automaton.best("open \(long)") == "none")
  }

  private static func opening(_ list: ValueList) throws -> Automaton {
    let phrase = Phrase(
      template: try Template(parsing: "open ${x}"),
      slots: [Slot(name: "x", kind: .list(list.name, isOpen: false))], intent: 0)
    return try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
  }

  // MARK: - Scalars

  /// What people call things, whatever it is made of, is found as it is written.
  @Test(arguments: [
    "e\u{301}\u{302}\u{303}tude", "x" + String(repeating: "\u{301}", count: 1000),
    "שָׁלוֹם", "हिन्दी", "ภาษาไทย", "\u{202E}evil\u{202C}", "a\u{200D}b", "\u{2066}ltr\u{2069}",
    "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ｆｕｌｌ", "ﾗｲﾌﾞ", "각", "ﬁ", "İstanbul", "ẞ", "ǅ", "Ω", "ß",
  ])
  func valuesOfAnyScalarsAreFound(_ form: String) throws {
    let automaton = try Self.opening(ValueList(name: "l", values: [.init(id: 1, forms: [form])]))
    #expect(automaton.best("Open \(form)!") == "0 x=[1]")
  }

  /// Nobody can say these, so a value of nothing else is left out.
  @Test(arguments: [
    "\u{378}", "\u{FFFF}", "\u{10FFFF}", "\u{301}", "\u{202E}", "\u{0}",
  ])
  func scalarsWithoutMeaningAreNoWords(_ form: String) throws {
    #expect(Utterance(form).tokens.isEmpty)
    let automaton = try Self.opening(
      ValueList(name: "l", values: [.init(id: 1, forms: [form, "x"])]))
    #expect(automaton.best("open x\(form)") == "0 x=[1]")
    #expect(automaton.best("open \(form)") == "none")
  }

  // MARK: - Long utterances

  static let long = [
    OddInputTests.OddText("10,000 letters", String(repeating: "a", count: 10_000)),
    OddInputTests.OddText("5,000 words", String(repeating: "a ", count: 5_000)),
    OddInputTests.OddText("1,000 equal words", String(repeating: "a ", count: 1_000)),
    OddInputTests.OddText("999 words and another", String(repeating: "a ", count: 999) + "b"),
    OddInputTests.OddText("60 fillers", String(repeating: "please could you ", count: 20)),
    OddInputTests.OddText("60 doubled words", String(repeating: "a a the the ", count: 15)),
    OddInputTests.OddText("60 misspelt words", String(repeating: "libary librarie ", count: 30)),
    OddInputTests.OddText("60 fillers and values", String(repeating: "please a ", count: 30)),
    OddInputTests.OddText("1,000 numbers", String(repeating: "two hundred ", count: 500)),
  ]

  @Test(arguments: long)
  func waysThroughAnUtteranceAreBounded(_ long: OddInputTests.OddText) throws {
    let list = ValueList(
      name: "l",
      values: [
        .init(id: 1, forms: ["a"]), .init(id: 2, forms: ["a a"]), .init(id: 3, forms: ["library"]),
      ])
    let kinds: [String: Slot] = [
      "s": Slot(name: "s", kind: .list("l", isOpen: false), isSeries: true),
      "o": Slot(name: "o", kind: .list("l", isOpen: true), isSeries: true),
      "t": Slot(name: "t", kind: .text), "u": Slot(name: "u", kind: .text),
      "n": Slot(
        name: "n", kind: .value(.number(NumberRange())), isSeries: true),
    ]
    let texts = [
      "[a] ${s}", "${t} a ${u}", "${t} ${s} ${u} zzz", "${s} zzz", "a ${o}", "${n}",
      "${o} ${t} zzz",
    ]
    let phrases = try texts.enumerated().map { intent, text in
      let template = try Template(parsing: text, syntax: .template)
      return Phrase(
        template: template, slots: template.slotNames.compactMap { kinds[$0] }, intent: intent)
    }
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: [list]))
    let utterance = Utterance(long.text)
    let match = automaton.match(utterance, tolerance: .standard)
    // Where not every way was looked at, there is no answer: it would be luck.
    #expect(match.limit == nil || match.candidates.isEmpty)
    let captures = match.candidates.reduce(0) { $0 + $1.captures.count }
    #expect(captures <= ExactWalk.fillingLimit * 2)
    _ = automaton.nearest(to: utterance)
    #expect(automaton.prefixCompletions(of: long.text, limit: 10).count <= 10)
  }

  /// Numbered titles have so many words with a piece in common that not all are compared.
  @Test func wordsThatLookAlikeAreComparedUpToALimit() throws {
    let words = (0..<12_000).map { "title\(Self.name($0))" }
    let list = ValueList(
      name: "l", values: words.enumerated().map { .init(id: $0, forms: [$1]) })
    let automaton = try Self.opening(list)
    let utterance = Utterance("open titl\(Self.name(3))")
    let match = automaton.match(utterance, tolerance: .standard)
    #expect(match.candidates.isEmpty && match.limit == .spellings)
  }
}
