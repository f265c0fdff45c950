// SPDX-License-Identifier: Apache-2.0

/// Turns text into speech.
public protocol SpeechSynthesizer: Sendable {
  /// Says a text.
  ///
  /// - Parameters:
  ///   - text: What to say.
  ///   - language: The language code that chooses the voice, such as `en` or `ru`.
  /// - Returns: The speech, in the engine's form; empty for a text with nothing to say.
  /// - Throws: `SynthesizerError`
  func speech(for text: String, language: String) async throws -> Audio
}

/// Why a text cannot be spoken.
public struct SynthesizerError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public let description: String

  /// Makes an error of a sentence for people.
  public init(_ description: String) {
    self.description = description
  }
}
