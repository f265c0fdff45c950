// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension IntentDialog {
  /// Both texts in the language of a locale.
  ///
  /// - Parameters:
  ///   - locale: The reader's language and number formats.
  ///   - bundle: Where translations lie unless a text names a bundle of its own.
  /// - Returns: The text to hear, and the one to see if there is one.
  package func text(locale: Locale, bundle: Bundle?) -> (full: String, supporting: String?) {
    (
      full.resolved(locale: locale, bundle: bundle),
      supporting?.resolved(locale: locale, bundle: bundle)
    )
  }
}
