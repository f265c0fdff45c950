// SPDX-License-Identifier: Apache-2.0

/// Takes out of captured sound what a loudspeaker played into it.
///
/// An implementation learns how the room carries sound, and how late it comes. It is asked only
/// about the time around what is played, frame by frame in their order.
public protocol EchoCanceller: Sendable {
  /// Cleans one frame of 10 ms.
  ///
  /// - Parameters:
  ///   - captured: What the microphone heard, as many samples as ``Endpointer/frame``.
  ///   - played: What the loudspeaker played meanwhile or shortly before, as many samples;
  ///     silence after its end.
  /// - Returns: The frame without the echo.
  func process(_ captured: [Int16], played: [Int16]) -> [Int16]
}
