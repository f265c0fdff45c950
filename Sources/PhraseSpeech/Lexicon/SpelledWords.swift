// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Words that are said by their parts: digits as a number, initialisms letter by letter.
///
/// "451" is "four hundred fifty one" and "four five one", "USB" is "you ess bee", "mp3" is both. A
/// letter with a full stop, "a.", is the letter's name.
public struct SpelledWords: PronunciationSource {
  /// What the source is called.
  public let name = "spelled out"
  private let dictionary: (any PronunciationSource)?

  /// Longer words without vowels are typing errors rather than initialisms.
  private static let lettersLimit = 6

  /// Makes the source.
  ///
  /// - Parameter dictionary: Says number words; without one, words with digits are not known.
  public init(dictionary: (any PronunciationSource)? = nil) {
    self.dictionary = dictionary
  }

  /// The ways to say digits, letters, initialisms and mixtures of them; none for other words.
  public func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
    if let letter = word.text.first, word.text.dropFirst() == "." {
      return Self.phones(of: letter).flatMap { Pronunciation(phones: $0) }.map { [$0] } ?? []
    }
    let runs = word.text.runs
    guard runs.count <= 4, runs.contains(where: \.isDigits) || isInitialism(word) else { return [] }
    var ways: [[String]] = [[]]
    for run in runs {
      let next = run.isDigits ? digits(run) : letters(run, of: word)
      guard !next.isEmpty else { return [] }
      ways = ways.flatMap { head in next.map { head + $0 } }
    }
    var found: [Pronunciation] = []
    for pronunciation in ways.compactMap({ Pronunciation(phones: $0) })
    where !found.contains(pronunciation) {
      found.append(pronunciation)
    }
    return Array(found.prefix(4))
  }

  private func isInitialism(_ word: WordGraph.Word) -> Bool {
    let letters = word.text
    guard (2...Self.lettersLimit).contains(letters.count) else { return false }
    let isCapital = word.spelling.allSatisfy { $0.isUppercase || $0 == "." || $0 == "&" }
    return isCapital || !letters.contains { "aeiouy".contains($0) }
  }

  /// A number as a whole, and digit by digit.
  private func digits(_ run: Substring) -> [[String]] {
    let whole = Int(run).flatMap { "\($0)" == run ? NumberWords.english.spell($0) : nil } ?? []
    let single = run.compactMap(\.wholeNumberValue).flatMap { NumberWords.english.spell($0)[0] }
    return (whole + [single]).compactMap { words in
      var phones: [String] = []
      for word in words {
        guard
          let spoken = dictionary?.pronunciations(of: .init(text: word, spelling: word)).first
        else { return nil }
        phones += spoken.phones
      }
      return phones
    }
  }

  /// Letters one by one, or as a word where they are one beside digits.
  private func letters(_ run: Substring, of word: WordGraph.Word) -> [[String]] {
    var phones: [String] = []
    for letter in run {
      guard let name = Self.phones(of: letter) else { return [] }
      phones += name
    }
    let known = dictionary?.pronunciations(of: .init(text: String(run), spelling: String(run)))
    let asWord = run.count > 2 && run.count < word.text.count ? (known ?? []).map(\.phones) : []
    return asWord + (run.count <= Self.lettersLimit ? [phones] : [])
  }

  private static func phones(of letter: Character) -> [String]? {
    letterNames[letter].map { $0.split(separator: " ").map(String.init) }
  }

  private static let letterNames: [Character: String] = [
    "a": "EY", "b": "B IY", "c": "S IY", "d": "D IY", "e": "IY", "f": "EH F", "g": "JH IY",
    "h": "EY CH", "i": "AY", "j": "JH EY", "k": "K EY", "l": "EH L", "m": "EH M", "n": "EH N",
    "o": "OW", "p": "P IY", "q": "K Y UW", "r": "AA R", "s": "EH S", "t": "T IY", "u": "Y UW",
    "v": "V IY", "w": "D AH B AH L Y UW", "x": "EH K S", "y": "W AY", "z": "Z IY",
  ]
}

extension String {
  /// Stretches of digits and of other characters.
  fileprivate var runs: [Substring] {
    var runs: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      runs.append(run)
      rest = rest[run.endIndex...]
    }
    return runs
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Substring {
  fileprivate var isDigits: Bool { first?.isASCIIDigit ?? false }
}
