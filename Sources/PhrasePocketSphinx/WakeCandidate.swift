// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// The place in a stretch of speech where a wake phrase fits best.
public struct WakeCandidate: Sendable, Equatable {
  /// Its samples.
  public let samples: Range<Int>

  /// How well the phrase fits: the logarithm of its likelihood against free speech, by frame, a
  /// little more for a phrase that is long and for one that is said with care.
  ///
  /// Half of people's calls are above 5, nearly all above −14; see `Benchmarks/RESULTS.md`.
  public let score: Double

  /// The same for the word that fits worst, without what is added.
  let weakestWord: Double

  /// Whether somebody was talking when the phrase began.
  let isWithinTalk: Bool

  /// Whether it is faster than people call.
  let isHasty: Bool

  /// Measures the phrase where the decoder found it; nil where it did not.
  ///
  /// - Parameters:
  ///   - segments: What the decoder heard: phones, and the phrase's words.
  ///   - phoneCounts: How many phones each of the phrase's words has.
  ///   - free: The logarithmic likelihood of free speech at each frame.
  ///   - sampleCount: The length of the speech; the last frame may reach beyond it.
  init?(
    segments: [Decoder.Segment], phoneCounts: [String: Int], free: [Double], sampleCount: Int
  ) {
    let words = segments.filter { phoneCounts[$0.word] != nil }
    guard let first = words.first, let last = words.last else { return nil }
    var difference = 0.0
    var frames = 0
    var weakest = Double.infinity
    for word in words {
      let score = Double(word.score) - free.sum(over: word.frames)
      difference += score
      frames += word.frames.count
      weakest = min(weakest, score / Double(word.frames.count))
    }
    let phones = words.reduce(0) { $0 + (phoneCounts[$1.word] ?? 0) }
    let pace = Double(frames) / Double(max(phones, 1))
    isHasty = pace < Self.fastestPace
    let length = min(Double(phones), Self.longest)
    score =
      difference / Double(frames) + (min(pace, Self.slowestPace) - Self.usualPace)
      + Self.phoneGain * (length - Self.usualLength)
    weakestWord = weakest
    let before = segments.prefix { $0.frames.lowerBound < first.frames.lowerBound }
    let talk = before.reversed().prefix { WordGraph.Word.isSoundOfAnyWords($0.word) }
    isWithinTalk = talk.count >= Self.talk
    let end = min((last.frames.upperBound + 1) * Endpointer.frame, sampleCount)
    samples = min(first.frames.lowerBound * Endpointer.frame, end)..<end
  }

  /// Frames to a phone: what is forced upon other speech is short, a call is said with care.
  private static let usualPace = 7.0
  private static let fastestPace = 5.0
  private static let slowestPace = 10.0
  /// Phones: a long phrase may fit a little worse, because less is like it.
  private static let usualLength = 7.0
  private static let longest = 10.0
  private static let phoneGain = 0.5
  /// Phones in a row that are talk; one is a breath or a click before a call.
  private static let talk = 2

  /// How far above the limit a candidate must be that somebody's talk goes over into.
  private static let surplusWithinTalk = 29.0
  /// A word below is another one: in "a library", "hey" has about −100.
  private static let lowestWord = -65.0
  private static let lowestWordWithinTalk = -20.0

  /// Whether it is taken for the phrase.
  ///
  /// Talk has a great many places for a phrase to fit by chance, the beginning of an utterance only
  /// one: within talk it must fit as well as a good call does.
  func isAccepted(lowestScore: Double) -> Bool {
    guard !isHasty else { return false }
    return isWithinTalk
      ? score >= lowestScore + Self.surplusWithinTalk && weakestWord >= Self.lowestWordWithinTalk
      : score >= lowestScore && weakestWord >= Self.lowestWord
  }
}
