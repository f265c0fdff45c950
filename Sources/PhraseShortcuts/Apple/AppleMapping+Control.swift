// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension AppleMapping {
  /// Blocks and variables.
  static let control: [AppleMapping] = [
    AppleMapping(
      "conditional", to: "If",
      names: ["WFConditionalActionString": "other", "WFNumberValue": "other"],
      write: AppleCondition.write, read: AppleCondition.read),
    AppleMapping(
      "repeat.count", to: "Repeat", [.init("WFRepeatCount", "count", .number, absent: .value(1))]),
    AppleMapping(
      "repeat.each", to: "RepeatEach", [.init("WFInput", "values", .value, absent: .previous)]),
    AppleMapping(
      "choosefrommenu", to: "ChooseFromMenu",
      [.init("WFMenuPrompt", "prompt", .text, absent: .nothing)],
      ignoring: ["WFMenuItems", "WFMenuLegacyCancelBehavior"]),
    AppleMapping(
      "exit", to: "StopShortcut", [.init("WFResult", "result", .value, absent: .nothing)]),
    AppleMapping(
      "output", to: "StopShortcut", [.init("WFOutput", "result", .value, absent: .nothing)],
      allowing: ["WFNoOutputSurfaceBehavior": "Do Nothing"], isWritten: false),
    AppleMapping(
      "setvariable", to: "SetVariable", [.init("WFInput", "value", .value, absent: .previous)],
      variable: "WFVariableName"),
    AppleMapping(
      "getvariable", to: "SetVariable", [.init("WFVariable", "value", .value)], isWritten: false),
    AppleMapping(
      "dictionary", to: "SetVariable",
      [.init("WFItems", "value", .value, absent: .value(.record([:])))],
      isWritten: false),
    AppleMapping(
      "number", to: "SetVariable", [.init("WFNumberActionNumber", "value", .number)],
      isWritten: false),
    AppleMapping("appendvariable", to: "AddToList", variable: "WFVariableName") {
      (action, writer) throws(Unmapped) in
      guard let name = action.result, let value = action.values["value"],
        action.values["list"] == .text("${\(name)}"), action.values.count == 2
      else { throw Unmapped() }
      return ["WFInput": try writer.value(value)]
    } read: { (reader) throws(Unmapped) in
      guard let name = reader.raw("WFVariableName")?.asText.flatMap(AppleNames.variable) else {
        throw Unmapped()
      }
      let input = AppleParameter("WFInput", "value", .value, absent: .previous)
      var values = ["list": WireValue.text("${\(name)}")]
      values["value"] = try input.read(&reader)
      return values
    },
    AppleMapping(
      "runworkflow", to: "RunShortcut",
      names: ["WFWorkflowName": "shortcut"], write: writeRun, read: readRun),
    AppleMapping("getmyworkflows", to: "GetShortcuts"),
    AppleMapping("nothing", to: "Text") { (_) throws(Unmapped) in ["text": ""] },
    AppleMapping("comment", to: "Text") { (reader) throws(Unmapped) in
      _ = reader.raw("WFCommentActionText")
      return ["text": ""]
    },
  ]

  @Sendable private static func readRun(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    guard try !reader.flag("WFShowWorkflow", default: false) else { throw Unmapped() }
    var values: [String: WireValue] = [:]
    let name = reader.raw("WFWorkflowName")
    if let shortcut = reader.raw("WFWorkflow")?.asRecord {
      guard let name = shortcut["workflowName"] else { throw Unmapped() }
      values["shortcut"] = try reader.text(name)
    } else if let name {
      values["shortcut"] = try reader.text(name)
    } else {
      throw Unmapped()
    }
    if let input = reader.raw("WFInput") { values["input"] = try reader.value(input) }
    return values
  }

  @Sendable private static func writeRun(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    let values = action.values
    guard let name = values["shortcut"], Set(values.keys).isSubset(of: ["shortcut", "input"]) else {
      throw Unmapped()
    }
    var written = ["WFWorkflowName": try writer.text(name)]
    if let input = values["input"] { written["WFInput"] = try writer.value(input) }
    return written
  }
}
