// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension Catalog {
  /// What is wrong with the declared intents, apart from their phrases.
  var declarationDiagnostics: [Diagnostic] {
    declaredIntents.compactMap(\.titleDiagnostic) + shortcuts.flatMap(\.unfillableParameters)
  }
}

extension IntentDeclaration {
  /// That the intent has no title.
  fileprivate var titleDiagnostic: Diagnostic? {
    let type = type(of: prototype)
    let title = type.title.resolved(
      locale: Locale(identifier: "en"), bundle: provider.localizationBundle)
    guard title.allSatisfy(\.isWhitespace) else { return nil }
    let name = Self.typeName(of: type)
    return Diagnostic(
      severity: .warning,
      message: "\(TypeName.qualified(type)) has no title, so lists and questions have no name for "
        + "it; write: static let title: LocalizedStringResource = "
        + "\"\(PropertyTitle.derived(from: name))\"",
      source: "", span: 0..<0)
  }
}

extension Catalog.Shortcut {
  /// Parameters that neither words of a phrase nor an answer to a question can become.
  fileprivate var unfillableParameters: [Diagnostic] {
    guard let declaration else { return [] }
    return declaration.parameters.filter { !$0.isFilled && $0.declaration.isUnreadable }
      .flatMap { diagnostics(ofUnfillable: $0, in: declaration) }
  }

  private func diagnostics(
    ofUnfillable parameter: IntentDeclaration.Parameter, in declaration: IntentDeclaration
  ) -> [Diagnostic] {
    let intent = TypeName.qualified(type(of: declaration.prototype))
    let kind = parameter.declaration.valueType.name
    let slot = "${\(parameter.name)}"
    let naming = phrases.filter { $0.text.contains(slot) }.map { phrase in
      Diagnostic(
        severity: .error,
        message: "no words can become the \(kind) that \(parameter.name) of \(intent) takes, so "
          + "this phrase never fits; take \(slot) out, or give the parameter an optionsProvider",
        source: phrase.text, span: phrase.text.span(of: slot))
    }
    guard naming.isEmpty else { return naming }
    let isOptional = parameter.declaration.isOptional
    let consequence =
      isOptional ? "so only code can set it" : "so the intent can never be performed by a phrase"
    return [
      Diagnostic(
        severity: isOptional ? .note : .error,
        message: "\(parameter.name) of \(intent) is a \(kind), which no phrase and no question can "
          + "fill, \(consequence); give it an optionsProvider or a value in the shortcut's intent"
          + (isOptional ? "" : ", or make it optional"),
        source: phrases.first?.text ?? "", span: (phrases.first?.text ?? "").wholeSpan)
    ]
  }
}

extension ParameterDeclaration {
  /// Whether neither the engine nor a list of the app makes values of the type out of words.
  fileprivate var isUnreadable: Bool {
    guard case .other = valueType else { return false }
    return valueKind == nil && optionsProvider == nil && resolvers.isEmpty
  }
}
