// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

extension PersonalShortcut {
  /// The shortcut with what the person answered to its questions, and without these.
  ///
  /// Each answer is read as the parameter takes it: an entity is found by its query, a number held
  /// against its range. An answer that is offered is taken for an empty line, and where nobody is
  /// there. A question about a parameter that there is not stays, and nobody is asked.
  ///
  /// - Throws: ``PerformError`` where nobody is there to answer, `CancellationError` for “cancel”.
  func answered(
    in context: PerformContext, _ actions: ActionTable
  ) async throws -> PersonalShortcut {
    var answered = self
    answered.questions = []
    for question in questions {
      guard let (parameter, bundle) = parameter(of: question, in: actions) else {
        answered.questions.append(question)
        continue
      }
      let locale = Locale(identifier: context.language)
      let surroundings = IntentExecutionContext(
        interaction: context.asking, locale: locale, bundle: bundle)
      let value = try await IntentExecution.$current.withValue(surroundings) {
        try await context.value(
          for: parameter, asking: question.text, standard: question.answer)
      }
      let kept = WireValue(of: value, locale: locale, bundle: bundle).quoted
      answered.actions = answered.actions.changing(question.action) {
        $0.values[question.parameter] = kept
      }
    }
    return answered
  }

  /// The parameter that an answer is for, and where the texts of its app lie.
  private func parameter(
    of question: ShortcutQuestion, in actions: ActionTable
  ) -> (any AnyIntentParameter, Bundle)? {
    let all = allActions
    guard all.indices.contains(question.action),
      let declaration = actions[all[question.action].intent],
      let parameter = declaration.instance(with: [:]).parameter(named: question.parameter)
    else { return nil }
    let bundle = declaration.provider.localizationBundle
    guard case .other(is AnyValue.Type) = parameter.declaration.valueType else {
      return (parameter, bundle)
    }
    // What takes anything is asked for in the way of the value that it has.
    let value = all[question.action].values[question.parameter]
    return (Self.parameter(like: value, isArray: parameter.declaration.isArray), bundle)
  }

  private static func parameter(like value: WireValue?, isArray: Bool) -> any AnyIntentParameter {
    switch value {
    case _ where isArray: IntentParameter<[String]>(title: "Answer")
    case .integer, .number: IntentParameter<Double>(title: "Answer")
    case .boolean: IntentParameter<Bool>(title: "Answer")
    case .date: IntentParameter<Date>(title: "Answer", kind: .date)
    default: IntentParameter<String>(title: "Answer")
    }
  }
}
