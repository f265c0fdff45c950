// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

private typealias Documents = AppleDocuments

/// Variables in the texts of Apple's documents.
@Suite struct AppleVariableTests {
  private func text(_ value: Any, after actions: [String: Any]...) throws -> WireValue? {
    let text = Documents.action("gettext", ["WFTextActionText": value])
    let document = Documents.document(actions + [text])
    let shortcut = try AppleShortcut.read(Documents.data(document), named: "", id: "test")
    return shortcut.actions.last?.values["text"]
  }

  @Test func rangesCountUTF16Units() throws {
    let ann: [String: Any] = ["Type": "Variable", "VariableName": "Ann"]
    let value = Documents.token("👩‍🚀é $\u{FFFC}, \u{FFFC}!", ["{8, 1}": ann, "{11, 1}": ann])
    #expect(try text(value) == "👩‍🚀é $$${Ann}, ${Ann}!")
    #expect(
      try ValueTemplate("👩‍🚀é $$${Ann}, ${Ann}!").pieces
        == [
          .text("👩‍🚀é $"), .variable(.init(name: "Ann")), .text(", "), .variable(.init(name: "Ann")),
          .text("!"),
        ])
  }

  @Test(arguments: [
    ["{9, 1}": "X"], ["{-1, 1}": "X"], ["{0, 0}": "X"], ["0, 1": "X"],
    ["{0, 2}": "X", "{1, 1}": "Y"],
    ["{9223372036854775807, 1}": "X"], ["": "X"], ["{a, b}": "X"],
  ])
  func brokenRangesAreKept(_ ranges: [String: String]) throws {
    let attachments = ranges.mapValues {
      ["Type": "Variable", "VariableName": $0] as [String: Any]
    }
    #expect(try text(Documents.token("\u{FFFC}\u{FFFC}", attachments)) == nil)
  }

  @Test(arguments: [
    ("ExtensionInput", "${Input}"), ("CurrentDate", "${Now}"), ("Clipboard", "${Clipboard}"),
    ("Ask", "${Asked}"),
  ])
  func whatIsAlwaysThere(_ type: String, _ expected: String) throws {
    #expect(try text(Documents.attachment(["Type": type])) == .text(expected))
  }

  @Test func theClipboardAndAnAnswerAreFetchedBefore() throws {
    let shortcut = try Documents.read(
      Documents.action(
        "gettext",
        [
          "WFTextActionText": Documents.token(
            "\u{FFFC}\u{FFFC}\u{FFFC}",
            [
              "{0, 1}": ["Type": "Clipboard"], "{1, 1}": ["Type": "Ask", "Prompt": "Who?"],
              "{2, 1}": ["Type": "Clipboard"],
            ])
        ]))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction("GetClipboard", as: "Clipboard"),
        ShortcutAction("AskForInput", with: ["prompt": "Who?"], as: "Asked"),
        ShortcutAction("Text", with: ["text": "${Clipboard}${Asked}${Clipboard}"]),
      ])
  }

  @Test func aDateIsWrittenBefore() throws {
    let value = Documents.attachment(
      ["Type": "CurrentDate"],
      [
        [
          "Type": "WFDateFormatVariableAggrandizement", "WFDateFormatStyle": "Custom",
          "WFDateFormat": "yyyy",
        ]
      ])
    let shortcut = try Documents.read(Documents.action("gettext", ["WFTextActionText": value]))
    #expect(
      shortcut.actions.map(\.plain) == [
        ShortcutAction(
          "FormatDate", with: ["date": "${Now}", "style": "custom", "pattern": "yyyy"],
          as: "Formatted Date"),
        ShortcutAction("Text", with: ["text": "${Formatted Date}"]),
      ])
  }

  @Test(arguments: [
    (["Type": "WFPropertyVariableAggrandizement", "PropertyName": "Name"], "${X.Name}"),
    (["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": "a.b"], "${X.a.b}"),
    (
      ["Type": "WFCoercionVariableAggrandizement", "CoercionItemClass": "WFNumberContentItem"],
      "${X}"
    ),
    (["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": "a..b"], nil),
    (["Type": "WFDictionaryValueVariableAggrandizement", "DictionaryKey": "a}"], nil),
    (["Type": "WFPropertyVariableAggrandizement"], nil),
    (["Type": "WFNewAggrandizement"], nil),
  ])
  func propertiesOfAVariable(_ aggrandizement: [String: String], _ expected: String?) throws {
    #expect(
      try text(Documents.variable("X", [aggrandizement])) == expected.map(WireValue.text))
  }

  @Test func resultsAreNamedWhereTheyAreUsed() throws {
    let shortcut = try Documents.read(
      Documents.action("gettext", ["WFTextActionText": "a", "UUID": "1"]),
      Documents.action("gettext", ["WFTextActionText": "b", "UUID": "2"]),
      Documents.action(
        "gettext", ["WFTextActionText": "c", "UUID": "3", "CustomOutputName": "My.Text"]),
      Documents.action("gettext", ["WFTextActionText": "d", "UUID": "4"]),
      Documents.action("setvariable", ["WFVariableName": "Text", "WFInput": "v"]),
      Documents.action(
        "list",
        [
          "WFItems": [
            Documents.output("1", "Text"), Documents.output("2", "Text"),
            Documents.output("3", "Text"),
          ]
        ]))
    #expect(shortcut.actions.map(\.result) == ["Text 2", "Text 3", "My․Text", nil, "Text", nil])
    #expect(
      shortcut.actions.last?.values["values"]
        == .list(["${Text 2}", "${Text 3}", "${My․Text}"]))
  }

  /// Older documents do not say what an action works on: it is what the one before gave.
  @Test func whatIsNotSaidIsTheResultBefore() throws {
    let shortcut = try Documents.read(
      Documents.action("detect.date"), Documents.action("detect.text"),
      Documents.block("conditional", "1", 0, ["WFCondition": 100]),
      Documents.action("detect.text"),
      Documents.block("conditional", "1", 2),
      Documents.action("detect.text"),
      Documents.block("repeat.each", "2", 0, ["WFInput": Documents.variable("L")]),
      Documents.action("detect.text"),
      Documents.block("repeat.each", "2", 2))
    #expect(shortcut.actions.map { $0.values["text"] } == ["${Input}", "${Result}", nil, nil, nil])
    #expect(shortcut.actions[2].values["value"] == "${Result}")
    #expect(shortcut.foreignActions.count == 2)
    #expect(shortcut.actions[4].inner[0][0].values["text"] == "${Item}")
  }
}
