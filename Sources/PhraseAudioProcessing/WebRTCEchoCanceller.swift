// SPDX-License-Identifier: Apache-2.0

import CEchoCanceller
public import PhraseSpeech
import Synchronization

#if canImport(CWebRTCAudioProcessing)
  // Imported for what it links.
  import CWebRTCAudioProcessing
#endif

/// The echo canceller of the WebRTC audio processing library.
///
/// It learns how a room carries sound from the loudspeaker to the microphone, within about half a
/// second of speech, and keeps it for what is played later.
///
/// ```swift
/// let loudspeaker = Loudspeaker()
/// let duplex = WebRTCEchoCanceller().map { DuplexAudio(loudspeaker, canceller: $0) }
/// print(duplex == nil ? "Install libwebrtc-audio-processing-dev." : "People may interrupt.")
/// ```
///
/// The delay between playing and hearing may be up to a quarter of a second. Calls may come from
/// any thread; they are served one after another.
public final class WebRTCEchoCanceller: EchoCanceller {
  /// `@unchecked Sendable`: the handle is used under the lock alone.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { phrase_echo_canceller_destroy(pointer) }
  }

  private let handle: Mutex<Handle>

  /// Opens a canceller; nil where the library was not installed when the package was built.
  public init?() {
    guard let pointer = phrase_echo_canceller_create() else { return nil }
    handle = Mutex(Handle(pointer))
  }

  /// Takes what was played out of what was captured; see `EchoCanceller`.
  ///
  /// - Complexity: about 0.1 ms of work for a frame.
  public func process(_ captured: [Int16], played: [Int16]) -> [Int16] {
    guard captured.count == Endpointer.frame, played.count == Endpointer.frame else {
      return captured
    }
    var samples = captured
    let isDone = handle.withLock {
      phrase_echo_canceller_process($0.pointer, played, &samples) == 0
    }
    return isDone ? samples : captured
  }
}
