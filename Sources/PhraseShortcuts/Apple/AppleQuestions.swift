// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// What is asked when a shortcut is added, in Apple's documents.
///
/// Questions about what has no counterpart here stay in the document.
enum AppleQuestions {
  private static let key = "WFWorkflowImportQuestions"

  /// - Parameters:
  ///   - document: The document that has the questions.
  ///   - actions: All actions of the shortcut.
  ///   - places: The places of those among them that stand in the document, by the places there.
  /// - Returns: The questions about actions and parameters that there are here.
  static func read(
    _ document: AppleDocument, _ actions: [ShortcutAction], places: [Int: Int]
  ) -> [ShortcutQuestion] {
    (document.fields[key]?.asList ?? []).compactMap { value in
      guard let fields = value.asRecord, case .integer(let index) = fields["ActionIndex"],
        let parameter = fields["ParameterKey"]?.asText, let place = places[index],
        actions.indices.contains(place),
        let name = name(of: parameter, in: actions[place])
      else { return nil }
      return ShortcutQuestion(
        action: place, parameter: name, text: fields["Text"]?.asText ?? "",
        answer: fields["DefaultValue"].flatMap {
          $0.asText ?? PropertyListValue.number($0).map { WireValue.number($0).words }
        })
    }
  }

  /// Writes the questions, unless the document has them.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut that has the questions.
  ///   - document: The document that they are written to.
  ///   - indices: The places of actions in the document, by those in the shortcut.
  static func write(
    _ shortcut: PersonalShortcut, to document: inout AppleDocument, indices: [Int: Int]
  ) {
    let actions = shortcut.allActions
    let places = Dictionary(indices.map { ($1, $0) }) { first, _ in first }
    guard read(document, actions, places: places) != shortcut.questions else { return }
    document.set(
      key,
      .list(
        shortcut.questions.compactMap { question in
          guard let index = indices[question.action] else { return nil }
          let names = mapping(of: actions[question.action])?.names ?? [:]
          let parameter = names.filter { $0.value == question.parameter }.keys.min()
          var fields: [String: WireValue] = [
            "ActionIndex": .integer(index), "Category": "Parameter", "Text": .text(question.text),
            "ParameterKey": .text(parameter ?? question.parameter),
          ]
          fields["DefaultValue"] = question.answer.map(WireValue.text)
          return .record(fields)
        }))
  }

  /// What one of Apple's parameters is called here; nil for one that is none here.
  private static func name(of parameter: String, in action: ShortcutAction) -> String? {
    let original = AppleOriginal(action.original)?.action
    return original.flatMap(AppleOwnAction.init) == nil
      ? mapping(of: action)?.names[parameter] : parameter
  }

  private static func mapping(of action: ShortcutAction) -> AppleMapping? {
    if let identifier = AppleOriginal(action.original)?.action.identifier {
      return AppleMapping.byIdentifier[identifier]?.first { $0.intent == action.intent }
    }
    return AppleMapping.all.first { $0.intent == action.intent && $0.write != nil }
  }
}
