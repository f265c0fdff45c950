// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Foundation
import PhraseSpeech

/// A PocketSphinx decoder with its model and the words that were added to it.
///
/// Not for several tasks at once: whoever owns one guards it.
final class Decoder {
  /// A word that was heard, with its frames and its acoustic score.
  struct Segment {
    let word: String
    /// Frames of 10 ms.
    let frames: ClosedRange<Int>
    /// Logarithm of the likelihood, in the decoder's own base.
    let score: Int
  }

  private let handle: OpaquePointer

  /// Opens a decoder.
  ///
  /// - Throws: `RecognizerError` if the model cannot be read.
  init(_ settings: DecoderSettings, model: AcousticModel) throws(RecognizerError) {
    phrase_sphinx_silence_messages()
    let words = settings.options(for: model).flatMap { [$0.name, $0.value] }
    var arguments = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    guard let handle = phrase_sphinx_open(Int32(arguments.count), &arguments) else {
      throw model.unreadable
    }
    self.handle = handle
  }

  deinit { ps_free(handle) }

  // MARK: - Words and searches

  /// Adds a pronunciation; the words become part of the searches that are made after it.
  func add(_ word: String, _ pronunciation: Pronunciation) {
    _ = ps_add_word(handle, word, pronunciation.description, 0)
  }

  func addGrammar(_ name: String, _ text: String, weight: Float) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        phrase_sphinx_add_grammar(handle, name, bytes.baseAddress, bytes.count, weight) == 0
      }
    }
  }

  func addPhoneLoop(_ name: String, model: String) -> Bool {
    phrase_sphinx_add_phone_loop(handle, name, model) == 0
  }

  func addKeyphrase(_ name: String, _ phrase: String) -> Bool {
    phrase_sphinx_add_keyphrase(handle, name, phrase) == 0
  }

  func remove(_ name: String) { _ = phrase_sphinx_remove(handle, name) }

  // MARK: - Decoding

  /// Decodes a whole utterance with one search.
  ///
  /// - Returns: What was heard, or nil if no way through the grammar fits.
  func decode(_ samples: [Int16], with search: String) -> [Segment]? {
    guard phrase_sphinx_use(handle, search) == 0 else { return nil }
    // A new stream forgets the noise of the last utterance: the same sound gives the same words.
    // Version 5 has no noise to forget, and says so by a status.
    _ = ps_start_stream(handle)
    guard ps_start_utt(handle) == 0 else { return nil }
    _ = ps_process_raw(handle, samples, samples.count, 0, 1)
    guard ps_end_utt(handle) == 0 else { return nil }
    return segments
  }

  /// The segments of the best hypothesis; nil where there is none.
  private var segments: [Segment]? {
    var score: Int32 = 0
    guard ps_get_hyp(handle, &score) != nil else { return nil }
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
