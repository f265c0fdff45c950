// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
public import PhraseSpeech

/// Finds a wake phrase in speech, by how it stands against any other row of phones.
///
/// ```
/// speech ─▶ phones, the phrase or none, phones ─▶ the phrase ─┐
///   └─────▶ phones ───────────────────────────────────────────┴─▶ score ≥ lowestScore
/// ```
///
/// Any phrase will do, and nobody has to train it. `WakePhrase` says whether one is a good choice.
///
/// ```swift
/// let detector = try PocketSphinxWakeDetector(
///   phrase: "hey library", model: model, lexicon: lexicon)
/// if let end = try await detector.endOfWakePhrase(in: speech) { print("called, at \(end)") }
/// ```
///
/// It works on a thread of its own. Calls may come from any task; they are served one after another.
public actor PocketSphinxWakeDetector: WakeDetector {
  private static let phrase = "wake"
  private static let speech = "speech"

  private let lowestScore: Double
  /// How many phones each of the phrase's words has, by the decoder's name for it.
  private let phoneCounts: [String: Int]
  private let thread = DecodingThread()
  private let decoder: Decoder

  /// The thread of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// Opens the decoder.
  ///
  /// - Parameters:
  ///   - phrase: The words to wake from; three syllables or more keep false alarms rare.
  ///   - lowestScore: How well a candidate must do, see ``WakeCandidate/score``. Lower hears more
  ///     calls and wakes more often from other speech.
  ///   - model: The acoustic model.
  ///   - lexicon: Says how the words are said.
  /// - Throws: `RecognizerError` if the model cannot be read or the phrase cannot be said.
  public init(
    phrase: String, lowestScore: Double = standardLowestScore, model: AcousticModel,
    lexicon: Lexicon
  ) throws {
    self.lowestScore = lowestScore
    let decoder = try Decoder(.wake, model: model)
    var words: [[String]] = []
    var phoneCounts: [String: Int] = [:]
    for token in Utterance(phrase).tokens {
      let entry = lexicon.entry(for: WordGraph.Word(text: token.text, spelling: token.text))
      guard !entry.pronunciations.isEmpty else {
        throw RecognizerError("Nobody knows how to say “\(token.text)” of the wake phrase.")
      }
      words.append(
        entry.pronunciations.enumerated().map { index, pronunciation in
          let name = index == 0 ? token.text : "\(token.text)(\(index + 1))"
          _ = decoder.add(name, pronunciation)
          phoneCounts[name] = pronunciation.phones.count
          return name
        })
    }
    let sounds = model.alphabet.sorted().map(WordGraph.Word.sound)
    for sound in sounds {
      if let way = Pronunciation(phones: [sound.spelling], alphabet: model.alphabet) {
        _ = decoder.add(sound.text, way)
      }
    }
    let grammar = WakeGrammar(words: words, sounds: sounds.map(\.text))
    guard !words.isEmpty,
      decoder.addGrammar(
        Self.phrase, grammar.phrase(named: Self.phrase), weight: DecoderSettings.languageWeight),
      decoder.addGrammar(
        Self.speech, grammar.speech(named: Self.speech), weight: DecoderSettings.languageWeight)
    else {
      throw RecognizerError("“\(phrase)” cannot be a wake phrase.")
    }
    self.phoneCounts = phoneCounts
    self.decoder = decoder
  }

  /// A score that people's calls and other speech were tried with; see `Benchmarks/RESULTS.md`.
  public static let standardLowestScore = -14.0

  /// Looks for the phrase; see `WakeDetector`.
  public func endOfWakePhrase(in audio: Audio) throws -> Int? {
    try candidate(in: audio).flatMap { wakes(from: $0) ? $0.samples.upperBound : nil }
  }

  /// Whether a candidate is taken for the phrase.
  public nonisolated func wakes(from candidate: WakeCandidate) -> Bool {
    candidate.isAccepted(lowestScore: lowestScore)
  }

  /// Where the phrase fits best, and how well; nil where other speech fits far better.
  ///
  /// - Throws: `CancellationError` if the task was cancelled; `RecognizerError` for sound that is too
  ///   long.
  public func candidate(in audio: Audio) throws -> WakeCandidate? {
    let audio = audio.dithered()
    guard let segments = try decoder.decode(audio.samples, with: Self.phrase),
      segments.contains(where: { phoneCounts[$0.word] != nil }),
      let speech = try decoder.decode(audio.samples, with: Self.speech)
    else { return nil }
    return WakeCandidate(
      segments: segments, phoneCounts: phoneCounts, free: speech.frameScores,
      sampleCount: audio.samples.count)
  }
}
