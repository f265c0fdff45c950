// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How loud a stretch of sound is.
public struct Level: Sendable, Equatable {
  /// The root of the mean square, in decibels below full scale; never below ``silence``.
  public let decibels: Double
  /// The share of samples at the very end of the scale, 0 to 1: more than a few mean clipping.
  public let clipped: Double

  /// What digital silence is counted as, in decibels: one step of 16 bits.
  public static let silence = -90.3

  /// Measures samples.
  public init(_ samples: some Collection<Int16>) {
    var sum = 0.0
    var ends = 0
    for sample in samples {
      sum += Double(sample) * Double(sample)
      if sample >= Int16.max - 1 || sample <= Int16.min + 1 { ends += 1 }
    }
    let count = Double(max(samples.count, 1))
    let power = sum / count / (32_768 * 32_768)
    decibels = power > 0 ? max(10 * log10(power), Self.silence) : Self.silence
    clipped = Double(ends) / count
  }
}
