// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Testing

@testable import AppIntentsCore

/// Plural rules of the Unicode library, as its data has them.
struct PluralCategoryTests {
  @Test(
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, 1.5: .other]),
      ("en-GB", [1: .one, 21: .other]), ("en_US@currency=eur", [1: .one]),
      ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 22: .few, 1.5: .other]),
      ("pl", [1: .one, 2: .few, 5: .many, 22: .few]), ("fr", [0: .one, 1.5: .one, 2: .other]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]),
      ("ga", [1: .one, 2: .two, 4: .few, 8: .many, 20: .other]), ("ja", [1: .other]),
      ("nowhere", [1: .other]), ("", [1: .other]),
    ] as [(String, [Double: PluralCategory])])
  func aCountHasItsCategory(_ language: String, _ categories: [Double: PluralCategory]) {
    for (count, category) in categories {
      #expect(PluralCategory.of(count, language: language) == category, "\(count)")
    }
  }

  @Test(arguments: [
    ("en", "a, b or c", "a, b and c"), ("en-US", "a, b, or c", "a, b, and c"),
    ("ru", "a, b или c", "a, b и c"), ("ja", "a、b、またはc", "a、b、c"),
  ])
  func aListIsWrittenAsTheLanguageDoes(_ language: String, _ either: String, _ all: String) {
    let locale = Locale(identifier: language)
    #expect(["a", "b", "c"].listed(.or, in: locale) == either)
    #expect(["a", "b", "c"].listed(in: locale) == all)
    #expect(["a"].listed(in: locale) == "a" && [String]().listed(in: locale).isEmpty)
  }
}
