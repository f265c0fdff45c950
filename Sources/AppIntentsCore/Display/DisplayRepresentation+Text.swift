// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension DisplayRepresentation {
  /// The texts of a representation in one language.
  package struct Text: Equatable, Sendable {
    package var title: String
    package var subtitle: String?
    package var synonyms: [String]

    /// All it may be called, the title first.
    package var forms: [String] { [title] + synonyms }
  }

  /// Title, subtitle and synonyms in the language of a locale.
  package func text(locale: Locale, bundle: Bundle?) -> Text {
    Text(
      title: title.resolved(locale: locale, bundle: bundle),
      subtitle: subtitle?.resolved(locale: locale, bundle: bundle),
      synonyms: synonyms.map { $0.resolved(locale: locale, bundle: bundle) })
  }
}
