// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

extension Bundle {
  /// Where the texts of this module lie.
  static var phraseShortcuts: Bundle { .module }
}

extension LocalizedStringResource {
  /// A text of this module in a language.
  func text(in language: String) -> String {
    resolved(locale: Locale(identifier: language), bundle: .phraseShortcuts)
  }
}
