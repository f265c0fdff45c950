// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension LocalizedStringResource {
  /// The text in the language of a locale.
  ///
  /// The first table that has the key wins, from the most specific language to the least
  /// (`zh-Hans-CN`, `zh-Hans`, `zh`); without one the default value is used. A table that cannot
  /// be read counts as absent here; `StringTable` reports what is wrong with it.
  ///
  /// - Parameters:
  ///   - locale: The reader's language and number formats.
  ///   - bundle: Where to look when the resource names no bundle; nil means the main bundle.
  /// - Returns: The text with its arguments.
  package func resolved(locale: Locale, bundle: Bundle?) -> String {
    // Most names are one text and nothing else: no table says anything of them.
    if key == "%@", case .text(let text)? = defaultValue.arguments.first { return text }
    let home = self.bundle.explicitBundle ?? bundle ?? .main
    let pattern = translation(locale: locale, bundle: home) ?? defaultValue.pattern
    guard !defaultValue.arguments.isEmpty else { return pattern }
    return FormatString(pattern).render(defaultValue.arguments, locale: locale) { argument in
      argument.resolved(locale: locale, bundle: bundle)
    }
  }

  private func translation(locale: Locale, bundle: Bundle) -> String? {
    let found = StringTableCache.shared.entry(
      key, table: table, bundle: bundle, locale: locale)
    return found.flatMap { $0.entry.text(for: defaultValue.arguments, language: $0.language) }
  }
}
