// SPDX-License-Identifier: Apache-2.0

/// A language that the engine knows: what it understands and what it says.
///
/// Dialogs come from apps; these are the words around them. A language is a folder beside this file
/// and a line in the list of them.
///
/// ```swift
/// let russian = Language.named("ru_RU")
/// print(russian.text(of: .cancelled))  // Отменено.
/// ```
public struct Language: Sendable {
  /// Every language, the one first that stands in for those that are not here.
  private static let registered: [any LanguageTables.Type] = [
    English.self, Chinese.self, French.self, German.self, Italian.self, Japanese.self,
    Korean.self, Russian.self, Spanish.self,
  ]

  let tables: any LanguageTables.Type

  /// The language code, such as `ru`.
  public var code: String { tables.code }

  /// All languages, English first.
  package static let all: [Language] = registered.map { Language(tables: $0) }

  /// The languages that a conversation is held in.
  package static let speaking: [Language] = all.filter { $0.tables.talk != nil }

  /// The language for a code such as `ru`, `ru_RU` or `RU`: the one of the region where there is
  /// one, else that of all regions, else English.
  public static func named(_ code: String) -> Language { known(code) ?? english }

  /// The language for a code; nil where the engine does not know it.
  package static func known(_ code: String) -> Language? { tables(for: code).map(Language.init) }

  private static let english = Language(tables: English.self)

  /// The tables for a code; nil where there are none.
  static func tables(for code: String) -> (any LanguageTables.Type)? {
    if let exact = byCode[code] { return exact }
    return registered.lazy.filter { code.isLanguage($0.code) }.max {
      $0.code.utf8.count < $1.code.utf8.count
    }
  }

  /// Most codes are as they are registered, and each phrase has one.
  private static let byCode: [String: any LanguageTables.Type] = Dictionary(
    registered.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  private var talk: Talk { tables.talk ?? English.spoken }

  /// Whether the engine holds a conversation in the language, or does it in English.
  package var speaks: Bool { tables.talk != nil }

  /// The language of the conversation: this one, or English.
  package var spoken: Language { speaks ? self : .english }

  /// The words of a conversation that are understood.
  package var words: TalkWords { talk.words }

  /// What is said, as a sentence of the language; in English where it has no sentences.
  package func sentence(for saying: Saying, _ phrasing: Phrasing) -> String {
    talk.sentence(saying, phrasing)
  }

  /// Words for yes and no as values, those to show first.
  package var booleans: BooleanWords { tables.booleans }

  /// A name of many and the names of one that it may be of: "shelves", "shelve", "shelf".
  package func singulars(of plural: String) -> [String] {
    let endings = tables.smallWords?.plurals ?? []
    return [plural]
      + endings.filter { plural.hasSuffix($0.plural) }
      .map { "\(plural.dropLast($0.plural.count))\($0.singular)" }
  }

  /// Whether none of the words says anything by itself, so that no name is chosen by them.
  package func areSmall(_ words: Set<String>) -> Bool {
    tables.smallWords.map { words.isSubset(of: $0.droppable + $0.fillers) } ?? false
  }

  /// What the tables for a code lack, and what stands in; nothing where they have all.
  package static func gaps(in code: String) -> [String] {
    guard let tables = tables(for: code) else {
      return [
        """
        the engine has no tables for “\(code)”: numbers are read in digits, no slip is forgiven, and \
        the conversation is in English
        """
      ]
    }
    var gaps: [String] = []
    if tables.smallWords == nil { gaps.append("no small words of “\(code)”: no slip is forgiven") }
    if tables.talk == nil { gaps.append("no talk in “\(code)”: the conversation is in English") }
    let known = tables.values(for: code)
    let usual = English.values(for: "en")
    return gaps
      + RuleCategory.asked.filter { known.lacks($0) && !usual.lacks($0) }.map {
        "no rules for \($0) in the values of “\(code)”"
      }
  }

  /// The language in which a text is one of the conversation's own words, such as those for "quit".
  ///
  /// - Parameters:
  ///   - text: What was typed or said, in any language that the engine speaks.
  ///   - words: The words that are looked for.
  /// - Returns: The language; nil where the text is none of them.
  package static func saying(_ text: String, of words: (TalkWords) -> [String]) -> Language? {
    let folded = Utterance(text).folded
    return speaking.first { words($0.words).contains { Utterance($0).folded == folded } }
  }
}
