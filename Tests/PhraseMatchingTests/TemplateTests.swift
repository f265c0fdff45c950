// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct TemplateTests {
  private static let curly = Template.Syntax(
    slotOpening: "{", hasGroups: true, hasLooseSeparators: true, hasFreeNames: true)

  @Test(arguments: [
    ("Open ${book} in ${applicationName}", Template.Syntax.phrase),
    ("brackets [stay] (plain|text) <here>", .phrase),
    ("Apri${applicationName}", .phrase),
    ("[please] turn (on|off) [the] ${light}", .template),
    ("(a;b [c];d) <rule> e", .template),
    ("[(a|b)|c] \\[x\\]", .template), ("\\${a} costs $5", .template),
    ("\\[\u{301}x\\]", .template),
    ("", .template),
    ("turn {name:light} on|off [\\{a\\} ${b}]", curly), ("a;b|c", curly), ("{1..10,5:n}\\|", curly),
  ])
  func whatIsPrintedParsesToTheSameTree(_ text: String, _ syntax: Template.Syntax) throws {
    let template = try Template(parsing: text, syntax: syntax)
    #expect(try Template(parsing: template.description, syntax: syntax).root == template.root)
    if syntax == .phrase { #expect(template.description == text) }
  }

  @Test func slotsStandInTheOrderOfTheirFirstPlace() throws {
    let template = try Template(parsing: "${b} (${a}|${b}) [${c}]", syntax: .template)
    #expect(template.slotNames == ["b", "a", "c"])
  }

  @Test(arguments: [
    (
      "turn (on|off the light",
      """
      error: “(” is never closed; the group ends with “)”
        turn (on|off the light
             ^
      """
    ),
    (
      "turn on] it",
      """
      error: “]” closes a group that was not opened
        turn on] it
               ^
      """
    ),
    (
      "открой ${кни га}",
      """
      error: “кни га” is no slot name; a name has letters, digits and “_”
        открой ${кни га}
                 ^^^^^^
      """
    ),
    (
      "開く (a|b;c)",
      """
      error: one group has both “|” and “;”; put the inner part in brackets
        開く (a|b;c)
                 ^
      """
    ),
    (
      "a | b",
      """
      error: “|” stands outside a group; it belongs between “(” and “)”
        a | b
          ^
      """
    ),
    (
      "(a]",
      """
      error: “]” does not close the group that “(” opened
        (a]
          ^
      """
    ),
    (
      "open ${book",
      """
      error: the slot’s name is never closed; it ends with “}”
        open ${book
             ^
      """
    ),
  ])
  func faultsPointAtTheirPlace(_ text: String, _ message: String) {
    let error = #expect(throws: GrammarError.self) {
      try Template(parsing: text, syntax: .template)
    }
    #expect(error?.description == message)
  }

  /// What is printed shows the tree: what stands before another separator is one part.
  @Test(arguments: [
    ("{a:b}|c", "({a:b}|c)"), ("a;b|c", "((a;b)|c)"), ("(a|b;c|d)", "(((a|b);c)|d)"),
    ("${a}", "${a}"), ("a|", "(a|)"),
  ])
  func anotherDialectIsReadByTheSameParser(_ text: String, _ printed: String) throws {
    #expect(try Template(parsing: text, syntax: Self.curly).description == printed)
  }

  @Test(arguments: [
    ("go {}", "“” is no slot name", 4), ("go}", "“}” closes a group that was not opened", 2),
    ("a {b", "the slot’s name is never closed; it ends with “}”", 2),
  ])
  func faultsOfAnotherDialect(_ text: String, _ message: String, _ place: Int) {
    let error = #expect(throws: GrammarError.self) {
      try Template(parsing: text, syntax: Self.curly)
    }
    #expect(error?.diagnostics.first?.message == message)
    #expect(error?.diagnostics.first?.span.lowerBound == place)
  }

  @Test(arguments: [
    ("kuchyn(i|a|e)", 9, ["kuchyni", "kuchyna", "kuchyne"]),
    ("lamp[s]  (a;b)", 9, ["lamps a b", "lamps b a", "lamp a b", "lamp b a"]),
    ("(a;b;c)", 9, ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"]),
    ("[x](a;b;c)", 3, ["x a b c", "x a c b", "x b a c"]),
    ("<r> <r>", 3, ["p p", "p", "p"]), ("<cycle>a", 3, ["xa"]),
    ("(${slot}|b) <nothing>c", 9, ["b c"]),
    ("[[[[[[[[a] b] c] d] e] f] g] h]", 1, ["a b c d e f g h"]),
    ("(a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p)", 1, ["a b c d e f g h i j k l m n o p"]),
  ])
  func textsOfATemplate(_ text: String, _ limit: Int, _ texts: [String]) throws {
    let rules = [
      "r": try Template(parsing: "[p]", syntax: .template),
      "cycle": try Template(parsing: "x<cycle>", syntax: .template),
    ]
    let template = try Template(parsing: text, syntax: .template)
    #expect(template.texts(limit: limit, rules: rules) == texts)
  }

  @Test func treesAreChangedAndCounted() throws {
    let template = try Template(parsing: "[<r> b](${c};<q>|<r>)", syntax: Self.curly)
    #expect(template.ruleNames == ["r", "q"])
    let loud: Template.Element = template.root.fold { element, parts in
      if case .rule(let name) = element { .rule(name.uppercased()) } else { element.with(parts) }
    }
    let changed = Template(root: loud, source: template.source, syntax: Self.curly)
    #expect(changed.description == "[<R> b]((${c};<Q>)|<R>)")
    #expect(changed.span(ofRule: "q") == 13..<16 && changed.span(ofSlot: "c") == 9..<12)
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "[", count: 100_000) + "a"
    let error = #expect(throws: GrammarError.self) {
      try Template(parsing: deep, syntax: .template)
    }
    #expect(error?.diagnostics.first?.message == "groups nest deeper than 32")
  }
}
