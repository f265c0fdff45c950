// SPDX-License-Identifier: Apache-2.0

import PhraseALSA
import PhraseAudioProcessing
import PhraseESpeak
import PhraseRuntime
import PhraseSpeech

/// How answers sound.
struct Voice: Sendable {
  private let synthesizer = ESpeakSynthesizer()
  private let loudspeaker: Loudspeaker
  /// The loudspeaker, where it can be told from a person; nil without an echo canceller.
  private let duplex: DuplexAudio?
  /// One sound after the other: a device plays only one.
  private let sequence = SerialTasks()

  /// Tries the voice, without a sound; ``check()`` tries the loudspeaker.
  ///
  /// - Throws: `CommandFailure` if the voice cannot be used.
  init(device: String, language: String) async throws {
    let loudspeaker = Loudspeaker(device: device)
    self.loudspeaker = loudspeaker
    duplex = WebRTCEchoCanceller().map { DuplexAudio(loudspeaker, canceller: $0) }
    try await available { [synthesizer] in
      _ = try await synthesizer.speech(for: "a", language: language)
    }
  }

  /// What a microphone hears besides this voice; nil where the two cannot be told apart.
  func source(hearing microphone: any AudioSource) -> (any AudioSource)? {
    duplex?.source(hearing: microphone)
  }

  /// Tries the loudspeaker, without a sound, after what is being said.
  ///
  /// - Throws: `CommandFailure` if it cannot be used now.
  func check() async throws {
    try await available { [loudspeaker] in try loudspeaker.check() }
  }

  /// Says a text, after what is being said already, and returns when it was said.
  ///
  /// - Throws: `CommandFailure` if the loudspeaker cannot be used; `CancellationError` if the task
  ///   is cancelled, which falls silent at once.
  func say(_ text: String, language: String) async throws {
    try await available { [self] in
      try await play(synthesizer.speech(for: text, language: language))
    }
  }

  /// Plays a short sound.
  func play(_ cue: Cue) async throws {
    try await available { [self] in try await play(cue.sound) }
  }

  private func play(_ audio: Audio) async throws {
    if let duplex { try await duplex.play(audio) } else { try await loudspeaker.play(audio) }
  }

  private func available(_ work: @escaping @Sendable () async throws -> Void) async throws {
    do {
      try await sequence.add(endsWithCaller: true, work)
    } catch let error as AudioDeviceError {
      throw CommandFailure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }
}
