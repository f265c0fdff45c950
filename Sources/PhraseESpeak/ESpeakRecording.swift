// SPDX-License-Identifier: Apache-2.0

import CESpeak
import Synchronization

/// Takes the sound of one text from the library, piece by piece.
final class ESpeakRecording: Sendable {
  private let recorded = Mutex<[Int16]>([])
  private let cancelled = Atomic(false)

  /// The library's samples.
  var samples: [Int16] { recorded.withLock { $0 } }

  /// Whether nobody wants the sound any more.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Ends the synthesis with its next piece, which is about 60 ms of speech.
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// What the library calls for each piece; anything but 0 ends the synthesis.
  static let callback:
    @convention(c) (
      UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 = { wave, count, events in
      guard let pointer = events?.pointee.user_data else { return 1 }
      let recording = Unmanaged<ESpeakRecording>.fromOpaque(pointer).takeUnretainedValue()
      if recording.isCancelled { return 1 }
      if let wave, count > 0 {
        let piece = UnsafeBufferPointer(start: wave, count: Int(count))
        recording.recorded.withLock { $0.append(contentsOf: piece) }
      }
      return 0
    }
}
