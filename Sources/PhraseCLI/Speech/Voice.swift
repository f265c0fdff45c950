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

  init(device: String) {
    loudspeaker = Loudspeaker(device: device)
  }

  /// Says a text, after what is being said already, and returns when it was said.
  ///
  /// - Throws: `CommandFailure` if the loudspeaker cannot be used.
  func say(_ text: String, language: String) async throws {
    do {
      try await sequence.add { [synthesizer, loudspeaker] in
        try await loudspeaker.play(synthesizer.speech(for: text, language: language))
      }
    } catch let error as AudioDeviceError {
      throw CommandFailure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }

  /// Plays a short sound.
  func play(_ cue: Cue) async throws {
    do {
      try await loudspeaker.play(cue.sound)
    } catch let error as AudioDeviceError {
      throw CommandFailure(.unavailable, error.description)
    }
  }
}
