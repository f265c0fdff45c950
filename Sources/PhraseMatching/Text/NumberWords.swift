// SPDX-License-Identifier: Apache-2.0

/// The number words of a language: how they are read, and how a number is said.
///
/// A language has its table in its folder (`English+Numbers.swift`).
///
/// ```swift
/// NumberWords.english.parse(["twelve", "fifty"])  // 12, then 12.5 with both words
/// NumberWords.german.parse(["zweiundvierzig"])  // 42
/// NumberWords.english.spell(1984)  // one thousand nine hundred …, and nineteen eighty four
/// ```
public struct NumberWords: Sendable {
  /// A number read from the beginning of some words.
  public struct Reading: Equatable, Sendable {
    /// The number.
    public let value: Double
    /// How many words it took.
    public let length: Int
  }

  /// The language code.
  public let language: String

  /// The words by what they do.
  let table: Table

  /// Every word that a number may begin with: one look-up spares the rest for other words.
  let beginnings: Set<String>

  /// Says a number from 0 to 999,999.
  let spelling: @Sendable (Int) -> [[String]]

  init(language: String, table: Table, spelling: @escaping @Sendable (Int) -> [[String]]) {
    self.language = language
    self.table = table
    self.spelling = spelling
    beginnings = table.beginnings
  }

  /// Whether a number may begin with a folded word.
  ///
  /// - Complexity: one hash look-up for a word that is none.
  func canBegin(_ word: String) -> Bool {
    let bytes = word.utf8
    guard let first = bytes.first else { return false }
    if first.isDigit { return true }
    if first == UInt8(ascii: "-") { return bytes.dropFirst().first?.isDigit ?? false }
    return beginnings.contains(word) || table.isOneWordThousand(word)
  }

  /// Usual ways to say a number; none outside 0 to 999,999.
  public func spell(_ number: Int) -> [[String]] {
    (0...999_999).contains(number) ? spelling(number) : []
  }
}

extension NumberWords.Reading {
  func followed(by length: Int, adding value: Double) -> NumberWords.Reading {
    NumberWords.Reading(value: self.value + value, length: self.length + length)
  }

  func followed(by length: Int, times factor: Double) -> NumberWords.Reading {
    NumberWords.Reading(value: value * factor, length: self.length + length)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
