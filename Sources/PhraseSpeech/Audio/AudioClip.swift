// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Sound that is there already, read piece by piece like that of a microphone.
public final class AudioClip: AudioSource {
  /// A tenth of a second, as a microphone gives.
  private static let piece = Audio.sampleRate / 10

  private let audio: Audio
  private let position = Mutex(0)

  /// Makes a source of this sound.
  public init(_ audio: Audio) {
    self.audio = audio
  }

  /// The next piece; nil at the end.
  public func read() async -> Audio? {
    position.withLock { position in
      guard position < audio.samples.count else { return nil }
      let next = min(position + Self.piece, audio.samples.count)
      defer { position = next }
      return audio[position..<next]
    }
  }

  /// Does nothing: what follows in a recording was not captured while the engine spoke.
  public func discard() async {}
}
