// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

extension IntentDeclaration {
  /// What the app says about an intent that is deprecated, and which replaces it; nil for any other.
  var deprecation: (message: String, replacement: String?)? {
    guard let type = type(of: prototype) as? any DeprecatedAppIntent.Type else { return nil }
    let (message, replacement) = type.erasedDeprecation
    let text = message.resolved(
      locale: Locale(identifier: "en"), bundle: provider.localizationBundle)
    return (text, replacement.map { Self.typeName(of: $0) })
  }

  /// The class of the older framework that the intent took the place of; nil for none.
  var replacedClass: String? {
    (type(of: prototype) as? any CustomIntentMigratedAppIntent.Type)?.intentClassName
  }
}
