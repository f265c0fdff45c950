// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// The words that a grammar's decoder heard, with their likelihoods.
struct Hearing {
  struct Word {
    /// As its author spells it.
    let text: String
    /// As the grammar has it.
    let folded: String
    /// Frames of 10 ms.
    let frames: ClosedRange<Int>
    /// Logarithm of the likelihood.
    let score: Int

    /// Whether it stands for any words, of which only the place is known.
    var isAnyWords: Bool { folded == WordGraph.Word.anyWords.text }
  }

  let words: [Word]

  /// The logarithmic likelihood of the whole utterance, with its pauses.
  let score: Int

  /// Takes the words out of a decoder's segments, compounds apart, and the sounds of any words as one.
  ///
  /// - Parameters:
  ///   - segments: What the decoder heard.
  ///   - spelling: How an author spells a word of the grammar; nil for fillers and for steps without
  ///     words.
  ///   - length: How long a word is beside the others of its compound.
  init(
    segments: [Decoder.Segment], spelling: (String) -> String?, length: (String) -> Int
  ) {
    score = segments.reduce(0) { $0 + $1.score }
    words = segments.flatMap { $0.parts(length: length) }.reduce(into: []) { words, part in
      guard let text = spelling(part.word) else { return }
      guard WordGraph.Word.isSoundOfAnyWords(part.word) else {
        words.append(Word(text: text, folded: part.word, frames: part.frames, score: part.score))
        return
      }
      let earlier = words.last.flatMap { $0.isAnyWords ? $0 : nil }
      if earlier != nil { words.removeLast() }
      let first = earlier?.frames.lowerBound ?? part.frames.lowerBound
      words.append(
        Word(
          text: WordGraph.Word.anyWords.spelling, folded: WordGraph.Word.anyWords.text,
          frames: first...part.frames.upperBound, score: (earlier?.score ?? 0) + part.score))
    }
  }

  /// The words with blanks between.
  var text: String { words.map(\.text).joined(separator: " ") }

  /// The words as a lexicon takes them.
  var spoken: [WordGraph.Word] { words.map { WordGraph.Word(text: $0.folded, spelling: $0.text) } }

  /// The words as the grammar has them, whatever pronunciation was used.
  var sentence: [String] { words.map(\.folded) }

  /// The words with their scores against free speech.
  ///
  /// `free` is the logarithmic likelihood of free speech at each frame, `evidence` what the decoder
  /// heard that free speech is compared with: this, or the sentence that this one won against, `phones`
  /// and `weakestPhones` what a network makes of this.
  func transcript(
    free: [Double], evidence: Hearing, alternatives: [String], signalToNoise: Double,
    phones: PhoneFit?, weakestPhones: Double?, rival: Transcript.Rival?
  ) -> Transcript {
    let words = words.map { word in
      let score = Verification.score(
        word: Double(word.score), free: free.sum(over: word.frames), frames: word.frames.count)
      return Transcript.Word(
        text: word.text, start: Double(word.frames.lowerBound) / 100,
        end: Double(word.frames.upperBound + 1) / 100, score: score)
    }
    return Transcript(
      words: words, alternatives: alternatives,
      verification: evidence.verification(
        free: free, signalToNoise: signalToNoise, phones: phones, weakestPhones: weakestPhones),
      rival: rival)
  }

  /// How the words stand against free speech, which any words are themselves.
  func verification(
    free: [Double], signalToNoise: Double, phones: PhoneFit?, weakestPhones: Double?
  ) -> Verification {
    var difference = 0.0
    var frames = 0
    var weakest = 0.0
    for word in words where !word.isAnyWords {
      let any = free.sum(over: word.frames)
      difference += Double(word.score) - any
      frames += word.frames.count
      let score = Verification.score(
        word: Double(word.score), free: any, frames: word.frames.count)
      weakest = min(weakest, score)
    }
    return Verification(
      utterance: difference / Double(max(frames, 1)), weakestWord: weakest,
      signalToNoise: signalToNoise, phones: phones, weakestPhones: weakestPhones)
  }
}

extension Decoder.Segment {
  /// The words of a compound, which share its frames by their lengths, without the number that tells
  /// how a word was said: "latte(2)".
  fileprivate func parts(length: (String) -> Int) -> [Decoder.Segment] {
    let names = word.prefix { $0 != "(" }.split(separator: WordGraph.joint).map(String.init)
    let lengths = names.map(length)
    let whole = max(1, lengths.reduce(0, +))
    var said = 0
    return zip(names, lengths).map { name, length in
      let first = frames.lowerBound + frames.count * said / whole
      said += length
      let last = max(first, frames.lowerBound + frames.count * said / whole - 1)
      return Decoder.Segment(
        word: name, frames: first...last, score: score * (last - first + 1) / frames.count)
    }
  }
}

extension [Double] {
  /// The sum of the elements at these places, as far as there are any.
  func sum(over places: ClosedRange<Int>) -> Double {
    guard places.lowerBound < count else { return 0 }
    return self[places.lowerBound...Swift.min(places.upperBound, count - 1)].reduce(0, +)
  }
}
