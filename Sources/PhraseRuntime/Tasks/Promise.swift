// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that comes later: the first one counts, and later ones are dropped.
package final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, any Error>)
    case kept(Result<Value, any Error>)
  }

  private let state = Mutex(State.open)

  package init() {}

  package func keep(_ result: Result<Value, any Error>) {
    let waiter: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .kept(result)
        return nil
      case .waiting(let continuation):
        state = .kept(result)
        return continuation
      case .kept: return nil
      }
    }
    waiter?.resume(with: result)
  }

  /// Waits for the value; may be called once.
  ///
  /// - Throws: What the promise was broken with, or `CancellationError` when the task is cancelled.
  package var value: Value {
    get async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let early: Result<Value, any Error>? = state.withLock { state in
            if case .kept(let result) = state { return result }
            state = .waiting(continuation)
            return nil
          }
          if let early { continuation.resume(with: early) }
        }
      } onCancel: {
        keep(.failure(CancellationError()))
      }
    }
  }
}
