// SPDX-License-Identifier: Apache-2.0

/// The words of a language that people add or leave out without meaning anything else.
///
/// A language is a table in a file of its own (`SmallWords+English.swift`).
package struct SmallWords: Sendable {
  let language: String
  /// What may be said anywhere and means nothing, such as "please" and "could you".
  ///
  /// Folded, words by blanks. Nothing that denies or doubts belongs here: "not", "never", "do not", "if".
  let fillers: [String]
  /// What means nothing at the beginning, and something elsewhere: "right, open dune".
  var openers: [String] = []
  /// What a phrase or a title loses without losing its meaning: "the", "in".
  let droppable: [String]
  /// Words that tell phrases apart: "turn on" is not "turn off", so neither may be left out where
  /// both could stand.
  let opposites: [[String]]
  /// What denies: never another word misspelt.
  let denials: [String]
  /// Beginnings that make words with the same rest mean different things: "activate" is not
  /// "deactivate", however few letters lie between them.
  let oppositeBeginnings: [[String]]
  /// Endings of plurals and what stands for them in the singular.
  let plurals: [(plural: String, singular: String)]

  static let all: [SmallWords] = [english, german, french, spanish, russian]

  /// The words for a language code such as `de` or `de_CH`; nil where there is no table.
  static func forLanguage(_ code: String) -> SmallWords? {
    all.first { code.isLanguage($0.language) }
  }

  /// Whether none of the words says anything by itself, so that no name is chosen by them.
  package static func areSmall(_ words: Set<String>, in language: String) -> Bool {
    guard let table = forLanguage(language) else { return false }
    return words.isSubset(of: table.droppable + table.fillers)
  }
}
