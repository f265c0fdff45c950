// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

extension WyomingServices {
  /// A tenth of a second, in samples.
  private static let piece = Audio.sampleRate / 10

  /// Speaks a text.
  func speak(_ text: String, _ voice: ClientEvent.Voice, send: Send) async {
    guard let synthesizer else { return }
    guard let language = language(of: voice) else {
      return await send(
        .error(
          text: "There is no voice “\(voice.name ?? "")”; there are "
            + info.voices.map(ServiceInfo.voice).joined(separator: ", ") + ".", code: "voice"))
    }
    do {
      let speech = try await synthesizer.speech(for: text, language: language)
      await send(.audioStart)
      for start in stride(from: 0, to: speech.samples.count, by: Self.piece) {
        await send(
          .audioChunk(
            speech[start..<start + Self.piece], timestamp: start.milliseconds))
      }
      await send(.audioStop(timestamp: speech.samples.count.milliseconds))
    } catch is CancellationError {
      return
    } catch {
      await send(.error(text: "\(error)", code: "voice"))
    }
  }

  private func language(of voice: ClientEvent.Voice) -> String? {
    guard let name = voice.name else { return voice.language ?? settings.language }
    return info.voices.first { ServiceInfo.voice($0) == name }
  }
}

extension Int {
  /// How long a number of samples lasts, in milliseconds.
  fileprivate var milliseconds: Int { self * 1_000 / Audio.sampleRate }
}
