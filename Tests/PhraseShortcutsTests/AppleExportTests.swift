// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

private typealias Documents = AppleDocuments

/// Shortcuts as Apple's documents.
@Suite struct AppleExportTests {
  /// Each action of the table, on its own: what is unchanged is as it was.
  @Test(
    arguments: AppleMappingTests.texts + AppleMappingTests.numbers + AppleMappingTests.dates
      + AppleMappingTests.lists + AppleMappingTests.machine + AppleMappingTests.asking
      + AppleMappingTests.variables)
  func whatIsUnchangedIsAsItWas(_ row: AppleMappingTests.Case) throws {
    let document = Documents.document([Documents.action(row.name, row.parameters())])
    let shortcut = try AppleShortcut.read(Documents.data(document), named: "")
    #expect(try Documents.written(shortcut) == document as NSDictionary)
  }

  /// Each action of ours, without what it was made of, comes back as itself.
  @Test(
    arguments: AppleMappingTests.texts + AppleMappingTests.numbers + AppleMappingTests.dates
      + AppleMappingTests.lists + AppleMappingTests.machine + AppleMappingTests.asking
      + AppleMappingTests.variables)
  func whatIsNewComesBack(_ row: AppleMappingTests.Case) throws {
    let shortcut = PersonalShortcut(id: "test", name: "Test", actions: [row.action])
    let back = try AppleShortcut.read(AppleShortcut.write(shortcut), named: "", id: "test")
    #expect(back.actions.map(\.plain) == [row.action])
    #expect(back.name == "Test")
  }

  private let blocks: [[String: Any]] = [
    Documents.action("gettext", ["WFTextActionText": "a", "UUID": "T"]),
    Documents.action("comment", ["WFCommentActionText": "why"]),
    Documents.block(
      "conditional", "1", 0,
      [
        "WFInput": ["Type": "Variable", "Variable": Documents.output("T", "Text")],
        "WFCondition": 999, "WFConditionalActionString": "b",
      ]),
    Documents.block("repeat.each", "2", 0, ["WFInput": Documents.variable("L")]),
    Documents.action(
      "setvariable", ["WFVariableName": "a.b", "WFInput": Documents.variable("Repeat Item")]),
    Documents.block("repeat.each", "2", 2, ["UUID": "R"]),
    Documents.block("conditional", "1", 1),
    Documents.action("is.workflow.actions.app.own", ["x": 1]),
    Documents.block("conditional", "1", 2, ["UUID": "E"]),
    Documents.block("choosefrommenu", "3", 0, ["WFMenuItems": ["One", "Two"]]),
    Documents.action("exit"),
    Documents.block("choosefrommenu", "3", 1, ["WFMenuItemTitle": "One"]),
    Documents.block("choosefrommenu", "3", 1, ["WFMenuItemTitle": "Two"]),
    Documents.action(
      "gettext",
      [
        "WFTextActionText": Documents.token(
          "$\u{FFFC}\u{FFFC}",
          [
            "{1, 1}": ["Type": "ActionOutput", "OutputUUID": "E", "OutputName": "If Result"],
            "{2, 1}": ["Type": "Clipboard"],
          ])
      ]),
    Documents.block("choosefrommenu", "3", 2),
  ]

  private var shortcut: PersonalShortcut {
    get throws { try AppleShortcut.read(Documents.data(Documents.document(blocks)), named: "") }
  }

  @Test func blocksAreAsTheyWere() throws {
    let shortcut = try shortcut
    let document = Documents.document(blocks) as NSDictionary
    #expect(try Documents.written(shortcut) == document)
    #expect(try Documents.written(PersonalShortcut(json: shortcut.json())) == document)
  }

  /// The identifiers and parameters of the actions that differ.
  private func changes(
    _ change: (inout PersonalShortcut) -> Void
  ) throws -> [Int: NSDictionary] {
    var shortcut = try shortcut
    change(&shortcut)
    let written = try Documents.written(shortcut)["WFWorkflowActions"] as? [NSDictionary] ?? []
    var changes: [Int: NSDictionary] = [:]
    for (index, action) in written.enumerated()
    where index >= blocks.count || action != blocks[index] as NSDictionary {
      changes[index] = action
    }
    return changes
  }

  @Test func onlyWhatWasChangedIsNew() throws {
    let changes = try changes { $0.actions[0].values["text"] = "now ${Now}" }
    #expect(
      changes == [
        0: Documents.action(
          "gettext",
          [
            "UUID": "T", "CustomOutputName": "Text",
            "WFTextActionText": Documents.token(
              "now \u{FFFC}", ["{4, 1}": ["Type": "CurrentDate"]]),
          ]) as NSDictionary
      ])
  }

  @Test func aNewActionIsWritten() throws {
    let changes = try changes {
      $0.actions.append(ShortcutAction("ShowText", with: ["text": "${Text} of ${a․b}"]))
    }
    #expect(changes.keys.sorted() == [15])
    #expect(
      changes[15]?["WFWorkflowActionIdentifier"] as? String == "is.workflow.actions.showresult")
    let parameters = changes[15]?["WFWorkflowActionParameters"] as? NSDictionary
    #expect(
      parameters?["Text"] as? NSDictionary
        == Documents.token(
          "\u{FFFC} of \u{FFFC}",
          [
            "{0, 1}": ["Type": "ActionOutput", "OutputUUID": "T", "OutputName": "Text"],
            "{5, 1}": ["Type": "Variable", "VariableName": "a.b"],
          ]) as NSDictionary)
  }

  @Test func aNoteIsAComment() throws {
    let changes = try changes { $0.actions[1].note = "because" }
    #expect(
      changes == [
        1: Documents.action("comment", ["WFCommentActionText": "because"]) as NSDictionary
      ])
  }

  @Test func aMenuGetsAnItem() throws {
    let changes = try changes {
      guard case .choices(var choices) = $0.actions.last?.body else { return }
      choices.append(.init(title: "Three", actions: []))
      $0.actions[$0.actions.count - 1].body = .choices(choices)
    }
    #expect(changes.keys.sorted() == [9, 14, 15])
    let begin = changes[9]?["WFWorkflowActionParameters"] as? NSDictionary
    #expect(begin?["WFMenuItems"] as? [String] == ["One", "Two", "Three"])
  }

  @Test func whatAppleHasNotKeepsItsValues() throws {
    let actions = [
      ShortcutAction(
        "Library.OpenBook",
        with: [
          "book": .record(["title": "Dune", "pages": .number(2.5)]),
          "at": .date(Date(timeIntervalSince1970: 0)), "by": "${Input}",
        ], as: "Book", note: "the good one"),
      ShortcutAction(
        "If", with: ["value": "a ${Book.Title}", "comparison": "is", "other": .record([:])],
        body: .branches(
          then: [ShortcutAction("SayPhrase", with: ["phrase": "go"])], otherwise: [])),
    ]
    let shortcut = PersonalShortcut(
      id: "test", name: "Own", phrases: ["read on"], language: "en", about: "Reads.",
      color: .pink,
      questions: [ShortcutQuestion(action: 0, parameter: "by", text: "Who?", answer: "I")],
      actions: actions)
    let back = try AppleShortcut.read(AppleShortcut.write(shortcut), named: "", id: "test")
    #expect(back.actions.map(\.plain) == actions)
    #expect(back.questions == shortcut.questions)
    #expect(back.phrases == ["read on"])
    #expect(back.about == "Reads.")
    #expect(back.language == "en")
    #expect(back.color == .pink)
    #expect(back.foreignActions.isEmpty)
    #expect(
      try Documents.written(shortcut)["WFWorkflowActions"].map { "\($0)" }?
        .contains("swift-phrase-engine.Library.OpenBook") == true)
  }
}
