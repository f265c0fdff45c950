// SPDX-License-Identifier: Apache-2.0

/// What each phone is worth in each frame of sound, as a ``PhoneNetwork`` hears it.
public struct PhoneScores: Sendable {
  /// The logarithms of their likelihoods.
  let frames: [[Float]]
}
