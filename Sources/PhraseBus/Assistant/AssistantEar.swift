// SPDX-License-Identifier: Apache-2.0

/// What hears people for the assistant while no program has the microphone.
///
/// The calls come one after the other.
package protocol AssistantEar: Sendable {
  /// Begins to hear; nothing where it does already.
  ///
  /// - Parameter tell: Takes why it cannot hear now, as a sentence, and nil as soon as it can.
  func start(_ tell: @escaping @Sendable (String?) -> Void) async

  /// Stops, and returns when the device is free for others.
  func stop() async
}
