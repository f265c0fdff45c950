// SPDX-License-Identifier: Apache-2.0

/// What a language brings: a type in a folder of its own, with the tables that the language has.
///
/// Tables are made when they are first asked for, so a language that nobody speaks costs nothing.
protocol LanguageTables: SendableMetatype {
  /// The language code, such as `ru`, or `pt-br` where a region has tables of its own.
  static var code: String { get }
  /// How numbers are said.
  static var numbers: NumberWords { get }
  /// What stands between several values.
  static var series: ValueSeries { get }
  /// Dates, times and amounts, as they are said in the region of a code such as `en_GB`.
  static func values(for code: String) -> ValueRules
  /// The words for yes and no.
  static var booleans: BooleanWords { get }
  /// What is forgiven; nil where nothing is known.
  static var smallWords: SmallWords? { get }
  /// Words that are run together in speech and writing, by the words in full: "what is", "what's".
  static var contractions: Contractions { get }
  /// What the engine understands and says in a conversation; nil where it speaks English.
  static var talk: Talk? { get }
}

extension LanguageTables {
  static var smallWords: SmallWords? { nil }
  static var contractions: Contractions { Contractions([:]) }
  static var talk: Talk? { nil }
}

/// What the engine understands and says in a conversation.
struct Talk: Sendable {
  let words: TalkWords
  let sentence: @Sendable (Saying, Phrasing) -> String
}

extension NumberWords {
  /// The words for a language code such as `ru` or `ru_RU`; nil where there is no table.
  public static func forLanguage(_ code: String) -> NumberWords? {
    Language.tables(for: code)?.numbers
  }
}

extension ValueRules {
  /// The rules of a language; English where there are none.
  static func forLanguage(_ code: String) -> ValueRules {
    (Language.tables(for: code) ?? English.self).values(for: code)
  }
}

extension ValueSeries {
  /// The words for a language code such as `de` or `de_CH`; English ones where none are known.
  package static func forLanguage(_ code: String) -> ValueSeries {
    (Language.tables(for: code) ?? English.self).series
  }
}

extension Grammar {
  /// The tables for the languages of the phrases, each once.
  var tables: [any LanguageTables.Type] {
    let codes = Set(languages.compactMap { Language.tables(for: $0)?.code })
    return codes.sorted().compactMap { Language.tables(for: $0) }
  }
}
