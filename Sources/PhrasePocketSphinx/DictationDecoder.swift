// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// Hears any words of the model's dictionary: for text, which no grammar has.
///
/// The model is used as it is: adapted to commands in noise it got fewer words right.
struct DictationDecoder {
  /// What the library calls the search that it makes of a language model by itself.
  private static let search = "_default"

  private let decoder: Decoder

  /// Opens the decoder; nil where the model has no language model.
  ///
  /// - Throws: `RecognizerError` if one of the files cannot be read.
  init?(model: AcousticModel) throws(RecognizerError) {
    guard let languageModel = model.languageModel else { return nil }
    do {
      decoder = try Decoder(.dictation(languageModel, of: model.dictionary), model: model)
    } catch {
      throw RecognizerError(
        "The language model \(languageModel.path) cannot be read; install the package or the model "
          + "anew.")
    }
  }

  /// The words that were said with blanks between, all or those in the place of a word that stands
  /// for them; nil for none.
  func words(_ audio: Audio, in word: Transcript.Word? = nil) throws -> String? {
    let segments =
      try decoder.decode(audio.samples, with: Self.search, frames: word?.frames) ?? []
    let words = segments.map { $0.word.prefix { $0 != "(" } }.filter(\.isWord)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Transcript.Word {
  /// Its place as decoders count it.
  fileprivate var frames: Range<Int> {
    Int((start * 100).rounded())..<max(Int((start * 100).rounded()) + 1, Int((end * 100).rounded()))
  }
}

extension Substring {
  /// Whether it is no name of silence or noise, such as "<sil>" or "[NOISE]".
  fileprivate var isWord: Bool { first.map { !"<[+".contains($0) } ?? false }
}
