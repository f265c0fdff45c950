// SPDX-License-Identifier: Apache-2.0

/// How far an utterance may be from a phrase and still match it.
///
/// Every slip that is forgiven has a name and a cost, see ``Edit/Kind``. A match whose costs sum up
/// to more than the ceiling is none. Slips are forgiven only where nothing matches as it is.
///
/// ```swift
/// automaton.match(Utterance("please open dune in libary"), tolerance: .standard)
/// ```
public struct Tolerance: Hashable, Sendable {
  /// The greatest cost of all slips together; 0 forgives nothing.
  public var ceiling: Double

  /// Makes a tolerance with a ceiling.
  public init(ceiling: Double) {
    self.ceiling = ceiling
  }

  /// The ceiling in hundredths, up to ten.
  var points: Int {
    // Not a number is no tolerance.
    guard ceiling > 0 else { return 0 }
    return Int(min(ceiling * Double(Edit.Kind.pointsOfOne), 1000).rounded())
  }

  /// Word for word.
  public static let none = Tolerance(ceiling: 0)
  /// What people are used to: politeness, a small word less, a word or two misspelt.
  public static let standard = Tolerance(ceiling: 1)
}

/// A slip that was forgiven.
public struct Edit: Hashable, Sendable {
  /// What the slip was.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Words that mean nothing were said: "please", "could you".
    case filler = "filler"
    /// A word was said twice.
    case doubledWord = "doubled word"
    /// A small word is missing: "open dune library".
    case droppedWord = "dropped word"
    /// The application's name is missing.
    case droppedApplication = "dropped application"
    /// Two words were written as one: "bookshelf" for "book shelf".
    case joinedWords = "joined words"
    /// One word was written as two: "book shelf" for "bookshelf".
    case splitWord = "split word"
    /// A plural for a singular, or the other way round.
    case grammaticalNumber = "grammatical number"
    /// Another form of an inflected word: "книгу" for "книга".
    case inflection = "inflection"
    /// One letter too many, too few or wrong, or two swapped, in a word of five letters or more.
    case oneTypo = "one typo"
    /// Two of these in a word of eight letters or more.
    case twoTypos = "two typos"
  }

  /// What the slip was.
  public let kind: Kind
  /// Where it is: UTF-8 offsets in the original text; empty where something is missing.
  public let span: Range<Int>
  /// What was meant, folded; nil where words were said that mean nothing, and for the application's
  /// name.
  public let meant: String?
}

extension Edit.Kind {
  /// What the slip costs.
  ///
  /// Additions that mean nothing are cheapest, letters in doubt dearest: two words with a typo each
  /// reach the standard ceiling only just.
  public var cost: Double { Double(points) / Double(Self.pointsOfOne) }

  /// Costs are counted in hundredths, so that sums are exact.
  static let pointsOfOne = 100

  var points: Int {
    switch self {
    case .filler: 5
    case .doubledWord: 10
    case .joinedWords, .splitWord: 15
    case .droppedWord, .grammaticalNumber, .inflection: 20
    case .droppedApplication: 25
    case .oneTypo: 45
    case .twoTypos: 70
    }
  }
}
