// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech

/// Sounds that tests are made of; all of them are the same each time.
enum Sounds {
  /// A tone at a rate, between -1 and 1.
  static func tone(
    _ hertz: Double, seconds: Double, rate: Int = Audio.sampleRate, amplitude: Double = 0.5
  ) -> [Float] {
    (0..<Int(seconds * Double(rate))).map {
      Float(amplitude * sin(2 * .pi * hertz * Double($0) / Double(rate)))
    }
  }

  /// Samples of 16 bits.
  static func samples(_ values: [Float]) -> [Int16] {
    values.map { Int16(max(-32_768, min(32_767, ($0 * 32_768).rounded()))) }
  }

  /// Noise with equal shares of all frequencies.
  static func noise(seconds: Double, amplitude: Double, seed: UInt64 = 1) -> [Int16] {
    var random = SplitMix64(state: seed)
    return (0..<Audio.count(seconds: seconds)).map { _ in
      Int16(32_767 * amplitude * Double.random(in: -1...1, using: &random))
    }
  }

  static func silence(seconds: Double) -> [Int16] {
    [Int16](repeating: 0, count: Audio.count(seconds: seconds))
  }

  /// Noise where somebody speaks and silence elsewhere, by turns, beginning with silence.
  static func turns(_ seconds: [Double], amplitude: Double = 0.2) -> [Int16] {
    seconds.enumerated().flatMap { index, length in
      index.isMultiple(of: 2)
        ? silence(seconds: length)
        : noise(seconds: length, amplitude: amplitude, seed: UInt64(index))
    }
  }

  /// The amplitude of one frequency, between 0 and 1.
  static func amplitude(of hertz: Double, in samples: some Collection<Float>) -> Double {
    var sine = 0.0
    var cosine = 0.0
    for (index, sample) in samples.enumerated() {
      let phase = 2 * Double.pi * hertz * Double(index) / Double(Audio.sampleRate)
      sine += Double(sample) * sin(phase)
      cosine += Double(sample) * cos(phase)
    }
    return 2 * (sine * sine + cosine * cosine).squareRoot() / Double(max(samples.count, 1))
  }

  /// The same in sound, without the edges.
  static func amplitude(of hertz: Double, in audio: Audio) -> Double {
    let edge = audio.samples.count / 4
    let middle = audio.samples.dropFirst(edge).dropLast(edge).map { Float($0) / 32_768 }
    return amplitude(of: hertz, in: middle)
  }

  static func decibels(_ samples: some Collection<Int16>) -> Double { Level(samples).decibels }
}
