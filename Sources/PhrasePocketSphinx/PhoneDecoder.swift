// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// Hears any row of phones: the measure for what a grammar makes of the same sound.
struct PhoneDecoder {
  private static let search = "phones"

  private let decoder: Decoder

  init(model: AcousticModel, adaptation: Adaptation? = nil) throws(RecognizerError) {
    let settings = adaptation.map(DecoderSettings.phones.adapted) ?? .phones
    decoder = try Decoder(settings, model: model)
    guard decoder.addPhoneLoop(Self.search, model: model.phoneModel?.path) else {
      throw model.unreadable
    }
  }

  /// The logarithmic likelihood of each frame.
  func scores(_ audio: Audio) throws -> [Double] {
    (try decoder.decode(audio.samples, with: Self.search) ?? []).frameScores
  }
}

extension [Decoder.Segment] {
  /// The logarithmic likelihood of each frame, spread evenly over its segment.
  var frameScores: [Double] {
    var scores: [Double] = []
    for segment in self {
      while scores.count < segment.frames.lowerBound { scores.append(0) }
      let score = Double(segment.score) / Double(segment.frames.count)
      scores.append(contentsOf: repeatElement(score, count: segment.frames.count))
    }
    return scores
  }
}
