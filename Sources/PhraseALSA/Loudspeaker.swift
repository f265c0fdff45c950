// SPDX-License-Identifier: Apache-2.0

import Foundation
public import PhraseSpeech

/// Plays sound on a device of ALSA, the sound library of Linux.
///
/// ```swift
/// try await Loudspeaker().play(Audio(samples: [Int16](repeating: 0, count: 1_600)))
/// ```
///
/// The device is open only while something plays, so that other programs can use it in between.
/// Each sound is played by a thread of its own. Two sounds at a time need a device that mixes, as
/// `default` usually does; on others the second is told that the device is used.
public struct Loudspeaker: AudioSink {
  /// The device's name.
  public let device: String
  private let library: any PCMLibrary

  /// Names a device, which is opened by ``play(_:onStart:)``.
  ///
  /// - Parameter device: A name as ``SoundDevice/all()`` lists them.
  public init(device: String = "default") {
    self.init(device: device, library: ALSALibrary())
  }

  init(device: String, library: any PCMLibrary) {
    self.device = device
    self.library = library
  }

  /// Opens the device and closes it again, without a sound.
  ///
  /// - Throws: `AudioDeviceError` if the device cannot be opened.
  public func check() throws {
    do {
      try library.open(device, .playback).close()
    } catch {
      throw AudioDeviceError(opening: device, .playback, error)
    }
  }

  /// Plays sound, and returns when it was heard; a cancelled task falls silent at once.
  ///
  /// - Parameters:
  ///   - audio: What to play.
  ///   - onStart: Called on the loudspeaker's thread when the device took the first of the sound.
  /// - Throws: `AudioDeviceError` if the device cannot be opened, or fails; `CancellationError` if
  ///   the task is cancelled.
  public func play(_ audio: Audio, onStart: @escaping @Sendable () -> Void) async throws {
    try Task.checkCancellation()
    guard !audio.isEmpty else { return }
    let playback = Playback(device: device, library: library, onStart: onStart)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread {
          continuation.resume(with: Result { try playback.run(audio) })
        }
        thread.name = "loudspeaker"
        thread.start()
      }
    } onCancel: {
      playback.stop()
    }
  }
}
