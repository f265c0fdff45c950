// SPDX-License-Identifier: Apache-2.0

import _FoundationICU

/// The letters that a language is written with: the exemplar characters that the Unicode library's
/// locale data (CLDR) has of it.
enum Alphabet {
  /// How many of the letters the language is written with; none where it is not known.
  static func count(of letters: String.UnicodeScalarView, in language: String) -> Int {
    var status = U_ZERO_ERROR
    guard let data = swift_ulocdata_open(language, &status) else { return 0 }
    defer { swift_ulocdata_close(data) }
    let caseInsensitive = UInt32(USET_CASE_INSENSITIVE)
    guard
      let known = swift_ulocdata_getExemplarSet(
        data, nil, caseInsensitive, ULOCDATA_ES_STANDARD, &status)
    else { return 0 }
    defer { swift_uset_close(known) }
    return letters.count { swift_uset_contains(known, UChar32($0.value)) != 0 }
  }
}
