// SPDX-License-Identifier: Apache-2.0

import _FoundationICU

/// The letters that a language is written with: the exemplar characters that the Unicode library's
/// locale data (CLDR) has of it.
package enum Alphabet {
  /// Whether a text may be in a language: it has letters of it, or no letters at all.
  package static func mayWrite(_ text: String, in language: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.isEmpty || count(of: letters, in: language) > 0
  }

  /// How many of the letters the language is written with; none where it is not known.
  private static func count(of letters: some Sequence<Unicode.Scalar>, in language: String) -> Int {
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

  /// The language of a text by its letters; those of ASCII are on every keyboard.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - own: The language of the person, which goes before others with the same letters.
  ///   - languages: The other languages that it may be in.
  /// - Returns: One of these.
  package static func language(
    of text: String, ofPerson own: String, among languages: [String]
  ) -> String {
    self.languages(of: text, ofPerson: own, among: languages).first ?? own
  }

  /// The languages of a text by its letters, the one first that ``language(of:ofPerson:among:)`` tells.
  package static func languages(
    of text: String, ofPerson own: String, among languages: [String]
  ) -> [String] {
    let letters = text.unicodeScalars.filter { !$0.isASCII }
    guard !letters.isEmpty else { return [own] }
    let counts = ([own] + languages).map { (language: $0, count: count(of: letters, in: $0)) }
    let most = counts.map(\.count).max() ?? 0
    let likely = counts.filter { $0.count == most }.map(\.language)
    // Of Han alone, Chinese rather than Japanese, which is hardly written without kana.
    let first = likely.contains(own) ? own : likely.last ?? own
    return [first] + likely.filter { $0 != first }
  }
}
