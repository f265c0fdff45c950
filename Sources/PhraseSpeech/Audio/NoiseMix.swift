// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Audio {
  /// The sound with noise under it.
  ///
  /// Loudness is the energy of the loudest second, so that pauses before and after a command do
  /// not count. The noise begins at a place that `seed` decides and repeats where it is short.
  ///
  /// ```swift
  /// let speech = Audio(samples: (0..<32_000).map { Int16($0 % 2_000) })
  /// let noise = Audio(samples: (0..<16_000).map { Int16($0 % 70) })
  /// let mixed = speech.mixed(with: noise, decibels: 12, seed: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - noise: What to put under the sound.
  ///   - decibels: How much louder the sound is than the noise, from -120 to 120; beyond is as these.
  ///   - seed: Chooses the place in the noise; the same seed gives the same mix.
  /// - Returns: Sound of the same length; itself if there is no noise.
  public func mixed(with noise: Audio, decibels: Double, seed: UInt64) -> Audio {
    guard !noise.isEmpty, !isEmpty else { return self }
    var random = SplitMix64(state: seed)
    let start = Int(random.next() % UInt64(noise.samples.count))
    let part = samples.indices.map { noise.samples[(start + $0) % noise.samples.count] }
    let wanted = loudestSecond / pow(10, min(120, max(-120, decibels)) / 10)
    let energy = Audio(samples: part).loudestSecond
    let gain = energy > 0 ? (wanted / energy).squareRoot() : 0
    var mixed = samples.indices.map { Double(samples[$0]) + gain * Double(part[$0]) }
    // Scaled down as a whole rather than clipped, as a recording level would be.
    let peak = mixed.reduce(0) { Swift.max($0, abs($1)) }
    if peak > 32_767 { mixed = mixed.map { $0 * 32_767 / peak } }
    return Audio(samples: mixed.map { Int16($0.rounded()) })
  }

  /// The mean square of the loudest second.
  private var loudestSecond: Double {
    var best = 0.0
    for start in stride(from: 0, to: samples.count, by: Self.sampleRate) {
      let part = samples[start..<Swift.min(start + Self.sampleRate, samples.count)]
      let energy = part.reduce(0.0) { $0 + Double($1) * Double($1) }
      best = Swift.max(best, energy / Double(Self.sampleRate))
    }
    return best
  }
}
