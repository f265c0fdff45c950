// SPDX-License-Identifier: Apache-2.0

public import PhraseSpeech

/// A wake phrase, and what finds it in speech.
public struct WakeWord: Sendable {
  /// The words; clients name it by them.
  public let phrase: String

  /// Finds it.
  public let detector: any WakeDetector

  /// Makes a wake word.
  public init(_ phrase: String, detector: any WakeDetector) {
    self.phrase = phrase
    self.detector = detector
  }
}
