// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// An action as one of Apple's documents has it.
struct AppleAction: Sendable, Equatable {
  /// What the identifiers of the actions that come with Apple's app begin with.
  static let prefix = "is.workflow.actions."
  static let comment = prefix + "comment"

  private static let identifierKey = "WFWorkflowActionIdentifier"
  private static let parametersKey = "WFWorkflowActionParameters"

  /// What it does: `is.workflow.actions.gettext`.
  let identifier: String
  var parameters: [String: WireValue]
  /// All that the document has of it, besides.
  private var fields: [String: WireValue] = [:]

  init(_ identifier: String, _ parameters: [String: WireValue]) {
    self.identifier = identifier
    self.parameters = parameters
  }

  /// Nil for what is no action.
  init?(_ value: WireValue) {
    guard case .record(let fields) = value, let identifier = fields[Self.identifierKey]?.asText
    else { return nil }
    let parameters = fields[Self.parametersKey]
    guard parameters == nil || parameters?.asRecord != nil else { return nil }
    self.identifier = identifier
    self.parameters = parameters?.asRecord ?? [:]
    self.fields = fields
  }

  /// The action as the document has it.
  var value: WireValue {
    var fields = fields
    fields[Self.identifierKey] = .text(identifier)
    if !parameters.isEmpty || fields.count == 1 { fields[Self.parametersKey] = .record(parameters) }
    return .record(fields)
  }

  /// What names its result for other actions.
  var uuid: String? { parameters["UUID"]?.asText }

  /// What the actions have in common that begin, divide and end one block.
  var group: String? { parameters["GroupingIdentifier"]?.asText }

  /// Its place in a block.
  enum Mode: Int { case begin, divide, end }

  var mode: Mode? {
    guard group != nil else { return nil }
    return parameters["WFControlFlowMode"].flatMap(PropertyListValue.number)
      .flatMap(Int.init(exactly:)).flatMap(Mode.init)
  }
}

extension WireValue {
  var asText: String? { if case .text(let text) = self { text } else { nil } }
  var asList: [WireValue]? { if case .list(let values) = self { values } else { nil } }
  var asRecord: [String: WireValue]? {
    if case .record(let fields) = self { fields } else { nil }
  }
}
