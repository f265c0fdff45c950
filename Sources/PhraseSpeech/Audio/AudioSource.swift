// SPDX-License-Identifier: Apache-2.0

/// Where sound comes from: a microphone, a file, standard input.
public protocol AudioSource: Sendable {
  /// Waits for the next piece of sound, usually a tenth of a second.
  ///
  /// - Returns: The sound; nil at the end. A microphone has none.
  /// - Throws: `AudioDeviceError` if the device fails; `CancellationError` if the task is
  ///   cancelled.
  func read() async throws -> Audio?

  /// Drops what was captured and not read yet, for example while the engine itself spoke.
  func discard() async
}

/// Where sound goes to: a loudspeaker, a file.
public protocol AudioSink: Sendable {
  /// Plays sound, and returns when it was heard; a cancelled task falls silent at once.
  ///
  /// - Parameters:
  ///   - audio: What to play.
  ///   - onStart: Called once, from any thread, when the device took the first of it; not for
  ///     empty sound.
  /// - Throws: `AudioDeviceError` if the device fails; `CancellationError` if the task is
  ///   cancelled.
  func play(_ audio: Audio, onStart: @escaping @Sendable () -> Void) async throws
}

extension AudioSink {
  /// Plays sound, and returns when it was heard; a cancelled task falls silent at once.
  ///
  /// - Throws: `AudioDeviceError` if the device fails; `CancellationError` if the task is
  ///   cancelled.
  public func play(_ audio: Audio) async throws { try await play(audio) {} }
}

/// Why a sound device cannot be used.
public struct AudioDeviceError: Error, Equatable, CustomStringConvertible {
  /// What happened to a device.
  public enum Reason: Sendable, Equatable {
    /// There is no device of that name.
    case unknown
    /// Another program uses it.
    case busy
    /// It was unplugged.
    case vanished
    /// The person may not use it.
    case forbidden
    /// It cannot do what is needed, or failed otherwise.
    case failed
  }

  /// The kind of failure.
  public let reason: Reason
  /// The device's name.
  public let device: String
  /// What happened and what to do about it, in a sentence.
  public let description: String

  /// Makes an error.
  public init(_ reason: Reason, device: String, _ description: String) {
    self.reason = reason
    self.device = device
    self.description = description
  }
}
