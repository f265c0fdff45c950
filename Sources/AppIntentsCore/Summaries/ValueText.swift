// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PhraseMatching

/// Writes values of any type for people.
package enum ValueText {
  /// A value as people read it: its display title, or its usual form in the locale.
  package static func text(
    of value: any Sendable, booleanNames: Bool.IntentDisplayName? = nil, locale: Locale,
    bundle: Bundle?
  ) -> String {
    readableText(of: value, booleanNames: booleanNames, locale: locale, bundle: bundle)
      ?? String(describing: value)
  }

  /// A value as people read it; nil for one that only Swift can describe.
  package static func readableText(
    of value: any Sendable, booleanNames: Bool.IntentDisplayName? = nil, locale: Locale,
    bundle: Bundle?
  ) -> String? {
    if let value = value as? any CustomLocalizedStringResourceConvertible {
      return value.localizedStringResource.resolved(locale: locale, bundle: bundle)
    }
    if let elements = value as? [any Sendable] {
      let texts = elements.compactMap { readableText(of: $0, locale: locale, bundle: bundle) }
      return texts.count == elements.count ? texts.listed(in: locale) : nil
    }
    switch value {
    case let value as String: return value
    case let value as Bool:
      guard let booleanNames else { return String(value) }
      return (value ? booleanNames.trueName : booleanNames.falseName)
        .resolved(locale: locale, bundle: bundle)
    case let value as Int:
      // Four digits may be a year.
      return value.formatted(
        .number.locale(locale).grouping(abs(value) < 10_000 ? .never : .automatic))
    case let value as Double: return value.formatted(.number.locale(locale))
    case let value as any ReadableValue: return value.text(in: locale)
    default: return nil
    }
  }
}
