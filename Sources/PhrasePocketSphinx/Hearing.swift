// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// The words that a grammar's decoder heard, with their likelihoods.
struct Hearing {
  struct Word {
    let text: String
    /// The decoder's name for the word, with the number of the pronunciation: "latte(2)".
    let variant: String
    /// Frames of 10 ms.
    let frames: ClosedRange<Int>
    /// Logarithm of the likelihood.
    let score: Int
  }

  let words: [Word]

  /// The logarithmic likelihood of the whole utterance, with its pauses.
  let score: Int

  /// Takes the words out of a decoder's segments.
  ///
  /// `spelling` is asked by the decoder's name for a word; it has none for fillers and for steps
  /// without words.
  init(segments: [Decoder.Segment], spelling: (String) -> String?) {
    score = segments.reduce(0) { $0 + $1.score }
    words = segments.compactMap { segment in
      spelling(segment.word).map {
        Word(text: $0, variant: segment.word, frames: segment.frames, score: segment.score)
      }
    }
  }

  /// The words with blanks between.
  var text: String { words.map(\.text).joined(separator: " ") }

  /// The words as the decoder knows them, whatever pronunciation was used.
  var sentence: [String] { words.map { String($0.variant.prefix { $0 != "(" }) } }

  /// The words with their scores against free speech.
  ///
  /// `free` is the logarithmic likelihood of free speech at each frame, `evidence` what the decoder
  /// heard that free speech is compared with: this, or the sentence that this one won against.
  func transcript(
    free: [Double], evidence: Hearing, alternatives: [String], signalToNoise: Double,
    rival: Transcript.Rival?
  ) -> Transcript {
    let words = words.map { word in
      let score = Verification.score(
        word: Double(word.score), free: free.sum(over: word.frames), frames: word.frames.count)
      return Transcript.Word(
        text: word.text, start: Double(word.frames.lowerBound) / 100,
        end: Double(word.frames.upperBound + 1) / 100,
        confidence: Verification.confidence(score: score), score: score)
    }
    return Transcript(
      words: words, alternatives: alternatives,
      verification: evidence.verification(free: free, signalToNoise: signalToNoise), rival: rival)
  }

  /// How the words stand against free speech.
  func verification(free: [Double], signalToNoise: Double) -> Verification {
    var difference = 0.0
    var frames = 0
    var weakest = 0.0
    for word in words {
      let any = free.sum(over: word.frames)
      difference += Double(word.score) - any
      frames += word.frames.count
      let score = Verification.score(
        word: Double(word.score), free: any, frames: word.frames.count)
      weakest = min(weakest, score)
    }
    return Verification(
      utterance: difference / Double(max(frames, 1)), weakestWord: weakest,
      signalToNoise: signalToNoise)
  }
}

extension [Double] {
  /// The sum of the elements at these places, as far as there are any.
  func sum(over places: ClosedRange<Int>) -> Double {
    guard places.lowerBound < count else { return 0 }
    return self[places.lowerBound...Swift.min(places.upperBound, count - 1)].reduce(0, +)
  }
}
