// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import PhraseSpeech

/// Sound that is named on the command line.
enum AudioInput {
  /// What stands for standard input.
  static let standardInput = "-"

  /// The sound of a WAV file.
  ///
  /// - Throws: `CommandFailure` with 66 if there is no such file, 65 if it has no sound.
  static func file(_ path: String) throws -> Audio {
    let bytes = Array(try FileContents.read(path))
    let audio: Audio
    do {
      audio = try WaveFile.decode(bytes)
    } catch {
      throw CommandFailure(.badData, "\(path) \(error)")
    }
    guard !audio.isEmpty else { throw CommandFailure(.badData, "\(path) has no sound") }
    return audio
  }

  /// A file piece by piece, or raw samples from standard input as they come.
  static func source(_ path: String) throws -> any AudioSource {
    path == standardInput ? RawInput() : AudioClip(try file(path))
  }
}

/// Raw samples on standard input: 16 kHz, one channel, 16 bits, low byte first.
private final class RawInput: AudioSource {
  /// A tenth of a second.
  private static let size = Audio.sampleRate / 10 * 2

  /// Reads block, so they stay off the threads that run tasks.
  private let queue = DispatchQueue(label: "phrase.raw-input")

  func read() async throws -> Audio? {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            var data = Data()
            while data.count < Self.size {
              let part = try FileHandle.standardInput.read(upToCount: Self.size - data.count)
              guard let part, !part.isEmpty else { break }
              data += part
            }
            return data.count < 2 ? nil : Audio(bytes: data)
          })
      }
    }
  }

  func discard() async {}
}
