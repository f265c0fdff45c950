// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a transcript stands against free speech.
///
/// A grammar finds a way through any sound: the question is whether its words explain the sound
/// about as well as any row of phones would. Both are decoded; the difference of their
/// logarithmic likelihoods, by frame, is the score. It is below zero nearly always, and far below
/// for speech that is no phrase.
public struct Verification: Sendable, Equatable {
  /// The mean score of all words.
  public let utterance: Double

  /// The score of the word that fits worst; short words count for less.
  public let weakestWord: Double

  /// How far the speech stands out from the noise around it, in decibels.
  ///
  /// Noise makes free speech fit better than words, so more is forgiven where it is loud.
  public let signalToNoise: Double

  /// How well the words fit the phones that a network hears; nil for long sentences, and where there
  /// is no network.
  public let phones: PhoneFit?

  /// The score of the word that fits worst the phones that a network hears; nil where there is no network.
  ///
  /// A decoder knows which words it listens for, and takes another one for the nearest of them. The network
  /// does not: each word is compared with the likeliest phone of each frame, and so is a pause between words.
  /// In units of 0.1 nat by frame; short words count for less.
  public let weakestPhones: Double?

  /// Makes a verification of its scores.
  public init(
    utterance: Double, weakestWord: Double, signalToNoise: Double, phones: PhoneFit? = nil,
    weakestPhones: Double? = nil
  ) {
    self.utterance = utterance
    self.weakestWord = weakestWord
    self.signalToNoise = signalToNoise
    self.phones = phones
    self.weakestPhones = weakestPhones
  }
}

extension Verification {
  /// Frames that a word's score is thinned by: a word of 150 ms counts half.
  private static let thinning = 15.0

  /// A word's score, from the likelihoods of the word and of free speech over its frames.
  package static func score(word: Double, free: Double, frames: Int) -> Double {
    (word - free) / (Double(frames) + thinning)
  }

  /// How sure a word is, 0 to 1, by its score.
  package static func confidence(score: Double) -> Double {
    1 / (1 + exp(-(score + 32) / 6))
  }
}
