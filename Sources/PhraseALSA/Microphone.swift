// SPDX-License-Identifier: Apache-2.0

import Foundation
public import PhraseSpeech

/// Sound from a device of ALSA, the sound library of Linux.
///
/// ```swift
/// let microphone = try Microphone(device: "plughw:CARD=Webcam,DEV=0")
/// while let sound = try await microphone.read() { print(Level(sound.samples).decibels) }
/// ```
///
/// A thread of its own captures from the moment of making on, in pieces of a twentieth of a second,
/// and converts what the device gives. Sound that is not read is kept for ten seconds. Lost sound
/// is counted in ``overruns`` and ``droppedSeconds`` rather than thrown, because listening goes on.
///
/// | state | leaves it by |
/// | --- | --- |
/// | capturing | ``close()`` or the end of the object; a device that vanishes |
/// | waiting for the device, if asked to | the device's return; ``close()`` |
/// | failed | – : ``read()`` gives what is there, then throws |
/// | closed | – : ``read()`` returns nil |
public final class Microphone: AudioSource {
  /// The most sound that is kept for a reader, in seconds.
  private static let limit = 10.0

  /// The device's name.
  public let device: String
  private let queue: CaptureQueue

  /// Opens a device and begins to capture.
  ///
  /// - Parameters:
  ///   - device: A name as ``SoundDevice/all()`` lists them.
  ///   - waitsForDevice: Whether a device that is unplugged later is waited for, and opened again
  ///     about twice a second until it is back. It has to be there at first.
  /// - Throws: `AudioDeviceError` if the device cannot be opened.
  public convenience init(
    device: String = "default", waitsForDevice: Bool = false
  ) throws(AudioDeviceError) {
    try self.init(device: device, waitsForDevice: waitsForDevice, library: ALSALibrary())
  }

  init(
    device: String, waitsForDevice: Bool = false, library: any PCMLibrary, retryDelay: Double = 0.5
  ) throws(AudioDeviceError) {
    self.device = device
    queue = CaptureQueue(limit: Audio.count(seconds: Self.limit))
    let loop = CaptureLoop(
      device: device, library: library, queue: queue, waitsForDevice: waitsForDevice,
      retryDelay: retryDelay)
    do {
      let stream = try library.open(device, .capture)
      let thread = Thread { loop.run(stream) }
      thread.name = "microphone"
      thread.start()
    } catch {
      throw AudioDeviceError(opening: device, .capture, error)
    }
  }

  deinit { queue.close() }

  /// How often the device lost sound, because the thread was late or the system was asleep.
  public var overruns: Int { queue.overruns }

  /// How much sound was given up because nobody read it, in seconds.
  public var droppedSeconds: Double { Audio.seconds(queue.dropped) }

  /// Waits for the next twentieth of a second.
  ///
  /// - Returns: The sound; nil once the microphone was closed.
  /// - Throws: `AudioDeviceError` if the device vanished or failed; `CancellationError` if the task
  ///   is cancelled, which loses no sound.
  public func read() async throws -> Audio? { try await queue.take() }

  /// Drops what was captured and not read yet.
  public func discard() async { queue.discard() }

  /// Stops, and returns when the device is free for others, usually within a tenth of a second.
  ///
  /// Reads that wait return nil. Without it, the end of the object stops the thread as well, but
  /// nobody waits for that.
  public func close() async {
    queue.close()
    await queue.waitForEnd()
  }
}
