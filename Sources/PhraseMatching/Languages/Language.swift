// SPDX-License-Identifier: Apache-2.0

/// A language that the engine speaks: the words it understands and the sentences it says.
///
/// Dialogs come from apps; these are the words around them.
///
/// ```swift
/// let russian = Language.named("ru_RU")
/// print(russian.text(of: .cancelled))  // Отменено.
/// ```
public struct Language: Sendable {
  /// The language code, such as `ru`.
  public let code: String

  /// The words of a conversation that are understood.
  package let words: TalkWords

  private let sentence: @Sendable (Saying) -> String

  init(code: String, words: TalkWords, sentence: @escaping @Sendable (Saying) -> String) {
    self.code = code
    self.words = words
    self.sentence = sentence
  }

  /// What is said, as a sentence of the language.
  public func text(of saying: Saying) -> String { sentence(saying) }

  /// All languages, English first; adding one is a folder and a line here.
  package static let all: [Language] = [English.language, Russian.language]

  /// The language for a code such as `ru` or `ru_RU`; English where there is none.
  public static func named(_ code: String) -> Language {
    let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.code == language } ?? English.language
  }

  /// The language in which a text is one of the conversation's own words, such as those for
  /// "cancel".
  ///
  /// - Parameters:
  ///   - text: What was typed or said, in any language that the engine speaks.
  ///   - words: The words that are looked for.
  /// - Returns: The language; nil where the text is none of them.
  package static func saying(_ text: String, of words: (TalkWords) -> [String]) -> Language? {
    let folded = Utterance(text).folded
    return all.first { words($0.words).contains { Utterance($0).folded == folded } }
  }
}

extension Language {
  /// How many names a message lists.
  private static let listedNames = 20

  /// "a, b, c", cut where it gets long.
  package static func names(_ names: [String]) -> String {
    let shown = names.prefix(listedNames).joined(separator: ", ")
    return names.count > listedNames ? "\(shown), …" : shown
  }

  /// "A, B or C".
  package func list(_ items: [String]) -> String { Self.list(items, words.or) }

  /// "A, B and C".
  package func series(_ items: [String]) -> String { Self.list(items, words.and) }

  static func list(_ items: [String], _ junction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(junction) \(last)"
  }
}
