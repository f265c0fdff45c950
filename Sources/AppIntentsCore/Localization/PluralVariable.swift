// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// A part of a text that a number decides, such as `%#@books@` in "%#@books@ by %@".
struct PluralVariable: Equatable, Sendable {
  /// The one-based position of the number among the arguments; nil for the order in the text.
  var argument: Int?
  /// The part for each grammatical number; never empty.
  var forms: [PluralCategory: String]

  /// The part for a number, or the one for any number where it is not known.
  ///
  /// As on Apple's platforms "zero" is the part for 0 in every language, not only in those whose
  /// grammar has such a number.
  func form(for count: Double?, language: String) -> String? {
    if count == 0, let none = forms[.zero] { return none }
    let category = count.map { PluralCategory.of($0, language: language) } ?? .other
    return forms[category] ?? forms.anyForm
  }
}

extension [PluralCategory: String] {
  /// The form for what has no form of its own.
  var anyForm: String? {
    self[.other] ?? self[.many] ?? self[.few] ?? self[.two] ?? self[.one] ?? self[.zero]
  }
}
