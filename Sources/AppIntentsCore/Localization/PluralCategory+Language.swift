// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseMatching
import Synchronization
import _FoundationICU

extension PluralCategory {
  /// The category of a count in a language.
  ///
  /// Source: the plural rules of the Unicode library that Foundation brings. A language that it does
  /// not know has one form for all counts.
  package static func of(_ count: Double, language: String) -> PluralCategory {
    rules.withLock { rules in
      let code = LanguageTag.normalized(language)
      let known = rules[code] ?? PluralRules(code)
      rules[code] = known
      return known?.category(of: count) ?? .other
    }
  }

  /// The rules that were asked for so far: to read them takes longer than to use them.
  private static let rules = Mutex<[String: PluralRules]>([:])
}

/// The plural rules of one language, borrowed from the Unicode library.
private final class PluralRules {
  private let rules: OpaquePointer

  init?(_ language: String) {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status) else { return nil }
    self.rules = rules
  }

  deinit { swift_uplrules_close(rules) }

  func category(of count: Double) -> PluralCategory? {
    var status = U_ZERO_ERROR
    var keyword = [UInt16](repeating: 0, count: Self.keywordLength)
    let length = swift_uplrules_select(rules, count, &keyword, Int32(keyword.count), &status)
    guard status == U_ZERO_ERROR else { return nil }
    return PluralCategory(rawValue: String(decoding: keyword.prefix(Int(length)), as: UTF16.self))
  }

  /// No name of a category is longer.
  private static let keywordLength = 8
}
