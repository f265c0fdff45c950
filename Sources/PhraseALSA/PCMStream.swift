// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Which way sound goes.
enum PCMDirection: Sendable {
  case capture, playback
}

/// How samples lie in a stream's memory, as a device agreed to it.
struct PCMLayout: Sendable, Equatable {
  /// The kinds of samples that are converted; all in the byte order of the machine.
  enum Sample: Sendable, CaseIterable {
    case int16, int32, float32

    var size: Int { self == .int16 ? 2 : 4 }
  }

  var sample: Sample
  var channels: Int
  /// Frames a second; a frame has one sample of each channel.
  var rate: Int

  var frameSize: Int { sample.size * channels }

  /// How many frames a time takes, at least one.
  func frames(seconds: Double) -> Int { max(1, Int((seconds * Double(rate)).rounded())) }
}

/// What a sound library answered instead of a stream.
struct PCMError: Error, Equatable {
  /// The number of the error, above 0: `ENOENT`.
  let code: Int32

  /// What a call that should not wait answers until it is done.
  static let again = PCMError(EAGAIN)

  init(_ code: Int32) {
    self.code = abs(code)
  }
}

/// The few calls of a sound library that are used, so that tests can stand in for a device.
///
/// Numbers below 0 are errors of the system, as everywhere in ALSA: `-EPIPE`.
protocol PCMStream: Sendable {
  var layout: PCMLayout { get }

  /// Waits for frames that fill the buffer, and returns how many came.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int
  /// Waits until the device has taken frames, and returns how many it took.
  func write(_ buffer: UnsafeRawBufferPointer) -> Int
  /// Makes the stream ready after it stopped.
  func prepare() -> Int
  /// Wakes a device that the system had suspended; `-EAGAIN` while it is not awake yet.
  func resume() -> Int
  /// Plays what was written to its end, without waiting: `-EAGAIN` until it was heard.
  func drain() -> Int
  /// Stops at once.
  func drop() -> Int
  /// Gives the device back; the last call.
  func close()
}

/// Opens streams.
protocol PCMLibrary: Sendable {
  /// Opens a device in the layout that is nearest to one channel of 16 bits at 16 kHz.
  func open(_ device: String, _ direction: PCMDirection) throws(PCMError) -> any PCMStream
}
