// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Foundation
import PhraseSpeech

/// A PocketSphinx decoder with its model and the words that were added to it.
///
/// Not for several tasks at once: an actor with a ``DecodingThread`` owns each.
final class Decoder {
  /// A word that was heard, with its frames and its acoustic score.
  struct Segment {
    let word: String
    /// Frames of 10 ms.
    let frames: ClosedRange<Int>
    /// Logarithm of the likelihood, in the decoder's own base.
    let score: Int
  }

  /// The longest utterance, in seconds: the library counts frames of 10 ms in 16 bits.
  static let longest = 300.0

  /// Frames between two looks at whether the task was cancelled.
  ///
  /// The library's first buffer holds 12, and it loses frames of a first piece that is longer.
  private static let piece: Int32 = 10

  /// The library's messages are silenced before its first decoder, once.
  private static let isSilent: Bool = {
    phrase_sphinx_silence_messages()
    return true
  }()

  private let handle: OpaquePointer
  /// Whether the library could not go on; what it then holds is not touched any more.
  private var isBroken = false

  /// Opens a decoder.
  ///
  /// - Throws: `RecognizerError` if the model cannot be read.
  init(_ settings: DecoderSettings, model: AcousticModel) throws(RecognizerError) {
    guard Self.isSilent else { throw model.unreadable }
    let words = settings.options(for: model).flatMap { [$0.name, $0.value] }
    var arguments = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    guard let handle = phrase_sphinx_open(Int32(arguments.count), &arguments) else {
      throw model.unreadable
    }
    self.handle = handle
  }

  deinit { if !isBroken { ps_free(handle) } }

  /// Makes a call to the library, unless one before has broken it.
  ///
  /// - Returns: Whether the call succeeded.
  private func call(_ body: (OpaquePointer) -> Int32) -> Bool {
    guard !isBroken else { return false }
    let status = body(handle)
    isBroken = status == PHRASE_SPHINX_FATAL
    return status == 0
  }

  // MARK: - Words and searches

  /// Adds a pronunciation; the words become part of the searches that are made after it.
  ///
  /// - Returns: Whether the decoder has it; phones that the model lacks are refused.
  func add(_ word: String, _ pronunciation: Pronunciation) -> Bool {
    call { phrase_sphinx_add_word($0, word, pronunciation.description) }
  }

  /// Drops all words; no search may be left that knows any.
  func removeWords() -> Bool {
    call { phrase_sphinx_remove_words($0) }
  }

  func addGrammar(_ name: String, _ text: String, weight: Float) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        call { phrase_sphinx_add_grammar($0, name, bytes.baseAddress, bytes.count, weight) }
      }
    }
  }

  func addPhoneLoop(_ name: String, model: String?) -> Bool {
    call { phrase_sphinx_add_phone_loop($0, name, model) }
  }

  func remove(_ name: String) { _ = call { phrase_sphinx_remove($0, name) } }

  // MARK: - Decoding

  /// Decodes an utterance with one search.
  ///
  /// - Parameters:
  ///   - samples: The sound.
  ///   - search: The name of a search that was added.
  ///   - frames: The part that is decoded, in frames as other decoders counted them in this sound;
  ///     nil for all of it.
  ///   - isWhole: Whether it is over; of one that goes on, the first words are heard.
  /// - Returns: What was heard, or nil if no way through the grammar fits.
  /// - Throws: `CancellationError` soon after the task was cancelled; `RecognizerError` for sound
  ///   that is too long, and for a decoder that could not go on.
  func decode(
    _ samples: [Int16], with search: String, frames: Range<Int>? = nil, isWhole: Bool = true
  ) throws -> [Segment]? {
    let audio = Audio(samples: samples)
    guard audio.duration <= Self.longest else {
      throw RecognizerError(
        "An utterance of \(Int(audio.duration)) seconds is too long to be recognized at once; "
          + "up to \(Int(Self.longest)) are.")
    }
    let isStarted = call { phrase_sphinx_use($0, search) } && call { phrase_sphinx_start($0) }
    guard isStarted else { return try nothing() }
    let feeding = Result { try feed(samples, frames) }
    // Once it is ended, only a whole sentence is a hypothesis.
    let beginning = isWhole ? nil : segments
    let isEnded = call { phrase_sphinx_end($0) }
    guard try feeding.get(), isEnded else { return try nothing() }
    return isWhole ? segments : beginning
  }

  /// No hypothesis, unless the decoder is broken: who speaks to it would never be heard again.
  private func nothing() throws(RecognizerError) -> [Segment]? {
    if isBroken { throw .decoderBroke }
    return nil
  }

  /// Decodes the sound in pieces, and stops between them once the task is cancelled.
  private func feed(_ samples: [Int16], _ frames: Range<Int>?) throws -> Bool {
    try Task.checkCancellation()
    // Where no silence is removed, frames can be counted in the sound itself.
    var samples = samples
    var frames = frames
    if let part = frames, !phrase_sphinx_removes_silence() {
      let size = Audio.sampleRate / 100
      samples = Array(samples.dropFirst(part.lowerBound * size).prefix(part.count * size))
      frames = nil
    }
    var sound = phrase_sphinx_sound()
    defer { phrase_sphinx_forget(&sound) }
    guard call({ phrase_sphinx_analyze($0, samples, samples.count, &sound) }) else { return false }
    let part = (frames ?? 0..<Int(sound.count)).clamped(to: 0..<Int(sound.count))
    for first in stride(
      from: Int32(part.lowerBound), to: Int32(part.upperBound), by: Int(Self.piece))
    {
      try Task.checkCancellation()
      let count = min(Self.piece, Int32(part.upperBound) - first)
      guard call({ phrase_sphinx_decode($0, &sound, first, count) }) else { return false }
    }
    return true
  }

  /// The segments of the best hypothesis; nil where there is none.
  private var segments: [Segment]? {
    var score: Int32 = 0
    guard !isBroken, ps_get_hyp(handle, &score) != nil else { return nil }
    var segments: [Segment] = []
    var iterator = ps_seg_iter(handle)
    while let segment = iterator {
      var first: Int32 = 0
      var last: Int32 = 0
      var acoustic: Int32 = 0
      ps_seg_frames(segment, &first, &last)
      _ = ps_seg_prob(segment, &acoustic, nil, nil)
      if let word = ps_seg_word(segment), first <= last {
        segments.append(
          Segment(
            word: String(cString: word), frames: Int(first)...Int(last), score: Int(acoustic)))
      }
      iterator = ps_seg_next(segment)
    }
    return segments
  }
}
