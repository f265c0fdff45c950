// SPDX-License-Identifier: Apache-2.0

/// The words of a language that people add or leave out without meaning anything else.
///
/// A language has its table in its folder (`English+SmallWords.swift`).
struct SmallWords: Sendable {
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
  /// Endings that stand in place of one another in the forms of a word, a group for each way of
  /// inflection: книга, книгу, книги.
  var inflections: [[String]] = []
  /// Endings without which the forms of a word are the same, the longest first.
  var endings: [String] = []
}
