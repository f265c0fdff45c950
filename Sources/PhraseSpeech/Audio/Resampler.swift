// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Converts sound from one sample rate to another, piece by piece.
///
/// ```swift
/// var resampler = Resampler(from: 44_100)
/// let samples = resampler.process([Float](repeating: 0, count: 441)) + resampler.finish()
/// ```
///
/// A windowed sinc, evaluated where each output sample falls; the cut-off is the lower of both
/// half rates. Source: J. O. Smith, "Digital Audio Resampling", Stanford CCRMA, 2002.
///
/// - Complexity: O(*n* × 2 × `zeroCrossings` × ratio) for *n* output samples.
public struct Resampler: Sendable {
  /// Zero crossings of the sinc on each side.
  ///
  /// Sixteen keep the passband flat to 7 kHz at 16 kHz, which is more than the models look at
  /// (6.8 kHz).
  private static let zeroCrossings = 16.0

  private let rate: Int
  private let target: Int
  private let cutoff: Double
  private let reach: Int
  private var history: [Float]
  /// The input sample that `history` begins with; the padding before the input is negative.
  private var offset: Int
  /// The number of output samples so far: its place in the input is exact, however long it lasts.
  private var count = 0

  /// Prepares a conversion.
  ///
  /// - Parameters:
  ///   - rate: Samples a second of the input, above 0.
  ///   - target: Samples a second of the output.
  public init(from rate: Int, to target: Int = Audio.sampleRate) {
    self.rate = rate
    self.target = target
    cutoff = min(1, Double(target) / Double(rate))
    reach = Int((Self.zeroCrossings / cutoff).rounded(.up))
    history = [Float](repeating: 0, count: reach)
    offset = -reach
  }

  /// Takes input and returns the output that is complete.
  public mutating func process(_ input: [Float]) -> [Float] {
    if rate == target { return input }
    history.append(contentsOf: input)
    var output: [Float] = []
    output.reserveCapacity(input.count * target / rate + 1)
    while nextSample - offset + reach < history.count {
      let fraction = Double(count * rate % target) / Double(target)
      output.append(value(at: Double(nextSample - offset) + fraction))
      count += 1
    }
    let used = max(0, min(nextSample - offset - reach, history.count))
    history.removeFirst(used)
    offset += used
    return output
  }

  /// Returns the rest, as if silence followed.
  public mutating func finish() -> [Float] {
    rate == target ? [] : process([Float](repeating: 0, count: reach))
  }

  /// The input sample at or before the next output sample.
  private var nextSample: Int { count * rate / target }

  private func value(at position: Double) -> Float {
    let center = Int(position)
    var sum = 0.0
    for index in max(0, center - reach + 1)...min(center + reach, history.count - 1) {
      let distance = position - Double(index)
      let place = distance / Double(reach)
      guard abs(place) < 1 else { continue }
      let window = 0.5 + 0.5 * cos(.pi * place)
      let phase = .pi * distance * cutoff
      let sinc = abs(phase) < 1e-9 ? 1 : sin(phase) / phase
      sum += Double(history[index]) * sinc * window * cutoff
    }
    return Float(sum)
  }
}

extension Float {
  /// The sample of 16 bits that is nearest to a value between -1 and 1.
  package var sample: Int16 {
    guard isFinite else { return 0 }
    return Int16(max(-32_768, min(32_767, (self * 32_768).rounded())))
  }
}
