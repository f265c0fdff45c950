// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// Sound that comes from a client, and waits until it is listened to.
///
/// A client that sends faster than its sound is understood waits as well, so that what is kept has a
/// limit however long it goes on.
actor StreamedAudio: AudioSource {
  /// How much is kept, in samples: half a minute.
  private static let limit = 30 * Audio.sampleRate
  /// A tenth of a second, as a microphone gives.
  private static let piece = Audio.sampleRate / 10

  private var samples: [Int16] = []
  private var isEnded = false
  private var reader: CheckedContinuation<Void, Never>?
  private var writer: CheckedContinuation<Void, Never>?
  /// The time of the newest chunk by the client's clock, in milliseconds.
  private(set) var timestamp: Int?

  /// Adds sound; waits where there is too much already, and drops it where nobody listens any more.
  func append(_ audio: Audio, timestamp: Int?) async {
    guard !isEnded else { return }
    samples += audio.samples
    self.timestamp = timestamp ?? self.timestamp
    wakeReader()
    if samples.count > Self.limit { await withCheckedContinuation { writer = $0 } }
  }

  /// Ends the sound; what was added can still be read.
  func end() {
    isEnded = true
    wakeReader()
    wakeWriter()
  }

  /// The next piece; nil at the end.
  func read() async throws -> Audio? {
    while samples.isEmpty {
      if isEnded { return nil }
      try Task.checkCancellation()
      await withTaskCancellationHandler {
        await withCheckedContinuation { reader = $0 }
      } onCancel: {
        Task { await wakeReader() }
      }
    }
    let piece = Audio(samples: Array(samples.prefix(Self.piece)))
    samples.removeFirst(piece.samples.count)
    if samples.count <= Self.limit { wakeWriter() }
    return piece
  }

  func discard() { samples = [] }

  private func wakeReader() {
    reader?.resume()
    reader = nil
  }

  private func wakeWriter() {
    writer?.resume()
    writer = nil
  }
}
