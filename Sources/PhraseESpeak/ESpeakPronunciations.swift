// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching
public import PhraseSpeech

/// How eSpeak NG would say words, in the phones of American English.
///
/// ```swift
/// let word = WordGraph.Word(text: "beyonce", spelling: "Beyoncé")
/// print(ESpeakPronunciations().pronunciations(of: word))  // [B EY AH N S EY]
///
/// let milk = WordGraph.Word(text: "молоко", spelling: "молоко")
/// print(try ESpeakPronunciations(language: "ru").pronunciations(of: milk))  // [M AH L AH K OW]
/// ```
///
/// Rules of spelling, with a list of exceptions: a guess for any word. The sounds of other languages
/// become the nearest phones, so that a grammar in any of them is heard with the American model.
/// Digits are said as the number that they are. The spelling is used rather than the folded form,
/// because accents tell how names are said. Calls from several threads wait for each other, and for
/// a text that is being spoken.
public struct ESpeakPronunciations: PronunciationSource {
  /// “eSpeak”.
  public let name = "eSpeak"
  private let language: String
  /// The sounds of the language; nil for American English, whose phones the model has.
  private let chart: IPAChart?

  /// Longer words are no words.
  private static let limit = 64

  /// Makes the source for American English.
  public init() {
    language = "en"
    chart = nil
  }

  /// Makes the source for any language of eSpeak NG.
  ///
  /// - Parameter language: A language code, with a region or without: `en` (American), `ru`,
  ///   `pt-br`. A region that is not known is left out.
  /// - Throws: `SynthesizerError` that names the languages there are, if this is none of them.
  public init(language: String) throws(SynthesizerError) {
    _ = try ESpeakLibrary.phonemes(of: "1", language: language)
    self.language = language
    let isAmerican = ["en", "en-us", "en_us"].contains(language.lowercased())
    chart = isAmerican ? nil : IPAChart(language: language)
  }

  /// The ways to say a word, the most likely first; none for what is no word.
  ///
  /// English is for words in Latin letters alone. Other languages are for words in the scripts that
  /// the voice reads.
  public func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
    guard word.spelling.utf8.count <= Self.limit, isReadable(word.spelling),
      let transcription = transcription(of: word.spelling)
    else { return [] }
    guard let chart else {
      return transcription.americanPhones.flatMap { Pronunciation(phones: $0) }.map { [$0] } ?? []
    }
    if isSpelledOut(word.spelling, transcription) { return [] }
    var ways: [Pronunciation] = []
    let joined = joined(word.spelling)?.nearestPhones(by: chart).prefix(1) ?? []
    for way in (transcription.nearestPhones(by: chart) + joined)
      .compactMap({ Pronunciation(phones: $0) })
    where !ways.contains(way) {
      ways.append(way)
    }
    return ways
  }

  private func transcription(of text: String) -> IPATranscription? {
    (try? ESpeakLibrary.phonemes(of: text, language: language)).map(IPATranscription.init)
  }

  /// A French word as it ends before a vowel: "les" in "les amis".
  private func joined(_ spelling: String) -> IPATranscription? {
    guard language.isLanguage("fr"),
      let phonemes = try? ESpeakLibrary.phonemes(of: "\(spelling) a", language: language),
      let end = phonemes.lastIndex(of: " ")
    else { return nil }
    return IPATranscription(String(phonemes[..<end]))
  }

  private func isReadable(_ spelling: String) -> Bool {
    let letters = spelling.unicodeScalars
    return chart == nil
      ? letters.allSatisfy(\.isLatin)
      : letters.allSatisfy { $0.isLatin || $0.isOfWords } && letters.contains { $0.isOfWords }
  }

  /// Whether letters of another script are named one by one, as "Chinese letter".
  ///
  /// A name takes more sounds than any letter, or any syllable that is written as one.
  private func isSpelledOut(_ spelling: String, _ transcription: IPATranscription) -> Bool {
    let letters = spelling.unicodeScalars
    return !letters.contains { $0.isLatin }
      && transcription.phonemes.count { !$0.isEmpty } > 5 * letters.count
  }
}

extension Unicode.Scalar {
  /// A letter, a mark on one, or a digit, of any script.
  fileprivate var isOfWords: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }

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
