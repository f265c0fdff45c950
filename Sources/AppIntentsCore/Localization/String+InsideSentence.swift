// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A title as it stands inside a sentence: "Input JSON" is asked for as "the input JSON".
  ///
  /// Words that only begin with a capital letter lose it. Abbreviations and names with a capital
  /// letter behind the first, "ISBN" and "iCloud", are spelt like that everywhere, and so are nouns in
  /// German.
  package func insideSentence(locale: Locale) -> String {
    if locale.language.languageCode == .german { return self }
    return replacing(/\p{L}+/) { word in
      word.output.dropFirst().contains(where: \.isUppercase)
        ? String(word.output) : word.output.lowercased(with: locale)
    }
  }
}
