// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

@testable import PhraseShortcuts

/// Documents of Apple's app, as tests write them.
enum AppleDocuments {
  typealias Fields = [String: Any]

  static func action(_ name: String, _ parameters: Fields = [:]) -> Fields {
    [
      "WFWorkflowActionIdentifier": name.contains(".app.") ? name : "is.workflow.actions." + name,
      "WFWorkflowActionParameters": parameters,
    ]
  }

  static func document(_ actions: [Fields], _ fields: Fields = [:]) -> Fields {
    fields.merging(["WFWorkflowActions": actions]) { $1 }
  }

  static func data(
    _ fields: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: fields, format: format, options: 0)
  }

  static func read(_ actions: Fields..., fields: Fields = [:]) throws -> PersonalShortcut {
    try AppleShortcut.read(data(document(actions, fields)), named: "Test", id: "test")
  }

  /// The document that a shortcut is written as.
  static func written(_ shortcut: PersonalShortcut) throws -> NSDictionary {
    let list = try PropertyListSerialization.propertyList(
      from: AppleShortcut.write(shortcut), format: nil)
    return list as? NSDictionary ?? [:]
  }

  /// A variable alone.
  static func variable(_ name: String, _ aggrandizements: [Fields] = []) -> Fields {
    attachment(["Type": "Variable", "VariableName": name], aggrandizements)
  }

  static func output(_ uuid: String, _ name: String, _ aggrandizements: [Fields] = []) -> Fields {
    attachment(
      ["Type": "ActionOutput", "OutputUUID": uuid, "OutputName": name], aggrandizements)
  }

  static func attachment(_ fields: Fields, _ aggrandizements: [Fields] = []) -> Fields {
    var fields = fields
    if !aggrandizements.isEmpty { fields["Aggrandizements"] = aggrandizements }
    return ["WFSerializationType": "WFTextTokenAttachment", "Value": fields]
  }

  /// A text in which signs U+FFFC stand for variables.
  static func token(_ text: String, _ attachments: [String: Fields]) -> Fields {
    [
      "WFSerializationType": "WFTextTokenString",
      "Value": ["string": text, "attachmentsByRange": attachments],
    ]
  }

  static func block(
    _ name: String, _ group: String, _ mode: Int, _ parameters: Fields = [:]
  ) -> Fields {
    action(
      name,
      parameters.merging(["GroupingIdentifier": group, "WFControlFlowMode": mode]) { $1 })
  }
}

extension ShortcutAction {
  /// The action without what it was made of, for comparing.
  var plain: ShortcutAction {
    var action = self
    action.original = nil
    switch body {
    case .nothing: break
    case .repeated(let actions): action.body = .repeated(actions.map(\.plain))
    case .branches(let then, let otherwise):
      action.body = .branches(then: then.map(\.plain), otherwise: otherwise.map(\.plain))
    case .choices(let choices):
      action.body = .choices(
        choices.map { .init(title: $0.title, actions: $0.actions.map(\.plain)) })
    }
    return action
  }
}
