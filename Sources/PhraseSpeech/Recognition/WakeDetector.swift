// SPDX-License-Identifier: Apache-2.0

/// Finds a wake phrase in speech.
public protocol WakeDetector: Sendable {
  /// Looks for the phrase in one stretch of speech.
  ///
  /// Blocks for a few hundredths of the speech's length.
  ///
  /// - Returns: Where the phrase ends, as a count of samples; nil if it was not said.
  func endOfWakePhrase(in audio: Audio) -> Int?
}
