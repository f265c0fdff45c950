// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseMatching

extension Collection<String> {
  /// "A, B and C", as a language writes it.
  ///
  /// English of no region is that without a comma before the last item.
  package func listed(_ junction: Phrasing.Junction = .and, in locale: Locale) -> String {
    let locale = locale.identifier == "en" ? Locale(identifier: "en-GB") : locale
    let style = ListFormatStyle<StringStyle, [String]>.list(type: junction == .and ? .and : .or)
    return Array(self).formatted(style.locale(locale))
  }
}
