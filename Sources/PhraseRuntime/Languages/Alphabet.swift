// SPDX-License-Identifier: Apache-2.0

import _FoundationICU

/// The letters that a language is written with: the exemplar characters that the Unicode library's
/// locale data (CLDR) has of it.
enum Alphabet {
  /// Whether any of the letters is one of the language; false where the language is not known.
  static func of(_ language: String, writesAnyOf letters: String.UnicodeScalarView) -> Bool {
    var status = U_ZERO_ERROR
    guard let data = swift_ulocdata_open(language, &status) else { return false }
    defer { swift_ulocdata_close(data) }
    let caseInsensitive = UInt32(USET_CASE_INSENSITIVE)
    guard
      let known = swift_ulocdata_getExemplarSet(
        data, nil, caseInsensitive, ULOCDATA_ES_STANDARD, &status)
    else { return false }
    defer { swift_uset_close(known) }
    return letters.contains { swift_uset_contains(known, UChar32($0.value)) != 0 }
  }
}
