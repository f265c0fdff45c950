// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

private typealias Documents = AppleDocuments

/// What each of Apple's actions is here.
@Suite struct AppleMappingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let parameters: @Sendable () -> [String: Any]
    let action: ShortcutAction

    init(
      _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [String: Any],
      _ intent: String, _ values: [String: WireValue] = [:], as result: String? = nil
    ) {
      self.name = name
      self.parameters = parameters
      action = ShortcutAction(intent, with: values, as: result)
    }

    var testDescription: String { "\(name) \(parameters())" }
  }

  @Test(arguments: texts + numbers + dates + lists + machine + asking + variables + properties)
  func anActionIsOneOfOurs(_ row: Case) throws {
    let shortcut = try Documents.read(Documents.action(row.name, row.parameters()))
    #expect(shortcut.actions.map(\.plain) == [row.action])
    #expect(shortcut.foreignActions.isEmpty)
    let table = ActionTable(of: Catalog(applications: [], shortcuts: []), EngineConfiguration())
    let faults = ShortcutCheck.faults(of: shortcut, in: table).filter {
      // A single action has nobody who gives it variables.
      !$0.reason.contains("which no action before it gives")
    }
    #expect(faults.isEmpty)
  }

  /// What only looks like an action of ours is kept.
  @Test(arguments: [
    Case("setbrightness", ["WFBrightness": 0.5], ""),
    Case("text.split", ["text": "a", "WFTextSeparator": "Every Other Line"], ""),
    Case("downloadurl", ["WFURL": "https://a.b", "WFHTTPMethod": "POST"], ""),
    Case("speaktext", ["WFText": "a", "WFSpeakTextWait": false], ""),
    Case("round", ["WFInput": 2.5, "WFRoundMode": "Always Round Up"], ""),
    Case("ask", ["WFInputType": "Colour"], ""),
    Case("gettext", ["WFTextActionText": "a", "WFNewParameter": "b"], ""),
    Case("gettext", ["WFTextActionText": Documents.output("NONE", "Text")], ""),
    Case("gettext", ["WFTextActionText": ["Value": 1]], ""),
    Case("number", ["WFNumberActionNumber": "many"], ""),
    Case("setvariable", ["WFInput": "a"], ""),
    Case("math", ["WFInput": 5, "WFMathOperation": "…", "WFScientificMathOperation": "x!"], ""),
    Case("adjustdate", ["WFDate": "today", "WFAdjustOperation": "Get Start of Day"], ""),
    Case("count", ["Input": Documents.variable("X"), "WFCountType": "Words"], ""),
    Case("documentpicker.open", ["WFGetFilePath": "a.txt"], ""),
    Case("urlencode", ["WFInput": "a", "WFEncodeMode": "Shorten"], ""),
    Case("base64encode", ["WFInput": "a", "WFBase64LineBreakMode": "Every 5 Characters"], ""),
    // A text has no name here, a match no groups, and a file no date.
    Case("setitemname", ["WFInput": "a", "WFName": "b"], ""),
    Case("text.match.getgroup", ["matches": Documents.variable("X"), "WFGroupIndex": 1], ""),
    Case("filter.files", ["WFContentItemInputParameter": Documents.variable("X")], ""),
    Case("geturlcomponent", ["WFURL": "https://a.b", "WFURLComponent": "Password"], ""),
    Case(
      "file.append", ["WFInput": "a", "WFFilePath": "b", "WFAppendFileWriteMode": "Prepend"], ""),
    Case("com.example.app.Open", ["what": "it"], ""),
  ])
  func whatHasNoCounterpartIsKept(_ row: Case) throws {
    let written = Documents.action(row.name, row.parameters())
    let shortcut = try Documents.read(written)
    let kept = try #require(shortcut.actions.first)
    #expect(kept.intent == written["WFWorkflowActionIdentifier"] as? String)
    #expect(kept.values.isEmpty)
    #expect(shortcut.foreignActions == [kept])
    #expect(AppleOriginal(kept.original)?.action.parameters.count == row.parameters().count)
  }

  static let properties: [Case] = [
    Case(
      "getvalueforkey",
      ["WFInput": Documents.variable("D"), "WFGetDictionaryValueType": "All Keys"], "GetKeys",
      ["record": "${D}"]),
    Case(
      "getvalueforkey",
      ["WFInput": Documents.variable("D"), "WFGetDictionaryValueType": "All Values"], "GetValues",
      ["record": "${D}"]),
    Case(
      "getitemname", ["WFInput": Documents.variable("Book")], "SetVariable",
      ["value": "${Book.name}"]),
    Case(
      "geturlcomponent", ["WFURL": Documents.variable("Page"), "WFURLComponent": "Path"],
      "SetVariable", ["value": "${Page.path}"]),
    Case(
      "properties.files",
      ["WFInput": Documents.variable("File"), "WFContentItemPropertyName": "File Extension"],
      "SetVariable", ["value": "${File.extension}"]),
    Case("getmyworkflows", [:], "GetShortcuts"),
    Case("showwebpage", ["WFURL": "https://a.b"], "OpenURL", ["url": "https://a.b"]),
    Case(
      "previewdocument", ["WFInput": Documents.variable("Book")], "ShowText", ["text": "${Book}"]),
    Case(
      "file.append", ["WFInput": "a", "WFFilePath": "b.txt"], "WriteFile",
      ["content": "a", "path": "b.txt", "isAppended": .boolean(true)]),
    Case("file.createfolder", ["WFFilePath": "a/b"], "CreateFolder", ["path": "a/b"]),
  ]

  static let texts: [Case] = [
    Case("gettext", ["WFTextActionText": "Hello"], "Text", ["text": "Hello"]),
    Case("gettext", [:], "Text", ["text": ""]),
    Case("gettext", ["WFTextActionText": "${x} $${y} $5"], "Text", ["text": "$${x} $$$${y} $5"]),
    Case("url", ["WFURLActionURL": "https://a.b"], "Text", ["text": "https://a.b"]),
    Case("detect.text", [:], "Text", ["text": "${Input}"]),
    Case("nothing", [:], "Text", ["text": ""]),
    Case(
      "text.replace", ["WFInput": "a", "WFReplaceTextFind": "b", "WFReplaceTextReplace": "c"],
      "ReplaceText",
      [
        "text": "a", "find": "b", "replacement": "c", "isRegularExpression": .boolean(false),
        "isCaseSensitive": .boolean(true),
      ]),
    Case(
      "text.replace",
      [
        "WFInput": "a", "WFReplaceTextFind": "b", "WFReplaceTextRegularExpression": true,
        "WFReplaceTextCaseSensitive": Documents.variable("Strict"),
      ], "ReplaceText",
      [
        "text": "a", "find": "b", "replacement": "", "isRegularExpression": .boolean(true),
        "isCaseSensitive": "${Strict}",
      ]),
    Case(
      "text.match", ["text": "a1", "WFMatchTextPattern": "[0-9]"], "MatchText",
      ["text": "a1", "pattern": "[0-9]", "isCaseSensitive": .boolean(true)]),
    Case(
      "detect.link", ["WFInput": "see https://a.b"], "MatchText",
      [
        "text": "see https://a.b", "pattern": #"[A-Za-z][A-Za-z0-9+.-]*://[^\s<>"]+"#,
        "isCaseSensitive": .boolean(true),
      ]),
    Case(
      "detect.number", ["WFInput": "5 of 6"], "MatchText",
      [
        "text": "5 of 6", "pattern": #"[-+]?[0-9]+(?:[.,][0-9]+)*"#,
        "isCaseSensitive": .boolean(true),
      ]),
    Case("text.split", ["text": "a"], "SplitText", ["text": "a", "separator": "\n"]),
    Case(
      "text.split", ["text": "a", "WFTextSeparator": "Every Character"], "SplitText",
      ["text": "a", "separator": ""]),
    Case(
      "text.split", ["text": "a", "WFTextSeparator": "Custom", "WFTextCustomSeparator": ";"],
      "SplitText", ["text": "a", "separator": ";"]),
    Case(
      "text.combine", ["text": ["a", "b"], "WFTextSeparator": "Spaces"], "CombineText",
      ["values": .list(["a", "b"]), "separator": " "]),
    Case("text.changecase", ["text": "a"], "ChangeCase", ["text": "a", "style": "uppercase"]),
    Case(
      "text.changecase", ["text": "a", "WFCaseType": "Capitalize with Title Case"], "ChangeCase",
      ["text": "a", "style": "titleCase"]),
    Case("urlencode", ["WFInput": "a b"], "EncodeText", ["text": "a b", "encoding": "percent"]),
    Case(
      "urlencode", ["WFInput": "a%20b", "WFEncodeMode": "Decode"], "DecodeText",
      ["text": "a%20b", "encoding": "percent"]),
    Case(
      "base64encode", ["WFInput": "a"], "EncodeText",
      ["text": "a", "encoding": "base64", "lineLength": 76]),
    Case(
      "base64encode", ["WFInput": "a", "WFBase64LineBreakMode": "None"], "EncodeText",
      ["text": "a", "encoding": "base64"]),
    Case(
      "base64encode",
      [
        "WFInput": "YQ==", "WFEncodeMode": "Decode", "WFBase64LineBreakMode": "Every 64 Characters",
      ],
      "DecodeText", ["text": "YQ==", "encoding": "base64"]),
  ]

  static let numbers: [Case] = [
    Case("number", ["WFNumberActionNumber": 5], "SetVariable", ["value": 5]),
    Case("number", ["WFNumberActionNumber": "2.5"], "SetVariable", ["value": .number(2.5)]),
    Case("number", ["WFNumberActionNumber": 3.0], "SetVariable", ["value": 3]),
    Case("math", ["WFInput": 2, "WFMathOperand": "3"], "Calculate", ["expression": "2 + 3"]),
    Case(
      "math",
      [
        "WFInput": Documents.variable("Total"), "WFMathOperation": "÷",
        "WFMathOperand": Documents.variable("Count"),
      ], "Calculate", ["expression": "${Total} / ${Count}"]),
    Case(
      "math",
      [
        "WFInput": 7, "WFMathOperation": "…", "WFScientificMathOperation": "Modulus",
        "WFScientificMathOperand": 2,
      ], "Calculate", ["expression": "7 % 2"]),
    Case(
      "math", ["WFInput": 9, "WFMathOperation": "…", "WFScientificMathOperation": "√x"],
      "Calculate", ["expression": "sqrt(9)"]),
    Case("calculateexpression", ["Input": "1+2*3"], "Calculate", ["expression": "1+2*3"]),
    Case(
      "statistics", ["Input": Documents.variable("All"), "WFStatisticsOperation": "Sum"],
      "CalculateStatistics", ["values": "${All}", "statistic": "sum"]),
    Case("round", ["WFInput": 2.5], "RoundNumber", ["number": .number(2.5), "places": 0]),
    Case(
      "round", ["WFInput": 2.5, "WFRoundTo": "Hundredths"], "RoundNumber",
      ["number": .number(2.5), "places": 2]),
    Case(
      "round",
      ["WFInput": 2.5, "WFRoundType": "Right of Decimal", "WFRoundDecimalPlaces": 1.0],
      "RoundNumber", ["number": .number(2.5), "places": 1]),
    Case(
      "number.random", ["WFRandomNumberMinimum": 1, "WFRandomNumberMaximum": "6"], "RandomNumber",
      ["minimum": 1, "maximum": 6]),
    Case(
      "format.number", ["WFNumber": 2, "WFNumberFormatDecimalPlaces": 3.0], "FormatNumber",
      ["number": 2, "places": 3]),
  ]

  static let dates: [Case] = [
    Case("date", [:], "CurrentDate"),
    Case(
      "date", ["WFDateActionMode": "Specified Date", "WFDateActionDate": "1 May"],
      "GetDateFromText", ["text": "1 May"]),
    Case("detect.date", ["WFInput": "noon"], "GetDateFromText", ["text": "noon"]),
    Case(
      "adjustdate",
      ["WFDate": "today", "WFDuration": ["Value": ["Magnitude": "30", "Unit": "min"]]],
      "AdjustDate", ["date": "today", "amount": 30, "unit": "minutes"]),
    Case(
      "adjustdate",
      [
        "WFDate": "today", "WFAdjustOperation": "Subtract",
        "WFDuration": ["Value": ["Magnitude": 2, "Unit": "days"]],
      ], "AdjustDate", ["date": "today", "amount": -2, "unit": "days"]),
    Case(
      "format.date",
      ["WFDate": "today", "WFDateFormatStyle": "Custom", "WFDateFormat": "yyyy"], "FormatDate",
      ["date": "today", "style": "custom", "pattern": "yyyy"]),
    Case(
      "format.date",
      ["WFDate": "today", "WFDateFormatStyle": "Long", "WFTimeFormatStyle": "None"],
      "FormatDate", ["date": "today", "style": "long", "parts": "date"]),
    Case(
      "format.date", ["WFDate": "today", "WFDateFormatStyle": "ISO 8601"], "FormatDate",
      ["date": "today", "style": "custom", "pattern": "yyyy-MM-dd"]),
    Case(
      "gettimebetweendates",
      ["WFTimeUntilFromDate": "today", "WFInput": "1 May", "WFTimeUntilUnit": "Days"],
      "TimeBetweenDates", ["start": "today", "end": "1 May", "unit": "days"]),
  ]

  static let lists: [Case] = [
    Case(
      "list", ["WFItems": ["a", ["WFItemType": 3, "WFValue": "5"]]], "List",
      ["values": .list(["a", 5])]),
    Case("list", [:], "List", ["values": .list([])]),
    Case(
      "getitemfromlist", ["WFInput": Documents.variable("L")], "GetFromList",
      ["list": "${L}", "position": "first"]),
    Case(
      "getitemfromlist",
      ["WFInput": Documents.variable("L"), "WFItemSpecifier": "Item At Index", "WFItemIndex": "2"],
      "GetFromList", ["list": "${L}", "position": "index", "index": 2]),
    Case(
      "getitemfromlist",
      [
        "WFInput": Documents.variable("L"), "WFItemSpecifier": "Items in Range",
        "WFItemRangeStart": 2, "WFItemRangeEnd": Documents.variable("N"), "WFItemIndex": 7,
      ], "GetFromList", ["list": "${L}", "position": "range", "index": 2, "end": "${N}"]),
    Case("count", ["Input": Documents.variable("L")], "CountValues", ["values": "${L}"]),
    Case(
      "getvalueforkey", ["WFInput": Documents.variable("D"), "WFDictionaryKey": "a.b"],
      "GetValueForKey", ["record": "${D}", "key": "a.b"]),
    Case(
      "setvalueforkey",
      [
        "WFDictionary": Documents.variable("D"), "WFDictionaryKey": "a", "WFDictionaryValue": "b",
      ], "SetValueForKey", ["record": "${D}", "key": "a", "value": "b"]),
    Case(
      "detect.dictionary", ["WFInput": Documents.variable("D")], "ParseJSON", ["text": "${D}"]),
    Case(
      "dictionary",
      [
        "WFItems": dictionary([
          item(0, "name", "Ann"), item(3, "age", "7"), item(4, "here", ["Value": true]),
          item(2, "tags", ["Value": ["a", "b"]]),
          item(1, "inner", ["Value": dictionary([item(0, "x", Documents.variable("X"))])]),
        ])
      ], "SetVariable",
      [
        "value": .record([
          "name": "Ann", "age": 7, "here": .boolean(true), "tags": .list(["a", "b"]),
          "inner": .record(["x": "${X}"]),
        ])
      ]),
  ]

  private static func item(_ type: Int, _ key: String, _ value: Any) -> [String: Any] {
    ["WFItemType": type, "WFKey": Documents.token(key, [:]), "WFValue": value]
  }

  private static func dictionary(_ items: [[String: Any]]) -> [String: Any] {
    [
      "WFSerializationType": "WFDictionaryFieldValue",
      "Value": ["WFDictionaryFieldValueItems": items],
    ]
  }

  static let machine: [Case] = [
    Case("delay", [:], "Wait", ["time": 1]),
    Case("delay", ["WFDelayTime": 2.5], "Wait", ["time": .number(2.5)]),
    Case("waittoreturn", [:], "Wait", ["time": 0]),
    Case("showresult", ["Text": "a"], "ShowText", ["text": "a"]),
    Case(
      "alert",
      [
        "WFAlertActionTitle": "a", "WFAlertActionMessage": "b",
        "WFAlertActionCancelButtonShown": false,
      ], "ShowText", ["text": "a\nb"]),
    Case("alert", ["WFAlertActionMessage": "b"], "Confirm", ["prompt": "b"]),
    Case(
      "notification",
      [
        "WFNotificationActionTitle": "a", "WFNotificationActionBody": "b",
        "WFNotificationActionSound": false,
      ], "ShowNotification", ["heading": "a", "text": "b"]),
    Case("speaktext", ["WFText": "a"], "SpeakText", ["text": "a"]),
    Case("openurl", ["WFInput": ["https://a.b", ""]], "OpenURL", ["url": "https://a.b"]),
    Case("getclipboard", [:], "GetClipboard"),
    Case(
      "setclipboard", ["WFInput": Documents.variable("X"), "WFLocalOnly": false], "SetClipboard",
      ["text": "${X}"]),
    Case(
      "downloadurl", ["WFURL": "https://a.b", "Advanced": true, "WFHTTPBodyType": "Form"],
      "GetText", ["url": "https://a.b"]),
    Case(
      "documentpicker.open", ["WFGetFilePath": "a.txt", "WFShowFilePicker": false], "ReadFile",
      ["path": "a.txt", "mayBeMissing": .boolean(false)]),
    Case(
      "documentpicker.open",
      ["WFGetFilePath": "a.txt", "WFShowFilePicker": false, "WFFileErrorIfNotFound": false],
      "ReadFile", ["path": "a.txt", "mayBeMissing": .boolean(true)]),
    Case(
      "downloadurl",
      [
        "WFURL": "https://a.b",
        "WFHTTPHeaders": [
          "WFSerializationType": "WFDictionaryFieldValue",
          "Value": [
            "WFDictionaryFieldValueItems": [
              ["WFItemType": 0, "WFKey": "Accept", "WFValue": "text/plain"]
            ]
          ],
        ] as [String: Any],
      ], "GetText", ["url": "https://a.b", "headers": .record(["Accept": "text/plain"])]),
    Case(
      "alert", ["WFAlertActionMessage": "", "WFAlertActionCancelButtonShown": false], "ShowText",
      ["text": ""]),
    Case(
      "documentpicker.save",
      [
        "WFInput": Documents.variable("X"), "WFAskWhereToSave": false,
        "WFFileDestinationPath": "a.txt", "WFSaveFileOverwrite": true,
      ], "WriteFile", ["path": "a.txt", "content": "${X}"]),
    Case(
      "runshellscript", ["Shell": "/bin/sh", "Script": "ls", "Input": Documents.variable("X")],
      "RunCommand", ["program": "/bin/sh", "arguments": .list(["-c", "ls"]), "input": "${X}"]),
    Case(
      "runworkflow",
      ["WFWorkflowName": "Tea", "WFShowWorkflow": false, "WFInput": Documents.variable("X")],
      "RunShortcut", ["shortcut": "Tea", "input": "${X}"]),
    Case(
      "runworkflow", ["WFWorkflow": ["workflowName": "Tea", "isSelf": false]], "RunShortcut",
      ["shortcut": "Tea"]),
    Case("exit", [:], "StopShortcut"),
    Case("output", ["WFOutput": Documents.variable("X")], "StopShortcut", ["result": "${X}"]),
  ]

  static let asking: [Case] = [
    Case("ask", ["WFAskActionPrompt": "Who?"], "AskForInput", ["prompt": "Who?", "kind": "text"]),
    Case(
      "ask",
      [
        "WFAskActionPrompt": "How many?", "WFInputType": "Number",
        "WFAskActionDefaultAnswerNumber": "3", "WFAskActionDefaultAnswer": "old",
      ], "AskForInput", ["prompt": "How many?", "kind": "number", "answer": "3"]),
    Case(
      "choosefromlist",
      [
        "WFInput": Documents.variable("L"), "WFChooseFromListActionPrompt": "Which?",
        "WFChooseFromListActionSelectMultiple": true, "WFChooseFromListActionSelectAll": true,
      ], "ChooseFromList",
      ["values": "${L}", "prompt": "Which?", "several": .boolean(true)]),
  ]

  static let variables: [Case] = [
    Case(
      "setvariable", ["WFVariableName": "X", "WFInput": Documents.variable("Y")], "SetVariable",
      ["value": "${Y}"], as: "X"),
    Case(
      "setvariable", ["WFVariableName": "a.b} "], "SetVariable", ["value": "${Input}"],
      as: "a․b❵␣"),
    Case(
      "setvariable", ["WFVariableName": "Index"], "SetVariable", ["value": "${Input}"],
      as: "Index (variable)"),
    Case(
      "appendvariable", ["WFVariableName": "X", "WFInput": Documents.variable("Y")], "AddToList",
      ["list": "${X}", "value": "${Y}"], as: "X"),
    Case("getvariable", ["WFVariable": Documents.variable("X")], "SetVariable", ["value": "${X}"]),
  ]
}
