// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension TypeDisplayRepresentation {
  /// A number of things of the type, "3 books"; nil where no counted name is declared.
  ///
  /// The number is given to the counted name as its argument, so that a translation chooses the
  /// plural by it.
  package func text(count: Int, locale: Locale, bundle: Bundle?) -> String? {
    guard var format = numericFormat else { return nil }
    format.defaultValue = String.LocalizationValue(
      pattern: format.defaultValue.pattern, arguments: [.integer(Int64(count))])
    return format.resolved(locale: locale, bundle: bundle)
  }
}
