// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How loud each of 24 bands of frequencies is, every 10 ms: what phones look like.
///
/// Each value is a natural logarithm of a power, a third of it, less what the band has in the frames that
/// are nearer to the loudest than to the quietest: neither a microphone's colour nor its level is left,
/// however long the silence around the words is.
///
/// Source of the scale: S. S. Stevens, J. Volkmann, E. B. Newman, "A scale for the measurement of the
/// psychological magnitude pitch", 1937.
struct MelSpectrum: Sendable {
  static let bands = 24

  /// Samples of a frame: 25 ms.
  private static let width = 400
  private static let hop = Endpointer.frame
  private static let size = 512
  /// The lowest and the highest frequency that count, in Hz.
  private static let range = (100.0, 7_000.0)
  /// What rumbles is turned down by 6 dB an octave.
  private static let emphasis: Float = 0.97
  /// A power that is as good as silence: sounds below a step of 16 bits are all alike.
  private static let floor = 100.0
  private static let scale: Float = 3

  private let spectrum = Spectrum(size: size)
  /// Source: Richard Hamming, "Digital Filters", 1977.
  private let window = (0..<width).map { 0.54 - 0.46 * cos(2 * .pi * Double($0) / Double(width)) }
  /// Each band's first line of the spectrum, and the weights from there on.
  private let filters: [(first: Int, weights: [Double])] = {
    let mel = { (frequency: Double) in 1_127 * log(1 + frequency / 700) }
    let (low, high) = (mel(range.0), mel(range.1))
    let corners = (0...bands + 1).map { index in
      700 * (exp((low + (high - low) * Double(index) / Double(bands + 1)) / 1_127) - 1)
    }
    return (0..<bands).map { band in
      let weights = (0...size / 2).map { line in
        let frequency = Double(line * Audio.sampleRate) / Double(size)
        return max(
          0,
          min(
            (frequency - corners[band]) / (corners[band + 1] - corners[band]),
            (corners[band + 2] - frequency) / (corners[band + 2] - corners[band + 1])))
      }
      let first = weights.firstIndex { $0 > 0 } ?? 0
      return (first, Array(weights[first...].prefix { $0 > 0 }))
    }
  }()

  /// The bands of each frame; none of sound that is shorter than a frame.
  func frames(of audio: Audio) -> [[Float]] {
    let starts = stride(from: 0, through: audio.samples.count - Self.width, by: Self.hop)
    return normalized(starts.map { levels(audio.samples, at: $0) })
  }

  private func levels(_ samples: [Int16], at start: Int) -> [Float] {
    var real = [Double](repeating: 0, count: Self.size)
    var imaginary = real
    for index in 0..<Self.width {
      let place = start + index
      let before = place > 0 ? Self.emphasis * Float(samples[place - 1]) : 0
      real[index] = Double(Float(samples[place]) - before) * window[index]
    }
    spectrum.transform(&real, &imaginary)
    return filters.map { first, weights in
      let power = weights.enumerated().reduce(0) { sum, weight in
        let line = first + weight.offset
        return sum + weight.element * (real[line] * real[line] + imaginary[line] * imaginary[line])
      }
      return Float(log(power + Self.floor))
    }
  }

  private func normalized(_ frames: [[Float]]) -> [[Float]] {
    guard !frames.isEmpty else { return [] }
    let loudness = frames.map { $0.reduce(0, +) }
    let ordered = loudness.sorted()
    let count = frames.count
    let (quiet, loud) = (ordered[count / 10], ordered[count - 1 - count * 3 / 100])
    let speech = frames.indices.filter { loudness[$0] >= (quiet + loud) / 2 }
    let means = (0..<Self.bands).map { band in
      speech.reduce(0) { $0 + frames[$1][band] } / Float(speech.count)
    }
    return frames.map { frame in zip(frame, means).map { ($0 - $1) / Self.scale } }
  }
}
