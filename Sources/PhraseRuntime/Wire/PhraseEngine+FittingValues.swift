// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
package import PhraseWire

extension PhraseEngine {
  /// The values that a parameter can have beside those that others have.
  ///
  /// - Parameters:
  ///   - name: The parameter.
  ///   - declaration: The intent.
  ///   - values: What the parameters have that its options follow from.
  ///   - language: The language code of words among the values.
  /// - Returns: The values; none where one that they follow from is missing.
  /// - Throws: ``WireRefusal`` for a value that does not fit, and where the app does not answer.
  package func values(
    fitting name: String, of declaration: IntentDeclaration, with values: [String: GivenValue],
    language: String
  ) async throws(WireRefusal) -> [WireValue] {
    guard let parameter = declaration.parameter(named: name) else { return [] }
    let request = try await intentRequest(for: declaration, with: values, language: language)
    let fitting = FittingValues(
      parameter: parameter, intent: request.intent, loader: loader, language: language,
      bundle: declaration.provider.localizationBundle)
    guard fitting.areKnown, let content = await fitting.content() else { return [] }
    if let failure = content.failure {
      throw WireRefusal(
        "valuesUnavailable", ["parameter": .text(name)], failure.reason(in: language))
    }
    return zip(content.entries, content.values).map { entry, value in
      guard value is any AppEntity else {
        return WireValue(
          of: value, locale: Locale(identifier: language),
          bundle: declaration.provider.localizationBundle)
      }
      return .entity(
        WireEntity(
          type: parameter.declaration.valueType.name, id: entry.id, title: entry.title,
          subtitle: entry.subtitle))
    }
  }
}
