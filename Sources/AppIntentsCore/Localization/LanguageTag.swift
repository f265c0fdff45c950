// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compares language codes as they occur in folder names, string catalogues and locales.
package enum LanguageTag {
  /// Languages to look in for a locale, most specific first: `zh-hans-cn`, `zh-hans`, `zh`.
  ///
  /// Chinese, whose texts are filed by script, has the usual one besides: `zh` looks in `zh-hans`.
  package static func candidates(for locale: Locale) -> [String] {
    let own = candidates(for: locale.identifier)
    guard own.last == "zh" else { return own }
    let usual = candidates(for: Locale.Language(identifier: locale.identifier).maximalIdentifier)
    return own + usual.filter { !own.contains($0) }
  }

  private static func candidates(for identifier: String) -> [String] {
    var parts = normalized(identifier).split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }

  /// One spelling for `pt_BR`, `pt-BR` and `PT-br`; keywords after an at sign are dropped.
  package static func normalized(_ identifier: String) -> String {
    let bare = identifier.prefix { $0 != "@" && $0 != "." }
    return bare.replacing("_", with: "-").lowercased()
  }

  /// The language alone: `zh` for `zh-Hans-CN`.
  package static func language(of identifier: String) -> String {
    String(normalized(identifier).prefix { $0 != "-" })
  }
}
