// SPDX-License-Identifier: Apache-2.0

/// What a recognizer heard in one stretch of speech.
public struct Transcript: Sendable, Equatable {
  /// A word with its place in the sound.
  public struct Word: Sendable, Equatable {
    /// The word as the grammar's author spells it.
    public let text: String
    /// Where it begins, in seconds from the beginning of the sound, without the silence that PocketSphinx
    /// 0.8 leaves out.
    public let start: Double
    /// Where it ends.
    public let end: Double
    /// How much better the word explains the sound than any sounds do, 0 to 1; see
    /// ``Verification``.
    public let confidence: Double
    /// The score that ``confidence`` is made of; see ``Verification/weakestWord``.
    public let score: Double

    /// Makes a word, whose ``confidence`` follows from its score.
    public init(text: String, start: Double, end: Double, score: Double) {
      self.text = text
      self.start = start
      self.end = end
      self.score = score
      confidence = Verification.confidence(score: score)
    }
  }

  /// A sentence that means something else and sounds like what was heard.
  public struct Rival: Sendable, Equatable {
    /// The rival's words, as the grammar's author spells them.
    public let text: String
    /// How much better the words that were heard explain the sound: the difference of the
    /// logarithmic likelihoods in units of 0.1 nat, the mean over the decoders; at least 0.
    public let margin: Double

    /// Makes a rival.
    public init(text: String, margin: Double) {
      self.text = text
      self.margin = margin
    }
  }

  /// The words in the order of their sounds; none where nothing was heard.
  public let words: [Word]

  /// Other sentences that the sound may have been: what a decoder heard that was overruled.
  public let alternatives: [String]

  /// How the words stand against free speech.
  public let verification: Verification

  /// The sentence that it may have been instead; nil where none was looked for, or none is near.
  public let rival: Rival?

  /// Makes a transcript, as a recognizer of your own returns it.
  ///
  /// ```swift
  /// let words = [Transcript.Word(text: "yes", start: 0, end: 0.4, score: -12)]
  /// let verification = Verification(utterance: -12, weakestWord: -12, signalToNoise: 40)
  /// let transcript = Transcript(words: words, verification: verification)
  /// ```
  public init(
    words: [Word], alternatives: [String] = [], verification: Verification, rival: Rival? = nil
  ) {
    self.words = words
    self.alternatives = alternatives
    self.verification = verification
    self.rival = rival
  }

  /// The words with blanks between.
  public var text: String { words.map(\.text).joined(separator: " ") }
}
