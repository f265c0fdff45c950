// SPDX-License-Identifier: Apache-2.0

/// The marks with which a language writes numbers in digits.
///
/// Point and comma are one of each: what does not stand before the parts of one groups thousands.
/// Source: the numbers of the Unicode CLDR, version 44; its other group marks are blanks.
struct NumberMarks: Hashable, Sendable {
  /// What stands before the parts of one.
  let decimal: Unicode.Scalar
  /// Whether an ordinary blank groups thousands as well; one that keeps a line together does in
  /// every language, because it is typed for nothing else.
  let joinsBlanks: Bool

  /// The marks for a language code such as `de` or `de_CH`; English ones where none are known.
  init(language code: String) {
    let region = String(code.lowercased().map { $0 == "-" ? "_" : $0 })
    let usesComma =
      Self.commaLanguages.contains { code.isLanguage($0) } && !Self.pointRegions.contains(region)
    decimal = usesComma ? "," : "."
    joinsBlanks = usesComma
  }

  private static let commaLanguages = [
    "de", "ru", "fr", "es", "it", "pt", "nl", "pl", "uk", "be", "cs", "sk", "sl", "hr", "sr", "bg",
    "ro", "hu", "sv", "da", "nb", "nn", "no", "fi", "et", "lv", "lt", "tr", "el", "id", "vi", "ca",
  ]
  private static let pointRegions: Set<String> = [
    "de_ch", "de_li", "it_ch", "es_mx", "es_us", "es_pr", "es_gt", "es_hn", "es_ni", "es_sv",
    "es_pa", "es_do", "es_pe", "es_cu",
  ]
}
