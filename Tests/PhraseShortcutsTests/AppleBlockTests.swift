// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

private typealias Documents = AppleDocuments

/// Conditions, loops and menus of Apple's documents, which are flat there.
@Suite struct AppleBlockTests {
  private func show(_ text: String) -> [String: Any] {
    Documents.action("showresult", ["Text": text])
  }

  private func shown(_ text: String) -> ShortcutAction {
    ShortcutAction("ShowText", with: ["text": .text(text)])
  }

  private static func input(_ name: String) -> [String: Any] {
    ["Type": "Variable", "Variable": Documents.variable(name)]
  }

  @Test func blocksLieInsideOfOneAnother() throws {
    let shortcut = try Documents.read(
      Documents.block("repeat.each", "1", 0, ["WFInput": Documents.variable("L")]),
      Documents.block("conditional", "2", 0, ["WFInput": Self.input("X"), "WFCondition": 100]),
      show("a"),
      Documents.block("conditional", "2", 1),
      Documents.block("repeat.count", "3", 0, ["WFRepeatCount": 2.0]),
      show("b"),
      Documents.block("repeat.count", "3", 2),
      Documents.block("conditional", "2", 2),
      Documents.block("repeat.each", "1", 2),
      show("c"))
    let loop = ShortcutAction("Repeat", with: ["count": 2], body: .repeated([shown("b")]))
    let condition = ShortcutAction(
      "If", with: ["value": "${X}", "comparison": "hasValue"],
      body: .branches(then: [shown("a")], otherwise: [loop]))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction("RepeatEach", with: ["values": "${L}"], body: .repeated([condition])),
        shown("c"),
      ])
  }

  @Test func menusHaveTheirItems() throws {
    let title = Documents.token("Call \u{FFFC}", ["{5, 1}": ["Type": "ExtensionInput"]])
    let shortcut = try Documents.read(
      Documents.block(
        "choosefrommenu", "1", 0, ["WFMenuPrompt": "What?", "WFMenuItems": ["Call", "Stop"]]),
      show("never"),
      Documents.block(
        "choosefrommenu", "1", 1,
        ["WFMenuItemTitle": "Call Input", "WFMenuItemAttributedTitle": title["Value"] ?? ""]),
      show("a"),
      Documents.block("choosefrommenu", "1", 1, ["WFMenuItemTitle": "Stop"]),
      Documents.block("choosefrommenu", "1", 2))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction(
          "ChooseFromMenu", with: ["prompt": "What?"],
          body: .choices([
            .init(title: "Call ${Input}", actions: [shown("a")]),
            .init(title: "Stop", actions: []),
          ]))
      ])
  }

  @Test(arguments: [
    (0, "isLess"), (1, "isAtMost"), (2, "isGreater"), (3, "isAtLeast"), (4, "is"), (5, "isNot"),
  ])
  func numbersAreCompared(_ condition: Int, _ comparison: String) throws {
    try expect(
      ["WFCondition": condition, "WFNumberValue": "5"],
      ["comparison": .text(comparison), "other": 5])
  }

  @Test(arguments: [
    (4, "is"), (5, "isNot"), (8, "beginsWith"), (9, "endsWith"), (99, "contains"),
  ])
  func textsAreCompared(_ condition: Int, _ comparison: String) throws {
    try expect(
      ["WFCondition": condition, "WFConditionalActionString": "a"],
      ["comparison": .text(comparison), "other": "a"])
  }

  @Test(arguments: [(100, "hasValue"), (101, "hasNoValue")])
  func whetherThereIsAValue(_ condition: Int, _ comparison: String) throws {
    try expect(
      ["WFCondition": condition, "WFConditionalActionString": "old"],
      ["comparison": .text(comparison)])
  }

  @Test func aNumberIsBetweenTwo() throws {
    try expect(
      ["WFCondition": 1003, "WFNumberValue": 1, "WFAnotherNumber": "2"],
      ["comparison": "isBetween", "other": 1, "upper": 2])
  }

  @Test(arguments: [
    ("Equals", "is"), ("Contains", "contains"), ("Is Greater Than", "isGreater"),
    ("Is Less Than", "isLess"),
  ])
  func olderDocumentsCompareInWords(_ word: String, _ comparison: String) throws {
    let key = word.hasPrefix("Is") ? "WFNumberValue" : "WFConditionalActionString"
    try expect(
      ["WFCondition": word, key: "7"],
      ["comparison": .text(comparison), "other": word.hasPrefix("Is") ? 7 : "7"])
  }

  private func expect(_ parameters: [String: Any], _ values: [String: WireValue]) throws {
    let shortcut = try Documents.read(
      Documents.block(
        "conditional", "1", 0, parameters.merging(["WFInput": Self.input("X")]) { $1 }),
      Documents.block("conditional", "1", 2))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction(
          "If", with: values.merging(["value": "${X}"]) { $1 },
          body: .branches(then: [], otherwise: []))
      ])
  }

  @Test func whatDoesNotContainIsTurnedAround() throws {
    let shortcut = try Documents.read(
      Documents.block(
        "conditional", "1", 0,
        ["WFInput": Self.input("X"), "WFCondition": 999, "WFConditionalActionString": "a"]),
      show("without"),
      Documents.block("conditional", "1", 1),
      show("with"),
      Documents.block("conditional", "1", 2))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction(
          "If", with: ["value": "${X}", "comparison": "contains", "other": "a"],
          body: .branches(then: [shown("with")], otherwise: [shown("without")]))
      ])
  }

  @Test(
    arguments: [
      ["WFCondition": 1001], ["WFCondition": 4], ["WFCondition": 8, "WFNumberValue": 5],
      ["WFCondition": 4, "WFNumberValue": 5, "WFConditionalActionString": "five"],
      ["WFCondition": "Rhymes"],
    ] as [[String: any Sendable]])
  func aConditionThatThereIsNotIsKept(_ parameters: [String: any Sendable]) throws {
    let shortcut = try Documents.read(
      Documents.block(
        "conditional", "1", 0,
        (parameters as [String: Any]).merging(["WFInput": Self.input("X")]) { $1 }),
      show("a"),
      Documents.block("conditional", "1", 2))
    #expect(shortcut.actions.map(\.intent) == ["is.workflow.actions.conditional"])
    #expect(shortcut.actions[0].plain.inner == [[shown("a")], []])
  }

  @Test func theResultOfABlockIsThatOfWhatWasDone() throws {
    let shortcut = try Documents.read(
      Documents.block("conditional", "1", 0, ["WFInput": Self.input("X"), "WFCondition": 100]),
      Documents.action("gettext", ["WFTextActionText": "a"]),
      Documents.block("conditional", "1", 2, ["UUID": "end"]),
      Documents.block("repeat.count", "2", 0, ["WFRepeatCount": 2]),
      Documents.action("gettext", ["WFTextActionText": "b"]),
      Documents.block("repeat.count", "2", 2, ["UUID": "loop"]),
      Documents.action(
        "list",
        ["WFItems": [Documents.output("end", "If Result"), Documents.output("loop", "Results")]]))
    func set(_ value: WireValue) -> ShortcutAction {
      ShortcutAction("SetVariable", with: ["value": value], as: "If Result")
    }
    let actions = shortcut.actions.map(\.plain)
    #expect(
      actions[0].inner == [
        [ShortcutAction("Text", with: ["text": "a"]), set("${Result}")], [set("")],
      ])
    #expect(actions[1] == ShortcutAction("List", with: ["values": .list([])], as: "Results"))
    #expect(
      actions[2].inner.first?.last
        == ShortcutAction(
          "AddToList", with: ["list": "${Results}", "value": "${Result}"], as: "Results"))
    #expect(actions[3].values["values"] == .list(["${If Result}", "${Results}"]))
  }

  @Test func anOuterLoopsItemHasAName() throws {
    let shortcut = try Documents.read(
      Documents.block("repeat.each", "1", 0, ["WFInput": Documents.variable("L")]),
      Documents.block("repeat.each", "2", 0, ["WFInput": Documents.variable("Repeat Item")]),
      Documents.action(
        "list",
        [
          "WFItems": [
            Documents.variable("Repeat Item"), Documents.variable("Repeat Item 2"),
            Documents.variable("Repeat Index 2"), Documents.variable("Repeat Item 3"),
          ]
        ]),
      Documents.block("repeat.each", "2", 2),
      Documents.block("repeat.each", "1", 2))
    let inner = try #require(shortcut.actions.first?.plain.inner.first)
    #expect(
      inner[0] == ShortcutAction("SetVariable", with: ["value": "${Item}"], as: "Repeat Item"))
    #expect(inner[1].values["values"] == "${Item}")
    #expect(
      inner[1].inner[0][0].values["values"]
        == .list(["${Repeat Item}", "${Item}", "${Index}", "${Repeat Item 3}"]))
  }

  @Test func commentsAreNotes() throws {
    func comment(_ text: String) -> [String: Any] {
      Documents.action("comment", ["WFCommentActionText": text])
    }
    let shortcut = try Documents.read(
      comment("one"), comment("two"), show("a"),
      Documents.block("conditional", "1", 0, ["WFInput": Self.input("X"), "WFCondition": 100]),
      comment("alone"),
      Documents.block("conditional", "1", 2), comment("end"))
    let (first, condition) = (shortcut.actions[0], shortcut.actions[1])
    #expect([first.note, condition.note] == ["one\ntwo", "end"])
    #expect(
      condition.plain.inner[0] == [ShortcutAction("Text", with: ["text": ""], note: "alone")])
    #expect(shortcut.foreignActions.isEmpty)
  }

  struct Broken: Sendable {
    let actions: [(mode: Int, group: String)]
    let fault: String
  }

  @Test(arguments: [
    Broken(
      actions: [(2, "1")],
      fault:
        "WFWorkflowActions[0] is.workflow.actions.conditional belongs to a block that has not begun"
    ),
    Broken(
      actions: [(1, "1")],
      fault:
        "WFWorkflowActions[0] is.workflow.actions.conditional belongs to a block that has not begun"
    ),
    Broken(
      actions: [(0, "1"), (0, "2"), (2, "2")],
      fault: "WFWorkflowActions[0] is.workflow.actions.conditional begins a block that never ends"),
    Broken(
      actions: [(0, "1"), (0, "2"), (2, "1")],
      fault: """
        WFWorkflowActions[2] is.workflow.actions.conditional belongs to another block than the one \
        that began last, at 1
        """),
    Broken(
      actions: [(0, "1"), (1, "1"), (1, "1"), (2, "1")],
      fault:
        "WFWorkflowActions[0] is.workflow.actions.conditional has 3 parts until its end at 3, not 2"
    ),
    Broken(
      actions: (0...32).map { (0, "\($0)") },
      fault: "WFWorkflowActions[32] actions lie deeper in one another than 32 levels"),
  ])
  func brokenBlocksAreRefused(_ row: Broken) throws {
    let actions = row.actions.map { Documents.block("conditional", $0.group, $0.mode) }
    let data = try Documents.data(Documents.document(actions))
    let error = #expect(throws: ShortcutDocumentError.self) {
      try AppleShortcut.read(data, named: "")
    }
    #expect(error?.description == row.fault)
  }
}
