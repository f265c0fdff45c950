// SPDX-License-Identifier: Apache-2.0

import Dispatch
import PhraseSpeech
import Synchronization

/// What a thread captured and tasks have not read yet.
///
/// The thread calls `put`, `lost`, `pause` and `end`; tasks call the rest.
final class CaptureQueue: Sendable {
  private struct State {
    var pieces: [Audio] = []
    /// Samples in `pieces`.
    var count = 0
    var readers: [(id: Int, continuation: CheckedContinuation<Audio?, any Error>)] = []
    var nextReader = 0
    var closers: [CheckedContinuation<Void, Never>] = []
    var isClosed = false
    var hasEnded = false
    var error: AudioDeviceError?
    var isThreadPaused = false
    var overruns = 0
    var dropped = 0
  }

  private let state = Mutex(State())
  /// Wakes the thread from a pause.
  private let wake = DispatchSemaphore(value: 0)
  private let limit: Int
  private let isPatient: Bool

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - limit: The most samples that are kept.
  ///   - isPatient: Whether a full queue first waits as long as the new sound lasts. A file that
  ///     stands for a microphone then waits for its reader, and a real one has memory for that.
  init(limit: Int, isPatient: Bool = true) {
    self.limit = limit
    self.isPatient = isPatient
  }

  /// Whether nobody wants sound any more.
  var isClosed: Bool { state.withLock(\.isClosed) }

  /// How often the device lost sound.
  var overruns: Int { state.withLock(\.overruns) }

  /// How many samples were given up because nobody read them.
  var dropped: Int { state.withLock(\.dropped) }

  /// Counts sound that the device lost.
  func lost() { state.withLock { $0.overruns += 1 } }
}

extension CaptureQueue {
  /// Takes the next piece, and waits for it.
  ///
  /// - Returns: The piece; nil once the queue was closed.
  /// - Throws: The error that capturing ended with; `CancellationError`.
  func take() async throws -> Audio? {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextReader += 1
      return state.nextReader
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        serve(continuation, id: id)
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func serve(_ continuation: CheckedContinuation<Audio?, any Error>, id: Int) {
    let result: Result<Audio?, any Error>? = state.withLock { state in
      // Seen here rather than in `cancel`, which may have run before the reader was entered.
      if Task.isCancelled { return .failure(CancellationError()) }
      if state.isClosed { return .success(nil) }
      if !state.pieces.isEmpty {
        let piece = state.pieces.removeFirst()
        state.count -= piece.samples.count
        wakeThread(&state)
        return .success(piece)
      }
      if let error = state.error { return .failure(error) }
      state.readers.append((id, continuation))
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  private func cancel(_ id: Int) {
    let reader = state.withLock { state in
      state.readers.firstIndex { $0.id == id }.map { state.readers.remove(at: $0) }
    }
    reader?.continuation.resume(throwing: CancellationError())
  }

  /// Drops what is there.
  func discard() {
    state.withLock { state in
      state.pieces = []
      state.count = 0
      wakeThread(&state)
    }
  }

  /// Asks the thread to end; readers get nil.
  func close() {
    let readers = state.withLock { state in
      state.isClosed = true
      state.pieces = []
      state.count = 0
      wakeThread(&state)
      defer { state.readers = [] }
      return state.readers
    }
    for reader in readers { reader.continuation.resume(returning: nil) }
  }

  /// Waits until the thread has given the device back.
  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.closers.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }

  /// Wakes the thread from its pause; under the lock, so that no signal outlives the pause.
  private func wakeThread(_ state: inout State) {
    guard state.isThreadPaused else { return }
    state.isThreadPaused = false
    wake.signal()
  }
}

extension CaptureQueue {
  /// Adds sound, for the first reader that waits or for later.
  func put(_ samples: [Int16]) {
    guard !samples.isEmpty else { return }
    let reader = state.withLock { state in
      if state.isClosed { return nil as CheckedContinuation<Audio?, any Error>? }
      if !state.readers.isEmpty { return state.readers.removeFirst().continuation }
      state.pieces.append(Audio(samples: samples))
      state.count += samples.count
      while state.count > limit, state.pieces.count > 1 {
        let oldest = state.pieces.removeFirst().samples.count
        state.count -= oldest
        state.dropped += oldest
      }
      return nil
    }
    reader?.resume(returning: Audio(samples: samples))
    // Nothing is in the thread's hands while it waits: what is discarded meanwhile is all there is.
    let isFull = state.withLock { $0.count + samples.count > limit }
    if isFull, isPatient { pause(Audio.seconds(samples.count)) }
  }

  /// Lets the thread wait until a task does something, at most for a time in seconds.
  ///
  /// - Returns: False if the queue is closed.
  @discardableResult
  func pause(_ seconds: Double) -> Bool {
    let isOpen = state.withLock { state in
      state.isThreadPaused = !state.isClosed
      return state.isThreadPaused
    }
    guard isOpen else { return false }
    if wake.wait(timeout: .now() + seconds) == .timedOut {
      let wasWoken = state.withLock { state in
        defer { state.isThreadPaused = false }
        return !state.isThreadPaused
      }
      // The signal came between the end of the wait and the lock; it is used up here.
      if wasWoken { wake.wait() }
    }
    return !isClosed
  }

  /// Tells that the thread has given the device back, and why.
  func end(_ error: AudioDeviceError?) {
    let (readers, closers) = state.withLock { state in
      state.hasEnded = true
      state.error = error
      defer {
        state.readers = []
        state.closers = []
      }
      return (state.readers, state.closers)
    }
    for reader in readers {
      if let error {
        reader.continuation.resume(throwing: error)
      } else {
        reader.continuation.resume(returning: nil)
      }
    }
    for closer in closers { closer.resume() }
  }
}
