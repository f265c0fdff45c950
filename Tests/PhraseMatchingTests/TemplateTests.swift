// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct TemplateTests {
  @Test(arguments: [
    ("Open ${book} in ${applicationName}", Template.Syntax.phrase),
    ("brackets [stay] (plain|text) <here>", .phrase),
    ("Apri${applicationName}", .phrase),
    ("[please] turn (on|off) [the] ${light}", .template),
    ("(a;b [c];d) <rule> e", .template),
    ("[(a|b)|c] \\[x\\]", .template), ("\\${a} costs $5", .template),
    ("\\[\u{301}x\\]", .template),
    ("", .template),
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

  @Test func nestingIsLimited() {
    let deep = String(repeating: "[", count: 100_000) + "a"
    let error = #expect(throws: GrammarError.self) {
      try Template(parsing: deep, syntax: .template)
    }
    #expect(error?.diagnostics.first?.message == "groups nest deeper than 32")
  }
}
