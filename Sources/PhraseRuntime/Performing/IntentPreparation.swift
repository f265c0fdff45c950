// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

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
  /// The parameters whose values a person said; those that an app sets itself are not questioned.
  let spoken: Set<String>
  let calls: AppCalls

  /// - Throws: `PerformError` where nobody can be asked, and what a question throws.
  func prepare(_ intent: any AppIntent) async throws {
    let declared = intent.declaredParameters
    let dependencies = intent.parameterDependencies
    let order = ParameterOrder(declared.map(\.name), dependencies: dependencies)
    for name in order.names {
      guard let parameter = intent.parameter(named: name) else { continue }
      if let value = parameter.erasedValue {
        guard spoken.contains(name),
          let complaint = await complaint(
            about: value, of: parameter, name: name, in: intent,
            dependencies: dependencies[name] ?? [])
        else { continue }
        _ = parameter.assign(nil)
        try await ask(for: parameter, name: name, because: complaint)
      } else if let value = await DefaultValues(calls: calls).value(for: parameter, of: intent) {
        try await parameter.take(value)
      } else if !parameter.declaration.isOptional {
        try await ask(for: parameter, name: name, because: nil)
      }
    }
  }

  /// What is wrong with a value; nil if nothing is.
  private func complaint(
    about value: any Sendable, of parameter: any AnyIntentParameter, name: String,
    in intent: any AppIntent, dependencies: [String]
  ) async -> String? {
    if parameter.declaration.isArray, let count = (value as? [any Sendable])?.count,
      let size = parameter.declaration.arraySize, !size.contains(count)
    {
      return wording.wrongCount(of: size, given: count)
    }
    let fitting = FittingValues(
      parameter: IntentDeclaration.Parameter(
        name: name, declaration: parameter.declaration, list: nil, isFilled: true,
        dependencies: dependencies),
      intent: intent, loader: ListLoader(calls: calls, languages: [language]),
      language: language, bundle: bundle)
    guard fitting.areKnown, !(await fitting.contain(value)) else { return nil }
    let words = parameter.words(
      name: name, locale: Locale(identifier: language), bundle: bundle)
    return fitting.complaint(about: words, content: await fitting.content())
  }

  private func question(for parameter: any AnyIntentParameter, name: String) -> String {
    let own = parameter.declaration.requestValueDialog
    let title = parameter.declaration.title(forPropertyNamed: name)
    let locale = Locale(identifier: language)
    return own?.text(locale: locale, bundle: bundle).full
      ?? wording.askFor(title.resolved(locale: locale, bundle: bundle).lowercased(with: locale))
  }

  private func ask(
    for parameter: any AnyIntentParameter, name: String, because complaint: String?
  ) async throws {
    guard let interaction else {
      let reason = complaint.map { "\($0) \(question(for: parameter, name: name))" }
      throw PerformError(
        code: .unanswered, description: reason ?? "a value for \(name) is missing")
    }
    try await parameter.take(
      try await interaction.requestValue(for: parameter, dialog: nil, because: complaint))
  }

  private var wording: Wording { Wording.language(language) }
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

extension Wording {
  /// That a series has too many values or too few.
  func wrongCount(of size: ClosedRange<Int>, given: Int) -> String {
    wrongCount(size.lowerBound, size.upperBound == .max ? nil : size.upperBound, given)
  }
}
