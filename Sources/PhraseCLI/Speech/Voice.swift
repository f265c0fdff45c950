// SPDX-License-Identifier: Apache-2.0

import PhraseALSA
import PhraseESpeak
import PhraseRuntime
import PhraseSpeech

/// How answers sound.
struct Voice: Sendable {
  private let synthesizer = ESpeakSynthesizer()
  private let loudspeaker: Loudspeaker
  /// One sound after the other: a device plays only one.
  private let sequence = SerialTasks()

  /// Tries the voice and the loudspeaker, without a sound.
  ///
  /// - Throws: `CommandFailure` if one of them cannot be used.
  init(device: String) async throws {
    loudspeaker = Loudspeaker(device: device)
    try await available { [synthesizer, loudspeaker] in
      _ = try await synthesizer.speech(for: "a", language: SpeechTools.language)
      try loudspeaker.check()
    }
  }

  /// Says a text, after what is being said already, and returns when it was said.
  ///
  /// - Throws: `CommandFailure` if the loudspeaker cannot be used.
  func say(_ text: String, language: String) async throws {
    try await available { [synthesizer, loudspeaker] in
      try await loudspeaker.play(synthesizer.speech(for: text, language: language))
    }
  }

  /// Plays a short sound.
  func play(_ cue: Cue) async throws {
    try await available { [loudspeaker] in try await loudspeaker.play(cue.sound) }
  }

  private func available(_ work: @escaping @Sendable () async throws -> Void) async throws {
    do {
      try await sequence.add(work)
    } catch let error as AudioDeviceError {
      throw CommandFailure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }
}
