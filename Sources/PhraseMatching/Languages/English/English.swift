// SPDX-License-Identifier: Apache-2.0

/// English, which also stands in where a language has no tables or sentences of its own.
enum English: LanguageTables {
  static let code = "en"
  static var numbers: NumberWords { .english }
  static let series = ValueSeries(["and", "or"])
  static var smallWords: SmallWords? { .english }
  static let spoken = Talk(words: words, sentence: sentence)
  static var talk: Talk? { spoken }

  static func values(for code: String) -> ValueRules {
    writesDayFirst(code) ? .dayFirstEnglish : .english
  }

  /// Whether English of a region writes the day first: that of the United Kingdom, not that of the
  /// United States, which is meant where no region is told.
  ///
  /// Source: the short dates of the Unicode CLDR, version 44.
  private static func writesDayFirst(_ code: String) -> Bool {
    guard code.utf8.count > Self.code.utf8.count,
      let region = code.split(whereSeparator: { "_-".contains($0) }).last, region.utf8.count == 2
    else { return false }
    return !["US", "PH", "PR", "GU", "AS", "UM", "VI", "MP", "MH"].contains(region.uppercased())
  }
}
