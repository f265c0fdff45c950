// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A queue between one sender and one receiver that waits.
///
/// Closing it ends the wait with nil; what is put into a closed mailbox is dropped.
final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var receiver: CheckedContinuation<Message?, Never>?
    var isClosed = false
  }

  private let state = Mutex(State())

  func put(_ message: Message) {
    let receiver: CheckedContinuation<Message?, Never>? = state.withLock { state in
      guard !state.isClosed else { return nil }
      if let receiver = state.receiver {
        state.receiver = nil
        return receiver
      }
      state.messages.append(message)
      return nil
    }
    receiver?.resume(returning: message)
  }

  /// The oldest message, waiting for one if there is none; nil once closed.
  func take() async -> Message? {
    await withCheckedContinuation { continuation in
      let ready: Message?? = state.withLock { state in
        if !state.messages.isEmpty { return .some(state.messages.removeFirst()) }
        if state.isClosed { return .some(nil) }
        state.receiver = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  var isClosed: Bool { state.withLock(\.isClosed) }

  func close() {
    let receiver = state.withLock { state in
      state.isClosed = true
      defer { state.receiver = nil }
      return state.receiver
    }
    receiver?.resume(returning: nil)
  }
}
