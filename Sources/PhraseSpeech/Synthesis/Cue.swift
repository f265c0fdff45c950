// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Short sounds that tell what the engine is about to do.
public enum Cue: Sendable, CaseIterable {
  /// It woke up and listens: two tones up.
  case awake

  /// The sound, a fifth of a second.
  public var sound: Audio {
    switch self {
    case .awake: Self.tones([660, 880])
    }
  }

  /// Tones of 100 ms with soft edges, at a tenth of full scale.
  private static func tones(_ frequencies: [Double]) -> Audio {
    let length = Audio.sampleRate / 10
    return Audio(
      samples: frequencies.flatMap { frequency in
        (0..<length).map { index in
          let edge = min(1, Double(min(index, length - index)) / Double(length / 8))
          let phase = 2 * Double.pi * frequency * Double(index) / Double(Audio.sampleRate)
          return Int16(3_276 * edge * sin(phase))
        }
      })
  }
}
