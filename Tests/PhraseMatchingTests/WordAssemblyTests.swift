// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

/// Pieces without blanks between them are one word.
@Suite struct WordAssemblyTests {
  /// A template, what matches, and what does not.
  static let table: [(String, matches: [String], misses: [String])] = [
    ("lamp[s]", ["lamp", "lamps"], ["lamp s", "s", "lampss"]),
    ("(dim|mut)ed", ["dimed", "muted"], ["dim", "dim ed", "ed"]),
    ("gr[ae]y", ["graey", "gry"], ["gray", "gr y"]),
    ("gr(a|e)y", ["gray", "grey"], ["graey", "gr a y"]),
    ("[un]lock[ed] it", ["lock it", "unlocked it", "unlock it"], ["un lock it", "locked"]),
    ("[<rule>]work", ["framework", "patchwork", "work"], ["frame work"]),
    ("a[ ]b", ["ab", "a b"], ["a", "b"]),
    ("say[ (a|b)[c]]", ["say", "say a", "say bc"], ["saya", "say c"]),
    ("(one[ly];two) three", ["onely two three", "two one three"], ["onetwo three", "one three"]),
    ("go(west;east)", ["go west east", "go east west"], ["gowest east", "go west"]),
    ("[a[b[c]]]d", ["d", "ad", "abd", "abcd"], ["bd", "a d"]),
    ("o\\[n\\] it", ["o n it"], ["on it"]),
    (
      "stop twenty[ five] lamps", ["stop 25 lamps", "stop 20 lamps", "stop twenty five lamps"],
      ["stop 20 five lamps", "stop 5 lamps"]
    ),
    ("naïve[té]", ["naive", "naïveté"], ["te"]),
    ("灯[光]", ["灯", "灯光", "灯 光"], ["光"]),
    ("ไฟ[ดับ]", ["ไฟ", "ไฟดับ"], ["ดับ"]),
    ("मेज[ें] देखो", ["मेज देखो", "मेजें देखो"], ["में देखो"]),
  ]

  @Test(arguments: table)
  func words(_ template: String, matches: [String], misses: [String]) throws {
    let automaton = try Self.automaton(template)
    for text in matches { #expect(!automaton.match(Utterance(text)).candidates.isEmpty, "\(text)") }
    for text in misses { #expect(automaton.match(Utterance(text)).candidates.isEmpty, "\(text)") }
  }

  /// Templates with a slot of the listed values "hall" and "north wing", what is said, the capture.
  static let slots: [(String, String, value: Int?)] = [
    ("${room}(ban|ben) light", "hallban light", 0),
    ("${room}(ban|ben) light", "north wingben light", 1),
    ("${room}(ban|ben) light", "hallbon light", nil),
    ("[l]${room}[s]", "lhalls", 0),
    ("[l]${room}[s]", "hall", 0),
    ("[l]${room}[s]", "lhall", 0),
    ("[l]${room}[s]", "mhall", nil),
    ("to <rule>${room}", "to framehall", 0),
    ("${room}[িতে] আলো", "hallিতে আলো", 0),
    ("${room}灯", "hall灯", 0),
  ]

  @Test(arguments: slots)
  func slotsJoinedToText(_ template: String, _ text: String, value: Int?) throws {
    let match = try Self.automaton(template).match(Utterance(text))
    #expect(match.candidates.first?.captures.first?.value == value.map { .listed([$0]) })
  }

  @Test(arguments: [
    ("add ${text}লাই now", "add blue milkলাই now", "blue milk"),
    ("called [al]${text}", "called alpine soup", "pine soup"),
    ("called [al]${text}", "called soup", "soup"),
    ("called al${text}s", "called alcars", "car"),
    ("called al${text}s", "called als", nil),
  ])
  func freeTextJoinedToText(_ template: String, _ text: String, _ captured: String?) throws {
    let candidate = try Self.automaton(template).match(Utterance(text)).candidates.first
    #expect(candidate.map { text.utf8Text($0.captures[0].span) } == captured)
  }

  @Test func suggestionsAndSamplesHaveWholeWords() throws {
    let automaton = try Self.automaton("turn[ing] the (lamp|light)s on")
    #expect(
      automaton.sample(phrase: 0, limit: 3) == [
        "turning the lamps on", "turning the lights on", "turn the lamps on",
      ])
  }

  private static func automaton(_ source: String) throws -> Automaton {
    let template = try Template(parsing: source, syntax: .template)
    let slots = template.slotNames.map { name in
      Slot(name: name, kind: name == "text" ? .text : .list("rooms", isOpen: false))
    }
    let rooms = ValueList(
      name: "rooms", values: [.init(id: 0, forms: ["hall"]), .init(id: 1, forms: ["north wing"])])
    return try Automaton(
      compiling: Grammar(
        phrases: [Phrase(template: template, slots: slots, intent: 0)], lists: [rooms],
        rules: ["rule": Template(parsing: "(frame|patch)", syntax: .template)]))
  }
}

/// Templates that expand without end stop at a limit that is named.
@Suite struct ExpansionLimitTests {
  /// “[a][b]…[z]”.
  static let manyOptionals = (UInt8(ascii: "a")...UInt8(ascii: "z"))
    .map { "[\(Character(Unicode.Scalar($0)))]" }.joined()

  @Test(arguments: [
    // 2 to the power of 26 words, and of 40.
    (manyOptionals + "b", "wordFormsPerPhrase"),
    (String(repeating: "(a|b)", count: 40), "wordFormsPerPhrase"),
    ("(a;b;c;d;e;f;g;h;i;j;k;l)", "permutationParts"),
    ("((a;b;c;d;e;f;g;h);(a;b;c;d;e;f;g;h);(a;b;c;d;e;f;g;h);x;y;z)", "statesPerPhrase"),
    ("<double5>", "statesPerPhrase"),
  ])
  func limits(_ source: String, _ name: String) throws {
    var rules = ["double0": try Template(parsing: "a b c d e f", syntax: .template)]
    for index in 1...5 {
      let call = "<double\(index - 1)> "
      rules["double\(index)"] = try Template(
        parsing: String(repeating: call, count: 8), syntax: .template)
    }
    let phrase = Phrase(template: try Template(parsing: source, syntax: .template), intent: 0)
    let error = #expect(throws: GrammarError.self) {
      try Automaton(compiling: Grammar(phrases: [phrase], lists: [], rules: rules))
    }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.message.contains(name))
    #expect(diagnostic.source == source)
    #expect(!diagnostic.span.isEmpty)
  }

  @Test func aRaisedLimitOfPartsMeetsTheNextLimit() throws {
    var limits = Grammar.Limits()
    limits.permutationParts = 100
    let source = "(\((0..<90).map { "w\($0)" }.joined(separator: ";")))"
    let phrase = Phrase(template: try Template(parsing: source, syntax: .template), intent: 0)
    let grammar = try Grammar(phrases: [phrase], lists: [], limits: limits)
    let error = #expect(throws: GrammarError.self) { try Automaton(compiling: grammar) }
    #expect(error?.diagnostics.first?.message.contains("statesPerPhrase") == true)
  }

  @Test func aPermutationIsPointedAt() throws {
    let source = "say (a;b;c;d;e;f;g;h;i) now"
    let phrase = Phrase(template: try Template(parsing: source, syntax: .template), intent: 0)
    let error = #expect(throws: GrammarError.self) { try Grammar(phrases: [phrase], lists: []) }
    #expect(error?.diagnostics.first?.span == 4..<23)
  }

  @Test func everyPhraseThatIsTooLargeIsTold() throws {
    let sources = [Self.manyOptionals + "b", "fine", Self.manyOptionals + "d"]
    let phrases = try sources.map {
      Phrase(template: try Template(parsing: $0, syntax: .template), intent: 0)
    }
    let error = #expect(throws: GrammarError.self) {
      try Automaton(compiling: Grammar(phrases: phrases, lists: []))
    }
    #expect(error?.diagnostics.map(\.source) == [sources[0], sources[2]])
  }

  @Test func cyclesAreShownWithACaret() throws {
    let rules = try ["a": "x <b>", "b": "[y] <c> z", "c": "(u|<a>)"].mapValues {
      try Template(parsing: $0, syntax: .template)
    }
    let error = #expect(throws: GrammarError.self) {
      try Grammar(phrases: [], lists: [], rules: rules)
    }
    #expect(
      error?.description == """
        error: rules call themselves: <a> → <b> → <c> → <a>
          (u|<a>)
             ^^^
        """)
  }

  /// Each rule calls the one before twice: looked at naively, 2 to the power of 30 calls.
  @Test func rulesThatDoubleEachOtherAreCheckedOnce() throws {
    var rules = ["r0": try Template(parsing: "${x}", syntax: .template)]
    for index in 1...30 {
      rules["r\(index)"] = try Template(
        parsing: "<r\(index - 1)> <r\(index - 1)>", syntax: .template)
    }
    let phrase = Phrase(
      template: try Template(parsing: "<r30>", syntax: .template),
      slots: [Slot(name: "x", kind: .list("l", isOpen: false))], intent: 0)
    let lists = [ValueList(name: "l", values: [.init(id: 0, forms: ["v"])])]
    let grammar = try Grammar(phrases: [phrase], lists: lists, rules: rules)
    let error = #expect(throws: GrammarError.self) { try Automaton(compiling: grammar) }
    #expect(error?.diagnostics.first?.message.contains("statesPerPhrase") == true)
  }

  @Test func rulesNestToALimit() throws {
    var rules = ["r0": try Template(parsing: "a", syntax: .template)]
    for index in 1...1000 {
      rules["r\(index)"] = try Template(parsing: "<r\(index - 1)>", syntax: .template)
    }
    let error = #expect(throws: GrammarError.self) {
      try Grammar(phrases: [], lists: [], rules: rules)
    }
    #expect(error?.diagnostics.first?.message.hasPrefix("rules nest deeper than 32") == true)
  }
}
