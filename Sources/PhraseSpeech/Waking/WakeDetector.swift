// SPDX-License-Identifier: Apache-2.0

/// Finds a wake phrase in speech.
public protocol WakeDetector: Sendable {
  /// Looks for the phrase in one stretch of speech.
  ///
  /// - Returns: Where the phrase ends, as a count of samples; nil if it was not said.
  /// - Throws: `CancellationError` if the task was cancelled; `RecognizerError`.
  func endOfWakePhrase(in audio: Audio) async throws -> Int?
}
