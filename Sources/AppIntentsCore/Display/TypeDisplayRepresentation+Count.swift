// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension TypeDisplayRepresentation {
  /// A number of things of the type, "3 books"; nil where no counted name is declared.
  ///
  /// The number is given to the counted name as its argument, so that a translation chooses the
  /// plural by it. A counted name without plural forms, "\(placeholder: .int) books", would say
  /// "1 books"; one thing is then called by the type's name.
  package func text(count: Int, locale: Locale, bundle: Bundle?) -> String? {
    guard let format = numericFormat else { return nil }
    let text = Self.text(format, count, locale, bundle)
    guard count == 1, text.replacing("1", with: "2") == Self.text(format, 2, locale, bundle) else {
      return text
    }
    return "1 \(name.resolved(locale: locale, bundle: bundle).insideSentence(locale: locale))"
  }

  private static func text(
    _ format: LocalizedStringResource, _ count: Int, _ locale: Locale, _ bundle: Bundle?
  ) -> String {
    var format = format
    format.defaultValue = String.LocalizationValue(
      pattern: format.defaultValue.pattern, arguments: [.integer(Int64(count))])
    return format.resolved(locale: locale, bundle: bundle)
  }
}
