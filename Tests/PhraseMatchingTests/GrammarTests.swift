// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct GrammarTests {
  @Test(arguments: [
    ("open ${door}", "the slot “door” is not described; the phrase has no slots"),
    ("open <door>", "there is no rule “door”"),
    ("", "the phrase can be empty; it needs a word that must be said"),
    ("[maybe]", "the phrase can be empty; it needs a word that must be said"),
    ("!!!", "the phrase can be empty; it needs a word that must be said"),
    ("(a;b;c;d;e;f;g;h;i)", "the permutation has 9 parts; the limit permutationParts is 8"),
  ])
  func faultyPhrases(_ text: String, _ message: String) throws {
    let phrase = Phrase(template: try Template(parsing: text, syntax: .template), intent: 0)
    let error = #expect(throws: GrammarError.self) { try Grammar(phrases: [phrase], lists: []) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  @Test func faultySlotsListsAndRules() throws {
    func messages(
      _ slot: Slot, lists: [ValueList] = [], rules: [String: Template] = [:],
      text: String = "a ${x}"
    ) throws -> [String] {
      let phrase = Phrase(template: try Template(parsing: text), slots: [slot], intent: 0)
      do throws(GrammarError) {
        return try Grammar(phrases: [phrase], lists: lists, rules: rules).warnings.map(\.message)
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    #expect(
      try messages(Slot(name: "x", kind: .list("l", isOpen: false))) == ["there is no list “l”"])
    #expect(
      try messages(
        Slot(name: "x", kind: .value(.number(NumberRange(minimum: 2, maximum: 1, isInteger: true))))
      )
        == ["no number is from 2.0 to 1.0"])
    let nan = "nan; it has to be a finite number, or absent"
    for (range, message) in [
      (NumberRange(minimum: .nan), "the minimum is \(nan)"),
      (NumberRange(maximum: .nan), "the maximum is \(nan)"),
      (
        NumberRange(minimum: 0, maximum: .infinity),
        "the maximum is inf; it has to be a finite number, or absent"
      ),
      (
        NumberRange(minimum: -.infinity),
        "the minimum is -inf; it has to be a finite number, or absent"
      ),
      (NumberRange(step: .nan), "the step is nan; it has to be above zero"),
      (NumberRange(step: .infinity), "the step is inf; it has to be above zero"),
      (NumberRange(step: -1), "the step is -1.0; it has to be above zero"),
      (
        NumberRange(minimum: 2.2, maximum: 2.8, isInteger: true),
        "no whole number is from 2.2 to 2.8"
      ),
    ] {
      #expect(try messages(Slot(name: "x", kind: .value(.number(range)))) == [message])
      #expect(try messages(Slot(name: "x", kind: .value(.percentage(range)))) == [message])
    }
    for range in [NumberRange(minimum: 2, maximum: 2), NumberRange(minimum: 0, step: 0.1)] {
      #expect(try messages(Slot(name: "x", kind: .value(.number(range)))).isEmpty)
    }
    #expect(
      try messages(Slot(name: "x", kind: .text), text: "${x}")
        == ["the phrase is nothing but free text, so it would match everything"])
    let empty = ValueList(name: "l", values: [])
    #expect(
      try messages(Slot(name: "x", kind: .list("l", isOpen: false)), lists: [empty])
        == ["the list “l” has no values, so this cannot match"])
    #expect(try messages(Slot(name: "x", kind: .list("l", isOpen: true)), lists: [empty]).isEmpty)
    #expect(
      try messages(Slot(name: "x", kind: .list("l", isOpen: false)), lists: [empty, empty])
        == ["two lists have the name “l”; names are unique"])
    let unsayable = ValueList(
      name: "l", values: [.init(id: 1, forms: ["…"]), .init(id: 2, forms: ["ok"])])
    #expect(
      try messages(Slot(name: "x", kind: .list("l", isOpen: false)), lists: [unsayable])
        == ["a value of “l” has no letter or digit, so nobody can say it"])
    let cyclic = [
      "a": try Template(parsing: "x <b>", syntax: .template),
      "b": try Template(parsing: "y <a>", syntax: .template),
    ]
    #expect(
      try messages(Slot(name: "x", kind: .text), rules: cyclic) == [
        "rules call themselves: <a> → <b> → <a>"
      ])
  }

  @Test(arguments: ["show it [near ${x}]", "show (${x}|it)"])
  func aPartWithoutValuesLeavesTheRest(_ text: String) throws {
    let slot = Slot(name: "x", kind: .list("l", isOpen: false))
    let phrase = Phrase(
      template: try Template(parsing: text, syntax: .template), slots: [slot], intent: 0)
    let grammar = try Grammar(phrases: [phrase], lists: [ValueList(name: "l", values: [])])
    #expect(grammar.warnings.isEmpty)
    #expect(try Automaton(compiling: grammar).sample(phrase: 0, limit: 3) == ["show it"])
  }

  @Test func rulesAreExpanded() throws {
    let rules = ["verb": try Template(parsing: "(open|show) [me]", syntax: .template)]
    let phrase = Phrase(template: try Template(parsing: "<verb> it", syntax: .template), intent: 0)
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: [], rules: rules))
    #expect(automaton.best("show me it") == "0")
    #expect(automaton.best("me it") == "none")
  }

  @Test func explosionsEndAtANamedLimit() throws {
    let nested = (0..<14).reduce("a") { inner, _ in "(\(inner)|b [\(inner)])" }
    let phrase = Phrase(template: try Template(parsing: nested, syntax: .template), intent: 0)
    let error = #expect(throws: GrammarError.self) {
      try Automaton(compiling: Grammar(phrases: [phrase], lists: []))
    }
    #expect(
      error?.diagnostics.first?.message
        == "the phrase expands to more states than the limit statesPerPhrase, 20000")
    let largest = try Grammars.automaton(["(a;b;c;d;e;f;g;h)"])
    #expect(largest.best("h g f e d c b a") == "0")
    #expect(largest.statistics.states == 256)
  }

  @Test func theGrammarPrintsAsText() throws {
    let phrases = try [
      Grammars.phrase("Open ${book} in ${applicationName}", intent: 3, isOpen: true),
      Grammars.phrase("wait ${minutes}", intent: 4),
    ]
    let short = ValueList(name: "books", values: [.init(id: 1, forms: ["Dune", "the dune"])])
    let grammar = try Grammar(phrases: phrases, lists: [short, Grammars.apps])
    #expect(
      grammar.text() == """
        phrase 0 (intent 3, application 0, en): Open ${book} in ${applicationName}
          applicationName: list apps
          book: open list books
        phrase 1 (intent 4, application 0, en): wait ${minutes}
          minutes: whole number from 1.0 to 60.0
        list books (1)
          1: Dune | the dune
        list apps (1)
          1: Library | My Books
        """)
    #expect(
      grammar.jsgf() == """
        #JSGF V1.0 UTF-8;
        grammar phrases;
        public <phrase> = <phrase0> | <phrase1>;
        <phrase0> = open <books> in <apps>;
        <phrase1> = wait <number>;
        <books> = dune | the dune;
        <apps> = library | my books;
        <number> = <VOID>;
        <text> = <VOID>;
        """)
  }

  @Test func theAutomatonPrintsAsAGraph() throws {
    let phrases = try [
      Grammars.phrase("open ${book}", intent: 0), Grammars.phrase("open it \"now\"", intent: 1),
    ]
    let automaton = try Automaton(
      compiling: Grammar(phrases: phrases, lists: [Grammars.books]))
    #expect(
      automaton.dot() == #"""
        digraph phrases {
          rankdir=LR;
          node [shape=circle, fontname="sans-serif", label="", width=0.2];
          edge [fontname="sans-serif"];
          0 [style=filled, fillcolor=black];
          0 -> 1 [label="open"];
          1 -> 2 [label="it"];
          1 -> 3 [label="‹book›", style=dashed];
          2 -> 4 [label="now"];
          3 [shape=doublecircle];
          4 [shape=doublecircle];
          list0 [shape=box, width=0, label="‹book›\lDune\l1984\lTwo Towers\lL’Étranger\lPoems\l… 4 more\l"];
        }
        """#)
  }
}
