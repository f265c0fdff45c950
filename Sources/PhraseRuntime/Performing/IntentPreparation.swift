// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Gives an intent the values that it needs before it runs.
///
/// Parameters come in the order in which their options follow from one another. One without a value
/// takes what its options provider or query chooses; if that is nothing and the parameter is not
/// optional, the person is asked. A value that was said before those it depends on were known is
/// held against them now.
struct IntentPreparation: Sendable {
  /// Who answers questions; nil where nobody can.
  let interaction: (any IntentInteraction)?
  let language: String
  let bundle: Bundle?
  /// The values that a person said; those that an app sets itself are not questioned.
  let spoken: [String: any Sendable]
  let calls: AppCalls

  /// - Returns: Whether the person was asked.
  /// - Throws: `PerformError` where nobody can be asked, and what a question throws.
  func prepare(_ intent: any AppIntent) async throws -> Bool {
    var hasAsked = false
    let declared = intent.declaredParameters
    let dependencies = intent.parameterDependencies
    let order = ParameterOrder(declared.map(\.name), dependencies: dependencies)
    for name in order.names {
      guard let parameter = intent.parameter(named: name) else { continue }
      if let unknown = spoken[name] as? UnknownValue {
        // Nor is a default taken in place of what was said.
        try await ask(for: parameter, name: name, because: unknown.complaint)
        hasAsked = true
      } else if let value = parameter.erasedValue {
        guard spoken[name] != nil,
          let complaint = await complaint(
            about: value, of: parameter, name: name, in: intent,
            dependencies: dependencies[name] ?? [])
        else { continue }
        _ = parameter.assign(nil)
        try await ask(for: parameter, name: name, because: complaint)
        hasAsked = true
      } else if let value = await DefaultValues(calls: calls).value(for: parameter, of: intent) {
        try await parameter.take(value)
      } else if !parameter.declaration.isOptional {
        try await ask(for: parameter, name: name, because: nil)
        hasAsked = true
      }
    }
    return hasAsked
  }

  /// What is wrong with a value; nil if nothing is.
  private func complaint(
    about value: any Sendable, of parameter: any AnyIntentParameter, name: String,
    in intent: any AppIntent, dependencies: [String]
  ) async -> Saying? {
    if parameter.declaration.isArray, let count = (value as? [any Sendable])?.count,
      let size = parameter.declaration.arraySize, !size.contains(count)
    {
      return .wrongCount(of: size, given: count)
    }
    let fitting = FittingValues(
      parameter: IntentDeclaration.Parameter(
        name: name, declaration: parameter.declaration, list: nil, isFilled: true,
        dependencies: dependencies),
      intent: intent, loader: ListLoader(calls: calls, languages: [language]),
      language: language, bundle: bundle)
    guard fitting.areKnown else { return nil }
    let content = await fitting.content()
    guard await !fitting.contain(value, among: content) else { return nil }
    let words = parameter.words(
      name: name, locale: Locale(identifier: language), bundle: bundle)
    return fitting.complaint(about: words, content: content)
  }

  private func question(for parameter: any AnyIntentParameter, name: String) -> String {
    let own = parameter.declaration.requestValueDialog
    let title = parameter.declaration.title(forPropertyNamed: name)
    let locale = Locale(identifier: language)
    return own?.text(locale: locale, bundle: bundle).full
      ?? talk.text(
        of: .askFor(
          title: title.resolved(locale: locale, bundle: bundle).insideSentence(locale: locale)))
  }

  private func ask(
    for parameter: any AnyIntentParameter, name: String, because complaint: Saying?
  ) async throws {
    guard let interaction else {
      let question = question(for: parameter, name: name)
      let reason = complaint.map { "\(talk.text(of: $0)) \(question)" }
      throw PerformError(
        code: .unanswered, description: reason ?? talk.text(of: .parameterMissing(name: name)))
    }
    try await parameter.take(
      try await interaction.requestValue(for: parameter, dialog: nil, because: complaint))
  }

  private var talk: Language { Language.named(language) }
}

/// Stands for a value that a person named and that is not there, which is asked for again.
struct UnknownValue: Sendable {
  let complaint: Saying
}

extension AnyIntentParameter {
  /// Takes a value, by way of the parameter's resolvers where its type is another, or says that it
  /// does not fit.
  ///
  /// A value that does not fit would be missed later, in the app's code; better to stop here.
  ///
  /// - Throws: `PerformError`, or what a resolver throws.
  func take(_ value: any Sendable) async throws {
    guard try await assignResolving(value) else {
      throw PerformError(
        code: .failed,
        description: "a value of type \(type(of: value)) does not fit \(declaration.valueType)")
    }
  }
}

extension Saying {
  /// That a series has too many values or too few.
  static func wrongCount(of size: ClosedRange<Int>, given: Int) -> Saying {
    .wrongCount(
      minimum: size.lowerBound, maximum: size.upperBound == .max ? nil : size.upperBound,
      given: given)
  }

  /// Whether it names the values that fit, so that a question need not do so again.
  var namesChoices: Bool {
    if case .doesNotFit = self { true } else { false }
  }
}
