// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Numbers in the words of a language.
///
/// ```swift
/// SpelledNumbers(language: "fr")?.forms(of: 21)  // ["vingt-et-un", "vingt-et-une"]
/// ```
struct SpelledNumbers {
  private let formatter = NumberFormatter()
  private let inflections: [Inflection]

  /// Makes the numbers of a language; nil where Foundation has no words for it.
  init?(language: String) {
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = .spellOut
    inflections = Inflection.of(language)
    // A language without rules is answered in English.
    guard language.hasPrefix("en") || forms(of: 3) != ["three"] else { return nil }
  }

  /// The forms of a number: the one for counting, and those beside nouns.
  func forms(of number: Double) -> [String] {
    guard let text = formatter.string(from: NSNumber(value: number)) else { return [] }
    // Soft hyphens are for typesetting.
    let plain = text.replacing("\u{AD}", with: "")
    return inflections.reduce(into: [plain]) { forms, inflection in
      forms += forms.flatMap(inflection.forms)
    }
  }
}
