// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension AppIntent {
  /// The parameter summary with all its branches, as data that prints.
  package static var summaryOutline: SummaryOutline {
    parameterSummary.node?.outline ?? .title(others: [])
  }

  /// The parameter summary in words: set parameters show their value, others their title.
  ///
  /// - Parameters:
  ///   - locale: The reader's language and number formats.
  ///   - bundle: Where translations lie; the key is the sentence with `${name}` placeholders.
  ///   - texts: What to show for parameters in place of their values.
  /// - Returns: The sentence, or the intent's title where it declares none.
  package func renderedSummary(
    locale: Locale, bundle: Bundle?, showing texts: [String: String] = [:]
  ) -> String {
    let sentence = Self.parameterSummary.node?.sentence(for: self)
    guard let template = sentence?.template else {
      return Self.title.resolved(locale: locale, bundle: bundle)
    }
    let resource = LocalizedStringResource(
      String.LocalizationValue(template), table: sentence?.table)
    let words = Dictionary(
      declaredParameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Placeholders.replace(in: resource.resolved(locale: locale, bundle: bundle)) { name in
      texts[name]
        ?? words[name].map { $0.parameter.words(name: $0.name, locale: locale, bundle: bundle) }
    }
  }
}

extension AnyIntentParameter {
  /// The value as people read it, or the parameter's title when there is none.
  package func words(name: String, locale: Locale, bundle: Bundle?) -> String {
    guard let value = erasedValue else {
      return declaration.title(forPropertyNamed: name).resolved(locale: locale, bundle: bundle)
    }
    return ValueText.text(
      of: value, booleanNames: declaration.booleanDisplayName, locale: locale, bundle: bundle)
  }
}
