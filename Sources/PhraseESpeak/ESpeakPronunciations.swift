// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching
public import PhraseSpeech

/// How eSpeak NG would say words in American English.
///
/// ```swift
/// let word = WordGraph.Word(text: "beyonce", spelling: "Beyoncé")
/// print(ESpeakPronunciations().pronunciations(of: word))  // [B EY AH N S EY]
/// ```
///
/// Rules of spelling, with a list of exceptions: a guess for any word in Latin letters. The
/// spelling is used rather than the folded form, because accents tell how names are said. Calls
/// from several threads wait for each other, and for a text that is being spoken.
public struct ESpeakPronunciations: PronunciationSource {
  /// “eSpeak”.
  public let name = "eSpeak"

  /// Longer words are no words.
  private static let limit = 64

  /// Makes the source.
  public init() {}

  /// The one way that the library knows; none for a word without Latin letters or digits.
  public func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
    // Letters of other scripts would be named: "Chinese letter".
    let spelling = word.spelling
    guard spelling.utf8.count <= Self.limit, spelling.unicodeScalars.allSatisfy(\.isLatin),
      let phonemes = try? ESpeakLibrary.phonemes(of: spelling, language: "en"),
      let phones = IPATranscription(phonemes).phones
    else { return [] }
    return Pronunciation(phones: phones).map { [$0] } ?? []
  }
}

extension Unicode.Scalar {
  /// A letter of the Latin script, a mark on one, a digit, or a sign that words contain.
  fileprivate var isLatin: Bool {
    switch value {
    case 0...0x7F: properties.isAlphabetic || "0123456789'.-&".unicodeScalars.contains(self)
    case 0xC0...0x24F, 0x1E00...0x1EFF: properties.isAlphabetic
    case 0x300...0x36F, 0x2019: true
    default: false
    }
  }
}
