// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

@Suite struct DocumentTests {
  private let shortcut = PersonalShortcut(
    id: "7", name: "Бегом домой", phrases: ["бегом домой", "run home"], icon: "figure.run",
    color: .green,
    questions: [ShortcutQuestion(action: 0, parameter: "phrase", text: "Which stop is yours?")],
    actions: [
      ShortcutAction("SayPhrase", with: ["phrase": "next bus from harbour"], as: "Bus"),
      ShortcutAction(
        "If", with: ["value": "${Bus}", "comparison": "hasValue"],
        body: .branches(then: [show("${Bus}")], otherwise: [show("walk")])),
      ShortcutAction(
        "ChooseFromMenu", body: .choices([.init(title: "A", actions: [show("a")])]), note: "either"),
      ShortcutAction(
        "Repeat", with: ["count": 3], body: .repeated([]),
        original: .record(["kind": .list([.boolean(true), .number(0.5)])])),
    ])

  @Test func aDocumentIsReadAsItWasWritten() throws {
    let json = try shortcut.json()
    #expect(try PersonalShortcut(json: json) == shortcut)
    #expect(try PersonalShortcut(json: json).json() == json)
  }

  @Test(arguments: [
    ("", "not a shortcut in JSON"),
    ("{", "not a shortcut in JSON"),
    ("[]", "has the wrong type; expected an object"),
    ("{}", "has no “id”"),
    (#"{"id": "1"}"#, "has no “name”"),
    (#"{"id": "1", "name": 5}"#, "name has the wrong type; expected a string"),
    (#"{"id": "1", "name": "A", "phrase": []}"#, "phrase is no field"),
    (#"{"id": "1", "name": "A", "version": 9}"#, "version version 9 is newer than 1"),
    (#"{"id": "1", "name": "A", "color": "mauve"}"#, "color"),
    (#"{"id": "1", "name": "A", "actions": {}}"#, "actions has the wrong type; expected an array"),
    (#"{"id": "1", "name": "A", "actions": [{"with": {}}]}"#, "actions[0] has no “action”"),
    (
      #"{"id": "1", "name": "A", "actions": [{"action": "Wait", "wiht": {}}]}"#,
      "actions[0].wiht is no field"
    ),
    (
      #"{"id": "1", "name": "A", "actions": [{"action": "If", "then": [{"as": "x"}]}]}"#,
      "actions[0].then[0] has no “action”"
    ),
  ]) func faults(json: String, reason: String) {
    let error = #expect(throws: ShortcutDocumentError.self) {
      try PersonalShortcut(json: Data(json.utf8))
    }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func whatIsTooDeepOrTooLargeIsRefused() {
    let deep = String(repeating: #"{"action": "Repeat", "do": ["#, count: 40)
    let end = String(repeating: "]}", count: 40)
    let endless = String(repeating: "[", count: 100_000)
    for json in [#"{"id": "1", "name": "A", "actions": [\#(deep)\#(end)]}"#, endless] {
      let error = #expect(throws: ShortcutDocumentError.self) {
        try PersonalShortcut(json: Data(json.utf8))
      }
      #expect(error?.reason == "actions lie deeper in one another than 32 levels")
    }
    let large = Data(repeating: UInt8(ascii: " "), count: PersonalShortcut.sizeLimit + 1)
    #expect(throws: ShortcutDocumentError.self) { try PersonalShortcut(json: large) }
  }

  @Test(arguments: [
    (ShortcutAction("Sing"), "actions[0].action “Sing” is no action here"),
    (
      ShortcutAction("BoilWater"),
      "actions[0].action “BoilWater” is no action here; there is PhraseShortcutsTests.BoilWater"
    ),
    (
      ShortcutAction("SetVariable", with: ["text": "a"]),
      "actions[0].with.text is no parameter; there are value"
    ),
    (
      ShortcutAction("Repeat", with: ["count": "many"], body: .repeated([])),
      "actions[0].with.count takes a whole number, not “many”"
    ),
    (
      ShortcutAction("Wait", with: ["time": "blue"]),
      "actions[0].with.time takes a time such as “5 minutes”, not “blue”"
    ),
    (show("${Tea}"), "actions[0].with.text has ${Tea}, which no action before it gives"),
    (
      show("${Tea"),
      "actions[0].with.text has “${” without “}”; “$${” stands for the signs themselves"
    ),
    (ShortcutAction("If"), "actions[0] has no “then”"),
    (
      ShortcutAction("SetVariable", with: ["value": "a"], body: .repeated([])),
      "actions[0].do does not belong to SetVariable"
    ),
    (
      ShortcutAction(
        "If", with: ["value": "a", "comparison": "resembles"],
        body: .branches(then: [], otherwise: [])),
      "actions[0].with.comparison is one of is, isNot, contains, beginsWith, endsWith, isLess, "
        + "isAtMost, isGreater, isAtLeast, isBetween, hasValue, hasNoValue, not “resembles”"
    ),
    (
      ShortcutAction(
        "Repeat", with: ["count": 1], body: .repeated([show("${Item}"), show("${X}")])),
      "actions[0].do[1].with.text has ${X}, which no action before it gives"
    ),
  ]) func whatCannotRun(action: ShortcutAction, fault: String) async throws {
    let actions = ActionTable(of: try await Kitchen().engine)
    #expect(
      ShortcutCheck.faults(of: go(action), in: actions).map(\.description) == [fault])
  }

  @Test func whatCanRunHasNoFaults() async throws {
    let actions = ActionTable(of: try await Kitchen().engine)
    #expect(ShortcutCheck.faults(of: shortcut, in: actions).isEmpty)
    #expect(
      ShortcutOutline(of: shortcut, in: actions, language: "en").text == """
        Say “next bus from harbour” → Bus
        If [Bus] has any value
          Show [Bus]
        Otherwise
          Show walk
        Choose from Items
          A:
            Show a
        Repeat 3 times
        """)
  }
}
