// SPDX-License-Identifier: Apache-2.0

/// The number words of a language: how they are read, and how a number is said.
///
/// A language is a table in a file of its own (`NumberWords+English.swift`).
///
/// ```swift
/// NumberWords.english.parse(["twelve", "fifty"])  // 12, then 12.5 with both words
/// NumberWords.english.spell(1984)                 // one thousand nine hundred … and nineteen eighty four
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

  /// 0 to 19, each with all its forms.
  let units: [String: Int]
  /// 20, 30, … 90.
  let tens: [String: Int]
  /// 100 to 900 where a language has words for them.
  let hundreds: [String: Int]
  /// The word for 100 after a unit.
  let hundred: Set<String>
  /// Thousand and up.
  let multipliers: [String: Int]
  /// Words that may stand for one before a multiplier: "a hundred".
  let articles: Set<String>
  /// "and" inside a number.
  let connectors: Set<String>
  /// "point".
  let points: Set<String>
  /// "half", "quarter".
  let fractions: [String: Double]
  /// What adds a half: "and a half".
  let halves: [[String]]
  /// Says a number from 0 to 999,999.
  let spelling: @Sendable (Int) -> [[String]]

  static let all: [NumberWords] = [english, russian]

  /// The words for a language code such as `ru` or `ru_RU`; nil where there is no table.
  public static func forLanguage(_ code: String) -> NumberWords? {
    let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == language }
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
}
