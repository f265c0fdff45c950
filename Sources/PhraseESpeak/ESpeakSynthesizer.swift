// SPDX-License-Identifier: Apache-2.0

import Dispatch
public import PhraseSpeech

/// Speaks with eSpeak NG: over a hundred languages, small, plain to hear, in no way natural.
///
/// ```swift
/// let speech = try await ESpeakSynthesizer().speech(for: "Which tool?", language: "en")
/// ```
///
/// The library exists once in a process, so texts are spoken one after another, on a queue of its
/// own, whatever the number of synthesizers.
public struct ESpeakSynthesizer: SpeechSynthesizer {
  /// Words a minute.
  public let rate: Int
  /// The height of the voice, from 0 to 100.
  public let pitch: Int

  private static let queue = DispatchQueue(label: "eSpeak NG")

  /// Makes a synthesizer.
  ///
  /// - Parameters:
  ///   - rate: Words a minute, 80 to 450; others are taken to the nearer end.
  ///   - pitch: The height of the voice, 0 to 100; others likewise.
  public init(rate: Int = 165, pitch: Int = 50) {
    self.rate = min(max(rate, 80), 450)
    self.pitch = min(max(pitch, 0), 100)
  }

  /// Says a text.
  ///
  /// - Parameters:
  ///   - text: What to say; anything is allowed.
  ///   - language: A language code, with a region or without: `en` (American), `en-gb`, `ru`. A
  ///     region that is not known is left out.
  /// - Returns: The speech, in the engine's form; empty for a text with nothing to say.
  /// - Throws: `SynthesizerError` if there is no voice for the language; `CancellationError` if
  ///   the task is cancelled.
  public func speech(for text: String, language: String) async throws -> Audio {
    try Task.checkCancellation()
    let recording = ESpeakRecording()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Self.queue.async {
          continuation.resume(with: Result { try speak(text, language, into: recording) })
        }
      }
    } onCancel: {
      recording.cancel()
    }
  }

  private func speak(
    _ text: String, _ language: String, into recording: ESpeakRecording
  ) throws -> Audio {
    let samplesPerSecond = try ESpeakLibrary.speak(
      text, language: language, rate: rate, pitch: pitch, into: recording)
    if recording.isCancelled { throw CancellationError() }
    let samples = recording.samples
    // A text without words gives a moment of silence.
    guard samples.contains(where: { $0 != 0 }) else { return Audio() }
    var resampler = Resampler(from: samplesPerSecond)
    var converted: [Int16] = []
    for start in stride(from: 0, to: samples.count, by: samplesPerSecond) {
      if recording.isCancelled { throw CancellationError() }
      let second = samples[start..<min(start + samplesPerSecond, samples.count)]
      converted += resampler.process(second.map { Float($0) / 32_768 }).map(\.sample)
    }
    if recording.isCancelled { throw CancellationError() }
    return Audio(samples: converted + resampler.finish().map(\.sample))
  }
}
