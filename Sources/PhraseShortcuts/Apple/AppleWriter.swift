// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// Writes values of ours as parameters of Apple's actions.
struct AppleWriter {
  typealias Unmapped = AppleReader.Unmapped

  /// Where a variable comes from, in Apple's documents.
  enum Source {
    case variable(String)
    /// The result of an action.
    case output(uuid: String, name: String)
    /// What Apple's app always has: `Clipboard`, `Ask`.
    case own(String)
  }

  /// The variables of the shortcut, by their names here.
  let sources: [String: Source]
  /// The result of the action before; nil where it has none that can be named.
  let previous: Source?
  /// How many loops the action stands in.
  let loops: Int

  /// A text with its variables.
  func text(_ value: WireValue) throws(Unmapped) -> WireValue {
    let template = try template(value)
    if template.variables.isEmpty { return .text(template.plainText) }
    return .record([
      "WFSerializationType": "WFTextTokenString", "Value": .record(try token(template)),
    ])
  }

  /// A value of any type: a variable alone is that variable, and no text.
  func value(_ value: WireValue) throws(Unmapped) -> WireValue {
    switch value {
    case .integer, .number, .boolean, .date: return value
    case .text:
      let template = try template(value)
      guard template.onlyVariable != nil else { return try text(value) }
      return try attachment(value)
    default: throw Unmapped()
    }
  }

  /// Several values, or the variable that has them.
  func list(_ value: WireValue) throws(Unmapped) -> WireValue {
    guard let values = value.asList else { return try attachment(value) }
    var list: [WireValue] = []
    for value in values { list.append(try self.value(value)) }
    return .list(list)
  }

  /// A variable alone.
  func attachment(_ value: WireValue) throws(Unmapped) -> WireValue {
    .record(["WFSerializationType": "WFTextTokenAttachment", "Value": try attachedValue(value)])
  }

  /// A variable alone, without what wraps it.
  func attachedValue(_ value: WireValue) throws(Unmapped) -> WireValue {
    guard let variable = try template(value).onlyVariable else { throw Unmapped() }
    return .record(try fields(of: variable))
  }

  /// A text with its variables, without what wraps it.
  func token(_ template: ValueTemplate) throws(Unmapped) -> [String: WireValue] {
    var text = ""
    var attachments: [String: WireValue] = [:]
    for piece in template.pieces {
      switch piece {
      case .text(let plain): text += plain
      case .variable(let variable):
        attachments["{\(text.utf16.count), 1}"] = .record(try fields(of: variable))
        text += "\u{FFFC}"
      }
    }
    return ["string": .text(text), "attachmentsByRange": .record(attachments)]
  }

  private func template(_ value: WireValue) throws(Unmapped) -> ValueTemplate {
    switch value {
    case .text(let text):
      guard let template = try? ValueTemplate(text) else { throw Unmapped() }
      return template
    case .integer, .number, .url: return ValueTemplate([.text(value.words)])
    default: throw Unmapped()
    }
  }

  private func fields(
    of variable: ValueTemplate.Variable
  ) throws(Unmapped) -> [String: WireValue] {
    var fields = try self.fields(ofVariable: variable.name)
    if !variable.properties.isEmpty {
      fields["Aggrandizements"] = .list([
        .record([
          "Type": "WFDictionaryValueVariableAggrandizement",
          "DictionaryKey": .text(variable.properties.joined(separator: ".")),
        ])
      ])
    }
    return fields
  }

  private func fields(ofVariable name: String) throws(Unmapped) -> [String: WireValue] {
    if let source = sources[name] { return fields(of: source) }
    switch name {
    case ShortcutRun.input: return ["Type": "ExtensionInput"]
    case ShortcutRun.now: return ["Type": "CurrentDate"]
    case ShortcutRun.item where loops > 0, ShortcutRun.index where loops > 0:
      return fields(of: .variable("Repeat \(name)" + (loops > 1 ? " \(loops)" : "")))
    case ShortcutRun.previous:
      guard let previous else { throw Unmapped() }
      return fields(of: previous)
    default: return fields(of: .variable(name))
    }
  }

  private func fields(of source: Source) -> [String: WireValue] {
    switch source {
    case .own(let type): ["Type": .text(type)]
    case .variable(let name): ["Type": "Variable", "VariableName": .text(name)]
    case .output(let uuid, let name):
      ["Type": "ActionOutput", "OutputUUID": .text(uuid), "OutputName": .text(name)]
    }
  }
}

extension ValueTemplate {
  /// The text of a template that has no variables.
  fileprivate var plainText: String {
    pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
