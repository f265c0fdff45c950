// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Catalog {
  /// The parameters that nobody can fill, each once; the phrases that name one are wrong.
  ///
  /// Those who use the app can do nothing about them, so they belong to what a developer asks for.
  var unfillableParameters: [Diagnostic] {
    let started = shortcuts.filter { !$0.isGenerated }
    return declaredIntents.flatMap { declared in
      let type = type(of: declared.prototype)
      let own = started.filter { shortcut in
        shortcut.declaration.map { Swift.type(of: $0.prototype) == type } ?? false
      }
      // A shortcut may fill by itself what another one leaves open.
      let names = (own.compactMap(\.declaration) + (own.isEmpty ? [declared] : []))
        .flatMap(\.unfillable)
      return declared.parameters.filter { names.contains($0.name) }.flatMap {
        $0.diagnostics(asUnfillableOf: type, phrases: own.flatMap(\.phrases))
      }
    }
  }
}

extension IntentDeclaration {
  /// The names of parameters that neither words of a phrase nor an answer to a question can become.
  fileprivate var unfillable: [String] {
    parameters.filter { !$0.isFilled && $0.declaration.isUnreadable }.map(\.name)
  }
}

extension IntentDeclaration.Parameter {
  fileprivate func diagnostics(
    asUnfillableOf intent: any AppIntent.Type, phrases: [Catalog.Phrase]
  ) -> [Diagnostic] {
    let intent = TypeName.qualified(intent)
    let kind = declaration.valueType.name
    let slot = "${\(name)}"
    let naming = phrases.filter { $0.text.contains(slot) }.map { phrase in
      Diagnostic(
        severity: .error,
        message: "no words can become the \(kind) that \(name) of \(intent) takes, so "
          + "this phrase never fits; take \(slot) out, or give the parameter an optionsProvider",
        source: phrase.text, span: phrase.text.span(of: slot))
    }
    guard naming.isEmpty else { return naming }
    let isOptional = declaration.isOptional
    let consequence =
      isOptional
      ? "so only code can set it" : "so the intent can never be performed for a person"
    return [
      Diagnostic(
        severity: isOptional ? .note : .error,
        message: "\(name) of \(intent) is of type \(kind), which no phrase and no question can "
          + "fill, \(consequence); give it an optionsProvider or a value in the shortcut's intent"
          + (isOptional ? "" : ", or make it optional"),
        source: phrases.first?.text ?? "", span: (phrases.first?.text ?? "").wholeSpan)
    ]
  }
}

extension ParameterDeclaration {
  /// Whether neither the engine nor a list of the app makes values of the type out of words.
  fileprivate var isUnreadable: Bool {
    guard case .other(let type) = valueType, offers == nil, resolvers.isEmpty else { return false }
    return valueKind == nil && !takesFile && !PlainValueReader.reads(type)
  }
}
