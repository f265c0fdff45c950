// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// The values that options providers and queries choose where a person gives none.
struct DefaultValues: Sendable {
  let calls: AppCalls

  /// The value for a parameter, with what its intent has already; nil if there is none, or if the
  /// app does not say so in time.
  ///
  /// Of several values, a parameter for one takes the first.
  func value(
    for parameter: any AnyIntentParameter, of intent: any AppIntent
  ) async -> (any Sendable)? {
    guard let offers = parameter.declaration.offers else { return nil }
    let value = try? await IntentFilling.$current.withValue(intent) {
      try await calls.ask(type(of: offers)) { try await offers.erasedDefault() }
    }
    guard let value else { return nil }
    guard !parameter.declaration.isArray, let several = value as? [any Sendable] else {
      return value
    }
    return several.first
  }
}

extension ResolvedIntent {
  /// The missing parameters, without those for which the app has a value of its own.
  func missingParameters(withDefaultsOf calls: AppCalls) async -> [String] {
    let missing = missingParameters
    guard !missing.isEmpty, let intent = declaration?.instance(with: values) else { return missing }
    let said = Set(parameters.map(\.name))
    var stillMissing: [String] = []
    for name in missing {
      if !said.contains(name), let parameter = intent.parameter(named: name),
        let value = await DefaultValues(calls: calls).value(for: parameter, of: intent),
        parameter.assign(value)
      {
        continue
      }
      stillMissing.append(name)
    }
    return stillMissing
  }
}

extension ParameterDeclaration {
  /// Whether the parameter takes that many values.
  func takes(_ count: Int) -> Bool {
    guard isArray, let arraySize else { return true }
    return arraySize.contains(count)
  }
}
